import { mutationFor, refetchChanged } from '@candour/api-client/query.ts'
import { toastError } from '@candour/console/toast-error.ts'
import { companyRole } from '@candour/schemas/accounts.ts'
import { companyRoleNames } from '@candour/schemas/company-roles.ts'
import { type CompanyUser, updateMembership } from '@candour/schemas/users.ts'
import { Select } from '@candour/ui/select.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'

/** Shows and sets a user's role in a company. */
export function MembershipRole({ user, companyId }: { user: CompanyUser; companyId: string }) {
  const client = useQueryClient()
  const update = useMutation({
    ...mutationFor(updateMembership),
    // One after the other, so the last choice wins.
    scope: user,
    onSuccess: ({ email, role }) => {
      toast({ title: `${companyRoleNames[role]}: ${email}`, variant: 'success' })
    },
    onError: toastError('Failed to change the role'),
    // Also after a failure: somebody else may have removed the user.
    onSettled: () => refetchChanged(client, updateMembership),
  })
  return (
    <Select
      aria-label={`Role of ${user.email} in the company`}
      value={update.isPending ? update.variables.body.role : user.membershipRole}
      onChange={({ target }) =>
        update.mutate({
          params: { id: companyId, userId: user.id },
          body: { role: companyRole.parse(target.value) },
        })
      }
      className="w-32 shrink-0 max-sm:w-40"
    >
      {companyRole.options.map((role) => (
        <option key={role} value={role}>
          {companyRoleNames[role]}
        </option>
      ))}
    </Select>
  )
}
