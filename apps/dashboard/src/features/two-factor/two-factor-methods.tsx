import { call } from '@candour/api-client/call.ts'
import { refetchChanged } from '@candour/api-client/query.ts'
import { toastError } from '@candour/console/toast-error.ts'
import {
  createRecoveryCodes,
  recoveryCodeCount,
  startTotp,
  type TwoFactorState,
} from '@candour/schemas/two-factor.ts'
import { Button } from '@candour/ui/button.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { Method } from '#features/two-factor/method.tsx'
import { Passkeys } from '#features/two-factor/passkeys.tsx'
import { RecoveryCodes } from '#features/two-factor/recovery-codes.tsx'
import { RemoveTotp } from '#features/two-factor/remove-totp.tsx'
import { useStepUp, wasCanceled } from '#features/two-factor/step-up.tsx'
import { TotpSetup } from '#features/two-factor/totp-setup.tsx'
import { texts } from '#shared/texts.ts'

export interface TwoFactorMethodsProps {
  state: TwoFactorState
  /** The signed-in user's address, for password managers; undefined while they may not load it. */
  email: string | undefined
  /** Shown below the methods, except while there are recovery codes to save. */
  children?: ReactNode
}

/** The user's second factors, with everything needed to set up, change and remove them. */
export function TwoFactorMethods({ state, email, children }: TwoFactorMethodsProps) {
  const { app, recovery } = texts.twoFactor
  const client = useQueryClient()
  const methods = useRef<HTMLUListElement>(null)
  const [codes, setCodes] = useState<readonly string[]>()
  const [stepUp, stepUpDialog] = useStepUp({
    email,
    hasCode: state.totp || state.recoveryCodesLeft > 0,
    fallback: methods,
  })

  const start = useMutation({
    mutationFn: () => stepUp.run(() => call(startTotp, {})),
    onError: (error) => {
      if (!wasCanceled(error)) toastError(app.failed)(error)
    },
  })
  const renew = useMutation({
    mutationFn: () => stepUp.run(() => call(createRecoveryCodes, {})),
    onSuccess: ({ recoveryCodes }) => {
      setCodes(recoveryCodes)
      return refetchChanged(client, createRecoveryCodes)
    },
    onError: (error) => {
      if (!wasCanceled(error)) toastError(recovery.renewFailed)(error)
    },
  })

  const changed = (recoveryCodes: readonly string[] | null) => {
    if (recoveryCodes) setCodes(recoveryCodes)
    void refetchChanged(client, createRecoveryCodes)
  }
  // The button that had the focus is gone.
  const focusMethods = () => methods.current?.focus()

  return (
    <>
      <ul ref={methods} tabIndex={-1} className="divide-y divide-line outline-none">
        <Method
          name={app.name}
          isOn={state.totp}
          description={app.description}
          actions={
            state.totp ? (
              <RemoveTotp email={email} onRemoved={focusMethods} />
            ) : (
              !start.data && (
                <Button
                  variant="secondary"
                  size="sm"
                  busy={start.isPending && !stepUp.isHeld}
                  onClick={() => start.mutate()}
                >
                  {app.setUp}
                </Button>
              )
            )
          }
        >
          {start.data && (
            <TotpSetup
              totp={start.data}
              stepUp={stepUp}
              onConfirmed={(recoveryCodes) => {
                start.reset()
                toast({ title: app.done, variant: 'success' })
                changed(recoveryCodes)
              }}
              onCancel={() => {
                start.reset()
                focusMethods()
              }}
            />
          )}
        </Method>
        <Passkeys stepUp={stepUp} onAdded={changed} onGone={focusMethods} />
        {(codes || state.totp || state.passkeys > 0) && (
          <Method
            name={recovery.name}
            description={
              state.recoveryCodesLeft > 0
                ? recovery.left({ left: state.recoveryCodesLeft, of: recoveryCodeCount })
                : recovery.noneLeft
            }
            actions={
              !codes && (
                <Button
                  variant="secondary"
                  size="sm"
                  busy={renew.isPending && !stepUp.isHeld}
                  onClick={() => renew.mutate()}
                >
                  {recovery.renew}
                </Button>
              )
            }
          >
            {codes && (
              <RecoveryCodes
                codes={codes}
                onDone={() => {
                  setCodes(undefined)
                  focusMethods()
                }}
              />
            )}
          </Method>
        )}
      </ul>
      {!codes && children}
      {stepUpDialog}
    </>
  )
}
