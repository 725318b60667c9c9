import type { AdminCompany } from '@candour/schemas/companies.ts'
import { Dialog, DialogContent } from '@candour/ui/dialog.tsx'
import { CompanyForm } from '#features/companies/company-form.tsx'

export interface CompanyDialogProps {
  open: boolean
  /** The company to edit; absent to create one. */
  company?: AdminCompany | undefined
  onClose: () => void
}

export function CompanyDialog({ open, company, onClose }: CompanyDialogProps) {
  return (
    <Dialog open={open} onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="lg" title={company ? 'Edit Company' : 'Add Company'}>
        <CompanyForm company={company} onDone={onClose} />
      </DialogContent>
    </Dialog>
  )
}
