import type { AdminCompany } from '@candour/schemas/companies.ts'
import { Dialog, DialogContent } from '@candour/ui/dialog.tsx'
import { CompanyForm } from '#features/companies/company-form.tsx'

export interface CompanyDialogProps {
  /** The company to edit, `new` to create one, nothing while closed. */
  edited: AdminCompany | 'new' | undefined
  onClose: () => void
}

export function CompanyDialog({ edited, onClose }: CompanyDialogProps) {
  return (
    <Dialog open={edited !== undefined} onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="lg" title={edited === 'new' ? 'Add Company' : 'Edit Company'}>
        <CompanyForm company={edited === 'new' ? undefined : edited} onDone={onClose} />
      </DialogContent>
    </Dialog>
  )
}
