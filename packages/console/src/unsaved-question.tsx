import { ConfirmDialog } from '@candour/ui/alert-dialog.tsx'
import type { Blocker } from 'react-router-dom'

/** Asks before a screen with unsaved changes is left. */
export function UnsavedQuestion({ blocker }: { blocker: Blocker & { state: 'blocked' } }) {
  return (
    <ConfirmDialog
      title="Leave without saving?"
      description="What you entered has not been saved."
      confirmLabel="Discard"
      cancelLabel="Keep editing"
      destructive
      open
      onOpenChange={(open) => !open && blocker.reset()}
      onConfirm={blocker.proceed}
    />
  )
}
