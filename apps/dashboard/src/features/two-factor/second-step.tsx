import { mutationFor } from '@candour/api-client/query.ts'
import type { SecondFactor } from '@candour/schemas/accounts.ts'
import { signInWithCode } from '@candour/schemas/two-factor.ts'
import { Button } from '@candour/ui/button.tsx'
import { Field } from '@candour/ui/field.tsx'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { CodeInput } from '#features/two-factor/code-input.tsx'
import {
  type SignedInUser,
  toastSignInFailed,
  usePasskeySignIn,
} from '#features/two-factor/passkey-sign-in.ts'
import { hasPasskeys } from '#features/two-factor/webauthn.ts'
import { texts } from '#shared/texts.ts'

interface SecondStepProps {
  methods: readonly SecondFactor[]
  onSignedIn: (user: SignedInUser) => void
  /** @param reason a sentence, if the pending sign-in has ended */
  onBack: (reason?: string) => void
}

/** The step of a login after the password: a code, a passkey or a recovery code. */
export function SecondStep({ methods, onSignedIn, onBack }: SecondStepProps) {
  const words = texts.twoFactor.signIn
  const withPasskey = methods.includes('passkey') && hasPasskeys()
  const withTotp = methods.includes('totp')
  const withRecovery = methods.includes('recovery')
  const [recovering, setRecovering] = useState(!withTotp && !withPasskey)
  const passkey = usePasskeySignIn(onSignedIn)
  const showsCode = recovering || withTotp

  return (
    <div className="grid gap-5">
      {showsCode && (
        <CodeForm key={String(recovering)} recovering={recovering} onSignedIn={onSignedIn} onBack={onBack} />
      )}
      {withPasskey && !recovering && (
        <Button
          variant={showsCode ? 'secondary' : 'primary'}
          fullWidth
          autoFocus={!showsCode}
          busy={passkey.isPending}
          icon={<KeyRound />}
          onClick={() => passkey.mutate()}
        >
          {words.usePasskey}
        </Button>
      )}
      <div className="grid justify-items-center gap-1">
        {withRecovery && (withTotp || withPasskey) && (
          <Button variant="ghost" size="sm" onClick={() => setRecovering(!recovering)}>
            {recovering ? (withTotp ? words.appInstead : words.passkeyInstead) : words.recoveryInstead}
          </Button>
        )}
        <Button variant="ghost" size="sm" onClick={() => onBack()}>
          {words.back}
        </Button>
      </div>
    </div>
  )
}

interface CodeFormProps extends Pick<SecondStepProps, 'onSignedIn' | 'onBack'> {
  recovering: boolean
}

function CodeForm({ recovering, onSignedIn, onBack }: CodeFormProps) {
  const words = texts.twoFactor.signIn
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(signInWithCode.body),
    defaultValues: { code: '' },
  })
  const signIn = useMutation({
    ...mutationFor(signInWithCode),
    onSuccess: ({ user }) => onSignedIn(user),
    onError: (error) => {
      if (error.code === 'sign_in_expired') onBack(error.message)
      else if (error.sentence) setError('code', { message: error.sentence }, { shouldFocus: true })
      else toastSignInFailed(error)
    },
  })
  return (
    <form noValidate onSubmit={handleSubmit((body) => signIn.mutate({ body }))} className="grid gap-5">
      <Field
        label={recovering ? words.recoveryCode : words.code}
        description={recovering ? words.recoveryCodeHint : undefined}
        error={formState.errors.code?.message}
      >
        <CodeInput autoFocus digits={!recovering} {...register('code')} />
      </Field>
      <Button type="submit" fullWidth busy={signIn.isPending}>
        {words.proceed}
      </Button>
    </form>
  )
}
