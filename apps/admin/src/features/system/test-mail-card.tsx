import { call } from '@candour/api-client/call.ts'
import { queryFor } from '@candour/api-client/query.ts'
import { getTestMail, sendTestMail, type TestMail } from '@candour/schemas/system.ts'
import { Button } from '@candour/ui/button.tsx'
import { SectionCard } from '@candour/ui/card.tsx'
import { EmailInput } from '@candour/ui/email-input.tsx'
import { Field } from '@candour/ui/field.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'

/** Poll interval until a test mail is opened, in milliseconds. */
const refreshMs = 3_000

const sentences: Record<TestMail['state'], string> = {
  queued: 'Waiting to be sent.',
  sent: 'The mail server has taken it. Open its link to confirm that it has arrived.',
  refused: 'It was refused.',
  opened: 'It has arrived: its link was opened.',
}

/** Sends a mail to an address, and shows whether it is delivered. */
export function TestMailCard({ email }: { email: string }) {
  const [to, setTo] = useState(email)
  const send = useMutation({ mutationFn: () => call(sendTestMail, { body: { to } }) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send.mutate()
  }
  return (
    <SectionCard
      id="test-mail"
      level={3}
      title="Test email"
      description="Carries a link that tells this page that it has arrived."
    >
      <form onSubmit={submit} noValidate className="mt-4 grid gap-3">
        <Field label="To" error={send.error?.message}>
          <EmailInput value={to} onChange={({ target }) => setTo(target.value)} maxLength={254} />
        </Field>
        <div>
          <Button type="submit" variant="secondary" busy={send.isPending}>
            Send test email
          </Button>
        </div>
      </form>
      <div role="status" className="wrap-anywhere text-sm">
        {send.data && <Outcome id={send.data.id} />}
      </div>
    </SectionCard>
  )
}

function Outcome({ id }: { id: string }) {
  const mail = useQuery({
    ...queryFor(getTestMail, { params: { id } }),
    refetchInterval: ({ state }) =>
      (state.data === undefined || state.data.state === 'queued' || state.data.state === 'sent') && refreshMs,
  })
  if (!mail.data) return mail.error ? <p className="mt-3 text-danger">{mail.error.message}</p> : null
  const { state, answer } = mail.data
  return (
    <div className="mt-3 grid gap-1">
      <p className={state === 'refused' ? 'text-danger' : state === 'opened' ? 'text-success' : 'text-ink'}>
        {sentences[state]}
      </p>
      {answer !== null && <p className="text-ink-muted">{answer}</p>}
    </div>
  )
}
