import { call } from '@candour/api-client/call.ts'
import { toastError } from '@candour/console/toast-error.ts'
import type { Output } from '@candour/schemas/endpoint.ts'
import { confirmTotp, type startTotp } from '@candour/schemas/two-factor.ts'
import { Button } from '@candour/ui/button.tsx'
import { Field } from '@candour/ui/field.tsx'
import { QrImage, useQrCode } from '@candour/ui/qr-image.tsx'
import { Sentence } from '@candour/ui/sentence.tsx'
import { useCopy } from '@candour/ui/use-copy.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { Check, Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { CodeInput } from '#features/two-factor/code-input.tsx'
import { Panel } from '#features/two-factor/panel.tsx'
import { type StepUp, wasCanceled } from '#features/two-factor/step-up.tsx'
import { texts } from '#shared/texts.ts'

interface TotpSetupProps {
  /** The new secret, which takes effect once a code has confirmed it. */
  totp: Output<typeof startTotp>
  stepUp: StepUp
  onConfirmed: (recoveryCodes: string[]) => void
  onCancel: () => void
}

/** Hands a new secret to an authenticator app, and asks for one of its codes. */
export function TotpSetup({ totp: { secret, uri }, stepUp, onConfirmed, onCancel }: TotpSetupProps) {
  const { setup } = texts.twoFactor.app
  const image = useQrCode(uri)
  const [copied, copy] = useCopy()
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(confirmTotp.body),
    defaultValues: { code: '' },
  })
  const confirm = useMutation({
    mutationFn: (code: string) => stepUp.run(() => call(confirmTotp, { body: { code } })),
    onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
    onError: (error) => {
      if (error.code === 'wrong_code' || error.code === 'validation_failed') {
        setError('code', { message: error.message }, { shouldFocus: true })
      } else if (!wasCanceled(error)) toastError(texts.twoFactor.app.failed)(error)
    },
  })

  return (
    <Panel title={setup.title}>
      <p className="text-ink-muted text-sm">{setup.scan}</p>
      <QrImage image={image} alt={setup.image} />
      <div className="grid gap-1.5 text-sm">
        <p className="text-ink-muted">
          <Sentence
            parts={setup.cannotScan<ReactNode>((label) => (
              <a href={uri} className="font-medium text-accent-text underline">
                {label}
              </a>
            ))}
          />
        </p>
        <p className="flex items-center gap-1 rounded-md border border-line bg-surface-raised py-1 pr-1 pl-3">
          {/* Selecting it copies no spaces. */}
          <span className="flex min-w-0 flex-1 flex-wrap gap-x-2 font-mono text-ink">
            {groups(secret).map(({ at, text }) => (
              <span key={at}>{text}</span>
            ))}
          </span>
          <Button
            variant="ghost"
            size="icon"
            aria-label={setup.copyKey}
            title={setup.copyKey}
            icon={copied ? <Check className="text-success" /> : <Copy />}
            onClick={() => copy(secret)}
          />
        </p>
      </div>
      <form noValidate onSubmit={handleSubmit(({ code }) => confirm.mutate(code))} className="grid gap-4">
        <Field label={setup.code} error={formState.errors.code?.message}>
          <CodeInput digits {...register('code')} />
        </Field>
        <div className="flex flex-wrap justify-end gap-2.5">
          <Button variant="secondary" onClick={onCancel}>
            {setup.cancel}
          </Button>
          <Button type="submit" busy={confirm.isPending && !stepUp.isHeld}>
            {setup.turnOn}
          </Button>
        </div>
      </form>
    </Panel>
  )
}

/** Splits a key into groups of four characters, which are easier to type. */
function groups(secret: string): { at: number; text: string }[] {
  return [...secret.matchAll(/.{1,4}/g)].map(({ index, 0: text }) => ({ at: index, text }))
}
