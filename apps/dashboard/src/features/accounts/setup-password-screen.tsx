import { minPasswordLength } from '@candour/schemas/accounts.ts'
import { useLocation } from 'react-router-dom'
import { InvitationLead } from '#features/accounts/invitation-lead.tsx'
import {
  answeredIn,
  InvitationAnswered,
  InvitationLink,
} from '#features/accounts/invitations/invitation-link.tsx'
import { SetPassword } from '#features/accounts/set-password.tsx'
import { texts } from '#shared/texts.ts'

export function Component() {
  const { setup } = texts.accounts
  const answered = answeredIn(useLocation().state)
  if (answered) return <InvitationAnswered answered={answered} />
  return (
    <SetPassword
      title={setup.title}
      lead={(link) => (link ? <InvitationLead link={link} /> : setup.lead)}
      instead={(link, token) => link.hasAccount && <InvitationLink link={link} token={token} />}
      passwordLabel={setup.password(minPasswordLength)}
      passwordHint={setup.hint}
      submitLabel={setup.submit}
      invalidLink={setup.invalidLink}
      invalidToken={setup.invalidToken}
      remedy={setup.remedy}
      failed={setup.failed}
      succeeded={setup.succeeded}
      outcome={setup.outcome}
    />
  )
}
