import { mutationFor, queryFor, refetchChanged } from '@candour/api-client/query.ts'
import { toastError } from '@candour/console/toast-error.ts'
import { answerInvitation, listInvitations, type TeamInvitation } from '@candour/schemas/invitations.ts'
import { Banner } from '@candour/ui/banner.tsx'
import { Button } from '@candour/ui/button.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { withArticle } from '#shared/with-article.ts'

/** Asks the signed-in user whether they accept invitations to other companies. */
export function Invitations() {
  // If this fails, the mailed link still works.
  const { data = [] } = useQuery(queryFor(listInvitations, {}))
  return data.map((invitation) => <Invitation key={invitation.id} invitation={invitation} />)
}

function Invitation({ invitation: { id, company, invitedBy, role } }: { invitation: TeamInvitation }) {
  const client = useQueryClient()
  const answer = useMutation({
    ...mutationFor(answerInvitation),
    onSuccess: ({ companyId }) => {
      toast({ title: companyId ? `You have joined ${company}` : 'Invitation declined', variant: 'success' })
      return refetchChanged(client, answerInvitation)
    },
    onError: (error) => {
      toastError('Failed to answer the invitation')(error)
      if (error.code === 'invitation_not_found') void refetchChanged(client, answerInvitation)
    },
  })
  const give = (accept: boolean) => answer.mutate({ params: { id }, body: { accept } })
  const given = answer.variables?.body.accept
  return (
    <section aria-label={`Invitation to ${company}`}>
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
              Decline
            </Button>
            <Button size="sm" busy={answer.isPending && given === true} onClick={() => give(true)}>
              Accept
            </Button>
          </div>
        }
      >
        <p className="wrap-anywhere">
          {invitedBy === null ? (
            'You are invited'
          ) : (
            <>
              <bdi>{invitedBy}</bdi> invites you
            </>
          )}{' '}
          to <bdi className="font-semibold">{company}</bdi> as {withArticle(role)}.
        </p>
      </Banner>
    </section>
  )
}
