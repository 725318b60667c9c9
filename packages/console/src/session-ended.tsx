import { accountPaths } from '@candour/schemas/paths.ts'
import { ConfirmDialog } from '@candour/ui/alert-dialog.tsx'

/** Tells that the session has ended on a page with unsaved changes, and leads to the login in another tab. */
export function SessionEnded({ onClose }: { onClose: () => void }) {
  return (
    <ConfirmDialog
      title="Your session has ended"
      description="What you entered is still here. Log in using a new tab, come back to this one, and save again."
      confirmLabel="Log in using a new tab"
      confirmHref={accountPaths.login}
      cancelLabel="Back to the page"
      open
      onOpenChange={(open) => !open && onClose()}
    />
  )
}
