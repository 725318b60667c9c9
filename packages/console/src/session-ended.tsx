import { accountPaths } from '@candour/schemas/paths.ts'
import { ConfirmDialog } from '@candour/ui/alert-dialog.tsx'
import { texts } from '#texts.ts'

/** Tells that the session has ended on a page with unsaved changes, and leads to the login in another tab. */
export function SessionEnded({ onClose }: { onClose: () => void }) {
  const { title, text, login, back } = texts.shared.sessionEnded
  return (
    <ConfirmDialog
      title={title}
      description={text}
      confirmLabel={login}
      confirmHref={accountPaths.login}
      cancelLabel={back}
      open
      onOpenChange={(open) => !open && onClose()}
    />
  )
}
