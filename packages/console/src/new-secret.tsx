import { Button } from '@candour/ui/button.tsx'
import { Field } from '@candour/ui/field.tsx'
import { Input } from '@candour/ui/input.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useUnsaved } from '@candour/ui/unsaved.ts'
import { useCopy } from '@candour/ui/use-copy.ts'
import { Check, Copy } from 'lucide-react'
import { type ReactNode, type Ref, useId, useState } from 'react'
import { texts } from '#texts.ts'

interface NewSecretProps {
  title: ReactNode
  /** What the secret is. */
  label: string
  secret: string
  onDone: () => void
  /** The section, to move the focus to it. */
  ref?: Ref<HTMLElement>
}

/** A secret that cannot be shown again. Until it is copied, the browser asks before leaving. */
export function NewSecret({ title, label, secret, onDone, ref }: NewSecretProps) {
  const words = texts.integrations.secret
  const id = useId()
  const [kept, setKept] = useState(false)
  const [copied, copy] = useCopy()
  useUnsaved(!kept)
  const copyIt = async () => {
    if (await copy(secret)) setKept(true)
    else toast({ title: words.copyFailed, description: words.copyFailedText, variant: 'destructive' })
  }
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={id}
      className="mt-4 grid gap-4 rounded-md bg-surface-sunken p-4 outline-none"
    >
      <div>
        <h3 id={id} className="wrap-anywhere font-semibold text-ink text-sm">
          {title}
        </h3>
        <p className="mt-1 text-ink-muted text-sm">{words.once}</p>
      </div>
      <Field label={label} hideLabel>
        <Input
          readOnly
          dir="ltr"
          className="font-mono"
          value={secret}
          onFocus={({ target }) => target.select()}
          onCopy={() => setKept(true)}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button variant="secondary" size="sm" icon={copied ? <Check /> : <Copy />} onClick={copyIt}>
          {copied ? words.copied : words.copy}
        </Button>
        <Button size="sm" onClick={onDone}>
          {words.done}
        </Button>
      </div>
    </section>
  )
}
