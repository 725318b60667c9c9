import type { AdminCompany } from '@candour/schemas/companies.ts'
import { Dialog, DialogContent } from '@candour/ui/dialog.tsx'
import { type RefObject, useRef } from 'react'
import { CompanyForm } from '#features/companies/company-form.tsx'

interface CompanyDialogProps {
  open: boolean
  /** The company to edit; omit to create one. */
  company?: AdminCompany | undefined
  onClose: () => void
  onCreated: (company: AdminCompany) => void
  /** Gets the focus when the company is deleted, because the button that opened the dialog disappears with it. */
  focusOnceDeleted: RefObject<Element | null>
}

export function CompanyDialog({ open, company, onClose, onCreated, focusOnceDeleted }: CompanyDialogProps) {
  const opener = useRef<Element>(null)

  // One dialog serves many buttons, so Radix has no trigger to return focus to.
  const takeFocus = (event: Event) => {
    opener.current = document.activeElement
    const dialog = event.currentTarget
    const first = dialog instanceof Element ? dialog.querySelector('input') : null
    if (!first) return
    event.preventDefault()
    first.focus()
  }
  const returnFocus = (event: Event) => {
    if (!(opener.current instanceof HTMLElement)) return
    event.preventDefault()
    opener.current.focus()
  }

  return (
    <Dialog open={open} onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="lg"
        title={company ? 'Edit Company' : 'Add Company'}
        onOpenAutoFocus={takeFocus}
        onCloseAutoFocus={returnFocus}
      >
        <CompanyForm
          company={company}
          onDone={(saved) => {
            onClose()
            if (!company) onCreated(saved)
          }}
          onDeleted={() => {
            opener.current = focusOnceDeleted.current
            onClose()
          }}
        />
      </DialogContent>
    </Dialog>
  )
}
