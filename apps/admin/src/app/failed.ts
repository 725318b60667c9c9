import type { ApiError } from '@candour/api-client/call.ts'
import { toast } from '@candour/ui/toast.ts'

/** Returns an error handler that shows a toast with the title and, if any, the server's message. */
export const failed = (title: string) => (error: ApiError) => {
  toast({ title, description: error.sentence, variant: 'destructive' })
}
