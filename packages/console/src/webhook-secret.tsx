import { Button } from '@candour/ui/button.tsx'
import { Field } from '@candour/ui/field.tsx'
import { Input } from '@candour/ui/input.tsx'
import { useCopy } from '@candour/ui/use-copy.ts'
import { Check, Copy } from 'lucide-react'

/** Shows a secret for the only time. */
export function WebhookSecret({ secret }: { secret: string }) {
  const [copied, copy] = useCopy()
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Field
        label="Signing secret"
        description="Your system verifies our signature with it. It is shown only now."
        className="min-w-0 flex-1 basis-64"
      >
        <div className="flex gap-2">
          <Input
            readOnly
            dir="ltr"
            value={secret}
            className="font-mono"
            aria-label="Signing secret"
            onFocus={(event) => event.target.select()}
          />
          <Button
            variant="secondary"
            icon={copied ? <Check /> : <Copy />}
            onClick={() => copy(secret)}
            aria-label={copied ? 'Copied' : 'Copy the secret'}
          >
            {copied ? 'Copied' : 'Copy'}
          </Button>
        </div>
      </Field>
    </div>
  )
}
