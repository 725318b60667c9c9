import { ConfirmDialog } from '@candour/ui/alert-dialog.tsx'
import { useRef } from 'react'
import type { Blocker } from 'react-router-dom'
import { texts } from '#texts.ts'

/** Asks before a screen with unsaved changes is left. */
export function UnsavedQuestion({ blocker }: { blocker: Blocker & { state: 'blocked' } }) {
  // Confirming closes the dialog, too, which must not cancel the navigation that it has just allowed.
  const isLeaving = useRef(false)
  const { title, text, discard, keep } = texts.shared.leave
  return (
    <ConfirmDialog
      title={title}
      description={text}
      confirmLabel={discard}
      cancelLabel={keep}
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
