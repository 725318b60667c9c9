import { Button } from '@candour/ui/button.tsx'

/** The end of a form that is saved as a whole: its button, and whether there is anything to save. */
export function SaveBar({ isChanged, isSaving }: { isChanged: boolean; isSaving: boolean }) {
  return (
    <div className="sticky bottom-0 z-10 bg-surface/95 py-3 pb-[max(.75rem,env(safe-area-inset-bottom))] mt-5 flex items-center justify-end gap-4">
      <p role="status" className="text-ink-muted text-sm">
        {isChanged && !isSaving && 'Not saved yet'}
      </p>
      <Button type="submit" disabled={!isChanged} busy={isSaving}>
        Save
      </Button>
    </div>
  )
}
