import { Checkbox } from '@candour/ui/checkbox.tsx'
import { Dialog, DialogContent } from '@candour/ui/dialog.tsx'
import { setShortcuts, useShortcutsOn } from '#shared/shortcuts.ts'

const keys: readonly [keys: readonly string[], what: string][] = [
  [['J', 'K'], 'Next and previous review'],
  [['Enter'], 'Open the review'],
  [['E'], 'Mark as done'],
  [['A'], 'Assign'],
  [['R'], 'Reply'],
  [['N'], 'Add a note'],
  [['X'], 'Select; with Shift, all up to here'],
  [['Z'], 'Undo'],
  [['/'], 'Search'],
  [['Esc'], 'Close the review, or clear the selection'],
  [['?'], 'This list'],
]

export interface ShortcutsDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Lists the keyboard shortcuts of the inbox, and switches them off. */
export function ShortcutsDialog(props: ShortcutsDialogProps) {
  const isOn = useShortcutsOn()
  return (
    <Dialog {...props}>
      <DialogContent
        title="Keyboard shortcuts"
        description="They work in the list and in an open review, except while you type."
        size="sm"
      >
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 text-sm">
          {keys.map(([names, what]) => (
            <div key={what} className="col-span-2 grid grid-cols-subgrid">
              <dt className="flex items-start gap-1">
                {names.map((name) => (
                  <kbd
                    key={name}
                    className="min-w-7 rounded-sm border border-line-strong bg-surface-sunken px-1.5 py-0.5 text-center font-mono text-ink text-xs"
                  >
                    {name}
                  </kbd>
                ))}
              </dt>
              <dd className="text-ink-muted">{what}</dd>
            </div>
          ))}
        </dl>
        <Checkbox
          label="Use keyboard shortcuts in this browser"
          checked={isOn}
          onChange={({ target }) => setShortcuts(target.checked)}
          className="mt-4"
        />
      </DialogContent>
    </Dialog>
  )
}
