import { ConfirmDialog } from '@candour/ui/alert-dialog.tsx'
import { useRef } from 'react'
import type { Blocker } from 'react-router-dom'

/** Asks before a screen with unsaved changes is left. */
export function UnsavedQuestion({ blocker }: { blocker: Blocker & { state: 'blocked' } }) {
  // Confirming closes the dialog, too, which must not cancel the navigation that it has just allowed.
  const isLeaving = useRef(false)
  return (
    <ConfirmDialog
      title="Leave without saving?"
      description="What you entered has not been saved."
      confirmLabel="Discard"
      cancelLabel="Keep editing"
      destructive
      open
      onOpenChange={(open) => !open && !isLeaving.current && blocker.reset()}
      onConfirm={() => {
        isLeaving.current = true
        blocker.proceed()
      }}
    />
  )
}
