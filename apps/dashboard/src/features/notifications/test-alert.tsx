import { mutationFor, refetchChanged } from '@candour/api-client/query.ts'
import { toastError } from '@candour/console/toast-error.ts'
import { testNotifications } from '@candour/schemas/notifications.ts'
import { Button } from '@candour/ui/button.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { texts } from '#shared/texts.ts'

/** Sends the user a test alert by each way that is on. */
export function TestAlert({ companyId }: { companyId: string }) {
  const queryClient = useQueryClient()
  const words = texts.notifications.test
  const test = useMutation({
    ...mutationFor(testNotifications),
    onSuccess: () => {
      toast({ title: words.sent, variant: 'success' })
      void refetchChanged(queryClient, testNotifications)
    },
    onError: toastError(words.failed),
  })
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={test.isPending}
      onClick={() => test.mutate({ query: { companyId } })}
    >
      {words.send}
    </Button>
  )
}
