import { Checkbox } from '@candour/ui/checkbox.tsx'
import { Dialog, DialogContent } from '@candour/ui/dialog.tsx'
import { setShortcuts, useShortcutsOn } from '#shared/shortcuts.ts'
import { texts } from '#shared/texts.ts'

const shortcuts = [
  [['J', 'K'], 'nextAndPrevious'],
  [['Enter'], 'open'],
  [['E'], 'done'],
  [['A'], 'assign'],
  [['R'], 'reply'],
  [['N'], 'note'],
  [['X'], 'select'],
  [['Z'], 'undo'],
  [['/'], 'search'],
  [['Esc'], 'close'],
  [['?'], 'help'],
] as const

interface ShortcutsDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Lists the keyboard shortcuts of the inbox, and switches them off. */
export function ShortcutsDialog(props: ShortcutsDialogProps) {
  const isOn = useShortcutsOn()
  const words = texts.inbox.shortcuts
  return (
    <Dialog {...props}>
      <DialogContent title={words.title} description={words.description} size="sm">
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 text-sm">
          {shortcuts.map(([names, action]) => (
            <div key={action} className="col-span-2 grid grid-cols-subgrid">
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
              <dd className="text-ink-muted">{words.actions[action]}</dd>
            </div>
          ))}
        </dl>
        <Checkbox
          label={words.use}
          checked={isOn}
          onChange={({ target }) => setShortcuts(target.checked)}
          className="mt-4"
        />
      </DialogContent>
    </Dialog>
  )
}
