import { mutationFor } from '@candour/api-client/query.ts'
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
  const company = link.companies.join(', ')
  const { invitation } = texts.accounts
  useDocumentTitle(invitation.title)
  const answer = useMutation(mutationFor(answerInvitationLink))
  const give = (accept: boolean) => answer.mutate({ body: { token, accept } })
  const given = answer.variables?.body.accept

  if (answer.isSuccess && given) {
    return (
      <Outcome title={invitation.joined.title} icon={<Check />} action={<LoginLink email={link.email} />}>
        <p>
          <Sentence parts={invitation.joined.text(<bdi>{company}</bdi>)} />
        </p>
      </Outcome>
    )
  }
  if (answer.isSuccess) {
    return (
      <Outcome title={invitation.declined.title} icon={<X />} action={null} footer={<BackToLogin />}>
        <p>
          <Sentence parts={invitation.declined.text(<bdi>{company}</bdi>)} />
        </p>
      </Outcome>
    )
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
