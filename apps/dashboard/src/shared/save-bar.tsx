import { Button } from '@candour/ui/button.tsx'

/** The end of a form that is saved as a whole: its button, and whether there is anything to save. */
export function SaveBar({ isChanged, isSaving }: { isChanged: boolean; isSaving: boolean }) {
  return (
    <div className="sticky bottom-(--bottom-bar) z-10 mt-2 flex items-center justify-end gap-4 bg-surface/95 py-3">
      <p role="status" className="text-ink-muted text-sm">
        {isChanged && !isSaving && 'Not saved yet'}
      </p>
      <Button type="submit" disabled={!isChanged} busy={isSaving}>
        Save
      </Button>
    </div>
  )
}
