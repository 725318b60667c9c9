import { saveBlob } from '@candour/api-client/save-blob.ts'
import { Button } from '@candour/ui/button.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useUnsaved } from '@candour/ui/unsaved.ts'
import { useCopy } from '@candour/ui/use-copy.ts'
import { Check, Copy, Download } from 'lucide-react'
import { useId, useState } from 'react'
import { Panel } from '#features/two-factor/panel.tsx'
import { texts } from '#shared/texts.ts'

interface RecoveryCodesProps {
  codes: readonly string[]
  onDone: () => void
}

/**
 * New recovery codes, which cannot be shown again. Until they are copied or downloaded, the browser asks before
 * leaving.
 */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { save } = texts.twoFactor.recovery
  const noteId = useId()
  const [kept, setKept] = useState(false)
  const [copied, copy] = useCopy()
  useUnsaved(!kept)

  const copyAll = async () => {
    if (await copy(codes.join('\n'))) setKept(true)
    else
      toast({
        ...save.copyFailed,
        variant: 'destructive',
      })
  }
  const download = () => {
    const text = `${save.fileTitle(window.location.host)}\n\n${codes.join('\n')}\n`
    saveBlob(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')
    setKept(true)
  }

  return (
    <Panel title={save.title}>
      <p id={noteId} className="text-ink-muted text-sm">
        {save.text}
      </p>
      <ul
        aria-label={save.list}
        aria-describedby={noteId}
        className="grid grid-cols-2 gap-x-4 gap-y-1.5 rounded-md border border-line bg-surface-raised px-4 py-3 font-mono text-ink text-sm max-[22rem]:grid-cols-1"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="secondary" size="sm" icon={copied ? <Check /> : <Copy />} onClick={copyAll}>
          {copied ? save.copied : save.copy}
        </Button>
        <Button variant="secondary" size="sm" icon={<Download />} onClick={download}>
          {save.download}
        </Button>
        <Button size="sm" className="ml-auto" onClick={onDone}>
          {save.done}
        </Button>
      </div>
    </Panel>
  )
}
