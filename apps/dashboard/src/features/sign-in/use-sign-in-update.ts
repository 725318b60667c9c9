import { mutationFor, queryFor } from '@candour/api-client/query.ts'
import { getSignIn, type SignInSettings, updateSignIn } from '@candour/schemas/sign-in.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'

export const signInQuery = (companyId: string) => queryFor(getSignIn, { query: { companyId } })

/** Changes a part of the settings; what was answered replaces what is shown. */
export function useSignInUpdate(companyId: string, onSaved?: (now: SignInSettings) => void) {
  const queryClient = useQueryClient()
  const update = useMutation({
    ...mutationFor(updateSignIn),
    onSuccess: (now) => {
      queryClient.setQueryData(signInQuery(companyId).queryKey, now)
      onSaved?.(now)
    },
  })
  return {
    ...update,
    save: (body: Parameters<typeof update.mutate>[0]['body'], show?: (now: SignInSettings) => void) =>
      update.mutate({ query: { companyId }, body }, show && { onSuccess: show }),
  }
}
