import { call } from '@candour/api-client/call.ts'
import { refetchChanged } from '@candour/api-client/query.ts'
import { toastError } from '@candour/console/toast-error.ts'
import { createUser } from '@candour/schemas/users.ts'
import { toast } from '@candour/ui/toast.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'

/** Mutation that invites an address to a company or resends the invitation, and reports the outcome in a toast. */
export function useInvite(companyId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (email: string) => call(createUser, { body: { email, companyId } }),
    onSuccess: ({ user: { email }, isResend, linkedExisting }) => {
      toast({ ...outcome(email, { isResend, linkedExisting }), variant: 'success' })
      void refetchChanged(client, createUser)
    },
    onError: toastError('Failed to create user'),
  })
}

function outcome(
  email: string,
  { isResend, linkedExisting }: { isResend: boolean; linkedExisting: boolean },
) {
  if (linkedExisting) {
    return {
      title: 'User linked successfully',
      description: `${email} already has an account and can now see this company. No invitation was needed.`,
    }
  }
  if (isResend) {
    return {
      title: 'Invitation Resent',
      description: `A new invitation has been sent to ${email} with a fresh 24-hour setup link.`,
    }
  }
  return {
    title: 'Invitation Sent',
    description: `Invitation email sent to ${email}. They will receive a link to set up their password.`,
  }
}
