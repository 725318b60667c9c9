import { mutationFor, queryFor, refetchChanged } from '@candour/api-client/query.ts'
import { isolated } from '@candour/console/texts.ts'
import { toastError } from '@candour/console/toast-error.ts'
import { answerInvitation, listInvitations, type TeamInvitation } from '@candour/schemas/invitations.ts'
import { Banner } from '@candour/ui/banner.tsx'
import { Button } from '@candour/ui/button.tsx'
import { Sentence } from '@candour/ui/sentence.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { texts } from '#shared/texts.ts'

/** Asks the signed-in user whether they accept invitations to other companies. */
export function Invitations() {
  // If this fails, the mailed link still works.
  const { data = [] } = useQuery(queryFor(listInvitations, {}))
  return data.map((invitation) => <Invitation key={invitation.id} invitation={invitation} />)
}

function Invitation({ invitation: { id, company, invitedBy, role } }: { invitation: TeamInvitation }) {
  const { invitations } = texts.accounts
  const client = useQueryClient()
  const answer = useMutation({
    ...mutationFor(answerInvitation),
    onSuccess: ({ companyId }) => {
      const title = companyId ? invitations.joined(isolated(company)) : invitations.declined
      toast({ title, variant: 'success' })
      return refetchChanged(client, answerInvitation)
    },
    onError: (error) => {
      toastError(invitations.failed)(error)
      if (error.code === 'invitation_not_found') void refetchChanged(client, answerInvitation)
    },
  })
  const give = (accept: boolean) => answer.mutate({ params: { id }, body: { accept } })
  const given = answer.variables?.body.accept
  const name = <bdi className="font-semibold">{company}</bdi>
  return (
    <section aria-label={invitations.label(isolated(company))}>
      <Banner
        tone="accent"
        icon={<UserPlus />}
        action={
          <div className="flex gap-2">
            <Button
              variant="secondary"
              size="sm"
              busy={answer.isPending && given === false}
              onClick={() => give(false)}
            >
              {invitations.decline}
            </Button>
            <Button size="sm" busy={answer.isPending && given === true} onClick={() => give(true)}>
              {invitations.accept}
            </Button>
          </div>
        }
      >
        <p className="wrap-anywhere">
          <Sentence
            parts={
              invitedBy === null
                ? invitations.text[role](name)
                : invitations.textBy[role](name, <bdi>{invitedBy}</bdi>)
            }
          />
        </p>
      </Banner>
    </section>
  )
}
