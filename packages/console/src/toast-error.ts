import type { ApiError } from '@candour/api-client/call.ts'
import { toast } from '@candour/ui/toast.ts'

/** Returns an `onError` handler that shows a toast with this title and the server's sentence, if it sent one. */
export const toastError = (title: string) => (error: ApiError) => {
  toast({ title, description: error.sentence, variant: 'destructive' })
}
