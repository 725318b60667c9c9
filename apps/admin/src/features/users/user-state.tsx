import { formatDateTime } from '@candour/console/format.ts'
import type { CompanyUser, Invitation } from '@candour/schemas/users.ts'
import { Badge, type BadgeProps } from '@candour/ui/badge.tsx'

interface State {
  tone: BadgeProps['tone'] & string
  label: string
  /** Additional information for the operator. */
  detail?: string | undefined
}

/** Returns a user's state as a badge: active, disabled, or the state of the invitation. */
export function stateOf({ state, invitation }: CompanyUser, now = Date.now()): State {
  if (state === 'disabled') return { tone: 'neutral', label: 'Disabled' }
  if (state === 'active' || !invitation) return { tone: 'success', label: 'Active' }
  const { mail, error } = invitation
  if (state === 'mail_failed') return { tone: 'danger', label: 'Mail failed', detail: error ?? undefined }
  if (mail === 'queued') {
    return { tone: 'neutral', label: 'Sending', detail: error ? `Trying again: ${error}` : undefined }
  }
  return pending(invitation, now)
}

function pending({ mail, sentAt, expiresAt }: Invitation, now: number): State {
  const how = mail === 'sent' && sentAt ? `Sent ${formatDateTime(sentAt)}` : 'Link shared manually'
  if (!expiresAt) return { tone: 'accent', label: 'Invited' }
  if (new Date(expiresAt).getTime() <= now) {
    return { tone: 'warning', label: 'Link expired', detail: `Expired ${formatDateTime(expiresAt)}` }
  }
  return { tone: 'accent', label: 'Invited', detail: `${how}, valid until ${formatDateTime(expiresAt)}` }
}

export function UserState({ user }: { user: CompanyUser }) {
  const { tone, label } = stateOf(user)
  return <Badge tone={tone}>{label}</Badge>
}
