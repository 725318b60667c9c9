import { toast } from '@candour/ui/toast.ts'
import { texts } from '#shared/texts.ts'

let queue = Promise.resolve()

/**
 * Sends the user's changes one after another, so that each is based on the result of the previous one. `run` never
 * rejects.
 */
export function enqueue(run: () => Promise<void>): void {
  queue = queue.then(run)
}

/** The last change of this tab that can be undone. */
let lastUndo: (() => void) | undefined

export function undoLast(): void {
  const undo = lastUndo
  lastUndo = undefined
  if (undo) undo()
  else toast({ title: texts.reviews.change.nothingToUndo })
}

/** Shows a toast that a change was made, with a button to undo it. */
export function offerUndo(title: string, undo: () => void): void {
  lastUndo = undo
  toast({ title, variant: 'success', action: { label: texts.reviews.change.undo, onClick: undoLast } })
}
