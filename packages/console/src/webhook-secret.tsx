import { Button } from '@candour/ui/button.tsx'
import { Field } from '@candour/ui/field.tsx'
import { Input } from '@candour/ui/input.tsx'
import { useCopy } from '@candour/ui/use-copy.ts'
import { Check, Copy } from 'lucide-react'
import { texts } from '#texts.ts'

/** Shows a secret for the only time. */
export function WebhookSecret({ secret }: { secret: string }) {
  const words = texts.integrations.secret
  const [copied, copy] = useCopy()
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Field label={words.signing} description={words.signingText} className="min-w-0 flex-1 basis-64">
        <div className="flex gap-2">
          <Input
            readOnly
            dir="ltr"
            value={secret}
            className="font-mono"
            aria-label={words.signing}
            onFocus={(event) => event.target.select()}
          />
          <Button
            variant="secondary"
            icon={copied ? <Check /> : <Copy />}
            onClick={() => copy(secret)}
            aria-label={copied ? words.copied : words.copySigning}
          >
            {copied ? words.copied : words.copy}
          </Button>
        </div>
      </Field>
    </div>
  )
}
