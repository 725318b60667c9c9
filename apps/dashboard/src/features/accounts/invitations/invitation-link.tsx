import { mutationFor } from '@candour/api-client/query.ts'
import { getPasswordLink } from '@candour/schemas/accounts.ts'
import { answerInvitationLink } from '@candour/schemas/invitations.ts'
import { Button } from '@candour/ui/button.tsx'
import { FormError } from '@candour/ui/form-error.tsx'
import { Sentence } from '@candour/ui/sentence.tsx'
import { useDocumentTitle } from '@candour/ui/use-document-title.ts'
import { useMutation } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'
import { AccountPage } from '#features/accounts/account-page.tsx'
import { BackToLogin } from '#features/accounts/back-to-login.tsx'
import { InvitationLead } from '#features/accounts/invitation-lead.tsx'
import { LanguageSwitch } from '#features/accounts/language-switch.tsx'
import { LoginLink } from '#features/accounts/login-link.tsx'
import { Outcome } from '#features/accounts/outcome.tsx'
import type { PasswordLink } from '#features/accounts/set-password.tsx'
import { texts } from '#shared/texts.ts'

/** Asks someone with an account whether they accept the invitation of a mailed link. */
export function InvitationLink({ link, token }: { link: PasswordLink; token: string }) {
  const { invitation } = texts.accounts
  useDocumentTitle(invitation.title)
  const answer = useMutation(mutationFor(answerInvitationLink))
  const give = (accept: boolean) => answer.mutate({ body: { token, accept } })
  const given = answer.variables?.body.accept

  if (answer.isSuccess && given !== undefined) {
    return <InvitationAnswered answered={{ ...link, accept: given }} />
  }
  return (
    <AccountPage
      title={invitation.title}
      lead={<InvitationLead link={link} />}
      footer={<BackToLogin />}
      languages={<LanguageSwitch token={token} />}
    >
      <div className="grid gap-3">
        <Button fullWidth busy={answer.isPending && given === true} onClick={() => give(true)}>
          {invitation.accept}
        </Button>
        <Button
          variant="secondary"
          fullWidth
          busy={answer.isPending && given === false}
          onClick={() => give(false)}
        >
          {invitation.decline}
        </Button>
      </div>
      <FormError>{answer.error?.message}</FormError>
    </AccountPage>
  )
}

const answered = getPasswordLink.response
  .pick({ email: true, companies: true })
  .extend({ accept: answerInvitationLink.body.shape.accept })
type Answered = ReturnType<typeof answered.parse>

/** Returns the answer that has been kept for the page in another language. */
export function answeredIn(state: unknown): Answered | undefined {
  return answered.safeParse(state).data
}

/** Says what has become of an invitation. */
export function InvitationAnswered({ answered }: { answered: Answered }) {
  const { email, companies, accept } = answered
  const { invitation } = texts.accounts
  useDocumentTitle(invitation.title)
  const { title, text } = accept ? invitation.joined : invitation.declined
  return (
    <Outcome
      title={title}
      icon={accept ? <Check /> : <X />}
      action={accept && <LoginLink email={email} />}
      footer={!accept && <BackToLogin />}
      languages={<LanguageSwitch kept={() => ({ email, companies, accept })} />}
    >
      <p>
        <Sentence parts={text(<bdi>{companies.join(', ')}</bdi>)} />
      </p>
    </Outcome>
  )
}
