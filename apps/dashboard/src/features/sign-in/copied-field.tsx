import { Button } from '@candour/ui/button.tsx'
import { Field } from '@candour/ui/field.tsx'
import { Input } from '@candour/ui/input.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useCopy } from '@candour/ui/use-copy.ts'
import { Check, Copy } from 'lucide-react'
import { texts } from '#shared/texts.ts'

/** A value to enter elsewhere. */
export function CopiedField({ label, value }: { label: string; value: string }) {
  const { copy, copied, copyFailed } = texts.signIn
  const [isCopied, copyText] = useCopy()
  return (
    <div className="flex min-w-0 items-end gap-2">
      <Field label={label} className="flex-1">
        <Input
          readOnly
          dir="ltr"
          className="font-mono"
          value={value}
          onFocus={({ target }) => target.select()}
        />
      </Field>
      <Button
        variant="secondary"
        aria-label={`${copy}: ${label}`}
        icon={isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        onClick={async () => {
          if (!(await copyText(value))) toast({ title: copyFailed, variant: 'destructive' })
        }}
      >
        <span className="max-sm:sr-only">{isCopied ? copied : copy}</span>
      </Button>
    </div>
  )
}
