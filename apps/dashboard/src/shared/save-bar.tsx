import { Button } from '@candour/ui/button.tsx'
import { cn } from '@candour/ui/cn.ts'
import { texts } from '#shared/texts.ts'

/** The end of a form that is saved as a whole; in view as long as there is anything to save. */
export function SaveBar({ isChanged, isSaving }: { isChanged: boolean; isSaving: boolean }) {
  return (
    <div
      className={cn(
        'mt-2 flex items-center justify-end gap-4 py-3',
        isChanged && 'save-bar sticky bottom-(--bottom-bar) z-10 bg-surface/95',
      )}
    >
      <p role="status" className="text-ink-muted text-sm">
        {isChanged && !isSaving && texts.common.save.notSaved}
      </p>
      <Button type="submit" disabled={!isChanged} busy={isSaving}>
        {texts.common.save.save}
      </Button>
    </div>
  )
}
