import { mutationFor, refetchChanged } from '@candour/api-client/query.ts'
import { toastError } from '@candour/console/toast-error.ts'
import { testNotifications } from '@candour/schemas/notifications.ts'
import { Button } from '@candour/ui/button.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'

/** Sends the user a test alert by each way that is on. */
export function TestAlert({ companyId, size }: { companyId: string; size?: 'sm' }) {
  const queryClient = useQueryClient()
  const test = useMutation({
    ...mutationFor(testNotifications),
    onSuccess: ({ message }) => {
      toast({ title: 'Test alert sent', description: message, variant: 'success' })
      void refetchChanged(queryClient, testNotifications)
    },
    onError: toastError('Failed to send the test alert'),
  })
  return (
    <Button
      variant="secondary"
      {...(size && { size })}
      busy={test.isPending}
      onClick={() => test.mutate({ query: { companyId } })}
    >
      Send me a test alert
    </Button>
  )
}
