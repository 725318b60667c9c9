import { ApiError } from '@candour/api-client/call.ts'
import { mutationFor } from '@candour/api-client/query.ts'
import { stepUp } from '@candour/schemas/two-factor.ts'
import { Button } from '@candour/ui/button.tsx'
import { Dialog, DialogContent, FormFooter } from '@candour/ui/dialog.tsx'
import { Field } from '@candour/ui/field.tsx'
import { PasswordInput } from '@candour/ui/password-input.tsx'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { CodeInput } from '#features/two-factor/code-input.tsx'
import { PasskeyCanceled } from '#features/two-factor/webauthn.ts'
import { KnownUsername } from '#shared/known-username.tsx'
import { texts } from '#shared/texts.ts'

/** The user closed the dialog instead of confirming who they are. */
class StepUpCanceled extends Error {
  override name = 'StepUpCanceled'
}

/** Whether the user canceled an action, in this dialog or in the browser's. */
export function wasCanceled(error: unknown): boolean {
  return error instanceof StepUpCanceled || error instanceof PasskeyCanceled
}

export interface StepUp {
  /** Runs a call; if it needs a step-up, asks for one and runs it again. Rejects with StepUpCanceled if refused. */
  run: <T>(call: () => Promise<T>) => Promise<T>
  /** Whether the last call waits for the dialog or was canceled there, so that its button is not shown as busy. */
  isHeld: boolean
}

interface StepUpOptions {
  /** The signed-in user's address, for password managers; undefined if it could not be loaded. */
  email: string | undefined
  /** Whether a code of an authenticator app or a recovery code is an alternative to the password. */
  hasCode: boolean
  /** Receives focus after the dialog if what had it before is gone. */
  fallback: RefObject<HTMLElement | null>
}

interface Waiting {
  resolve: () => void
  reject: (reason: Error) => void
}

/** Returns a function that runs calls that may need a step-up, and the dialog that asks for it. */
export function useStepUp({ email, hasCode, fallback }: StepUpOptions): [StepUp, dialog: ReactNode] {
  const [open, setOpen] = useState(false)
  const [isHeld, setHeld] = useState(false)
  const waiting = useRef<Waiting>(undefined)
  const opener = useRef<Element>(null)

  const run: StepUp['run'] = async (call) => {
    // Recorded now: by the time the dialog opens, the pressed button is disabled and has lost the focus.
    opener.current = document.activeElement
    setHeld(false)
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'step_up_required') throw error
    }
    await new Promise<void>((resolve, reject) => {
      waiting.current = { resolve, reject }
      setOpen(true)
      setHeld(true)
    })
    setHeld(false)
    return call()
  }
  const close = (settle: (waiting: Waiting) => void) => {
    setOpen(false)
    if (waiting.current) settle(waiting.current)
    waiting.current = undefined
  }

  const dialog = (
    <Dialog open={open} onOpenChange={(open) => open || close(({ reject }) => reject(new StepUpCanceled()))}>
      <DialogContent
        size="sm"
        title={texts.twoFactor.stepUp.title}
        description={texts.twoFactor.stepUp.description}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          // The resumed action may have moved the focus.
          if (document.activeElement !== document.body) return
          const to = opener.current?.isConnected ? opener.current : fallback.current
          if (to instanceof HTMLElement) to.focus()
        }}
      >
        <StepUpForm email={email} hasCode={hasCode} onDone={() => close(({ resolve }) => resolve())} />
      </DialogContent>
    </Dialog>
  )
  return [{ run, isHeld }, dialog]
}

interface StepUpFormProps {
  email: string | undefined
  hasCode: boolean
  onDone: () => void
}

function StepUpForm({ email, hasCode, onDone }: StepUpFormProps) {
  const [withCode, setWithCode] = useState(false)
  // The dialog focuses the first field itself; the one that replaces it takes the focus.
  const [toggled, setToggled] = useState(false)
  const [value, setValue] = useState('')
  const [missing, setMissing] = useState(false)
  const confirm = useMutation({ ...mutationFor(stepUp), onSuccess: onDone })
  const error = missing
    ? withCode
      ? texts.twoFactor.stepUp.codeMissing
      : texts.twoFactor.stepUp.passwordMissing
    : confirm.error?.message

  const change = (text: string) => {
    setValue(text)
    setMissing(false)
  }
  const toggle = () => {
    confirm.reset()
    change('')
    setWithCode(!withCode)
    setToggled(true)
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (value.trim() === '') setMissing(true)
        else confirm.mutate({ body: withCode ? { code: value } : { password: value } })
      }}
    >
      {email && <KnownUsername email={email} />}
      {withCode ? (
        <Field
          label={texts.twoFactor.stepUp.code}
          description={texts.twoFactor.stepUp.codeHint}
          error={error}
        >
          <CodeInput autoFocus={toggled} value={value} onChange={({ target }) => change(target.value)} />
        </Field>
      ) : (
        <Field label={texts.twoFactor.stepUp.password} error={error}>
          <PasswordInput
            autoFocus={toggled}
            autoComplete="current-password"
            value={value}
            onChange={({ target }) => change(target.value)}
          />
        </Field>
      )}
      {hasCode && (
        <Button variant="ghost" size="sm" className="mt-3 -ml-3.5" onClick={toggle}>
          {withCode ? texts.twoFactor.stepUp.passwordInstead : texts.twoFactor.stepUp.codeInstead}
        </Button>
      )}
      <FormFooter busy={confirm.isPending}>{texts.twoFactor.stepUp.confirm}</FormFooter>
    </form>
  )
}
