import type { ApiError } from '@candour/api-client/call.ts'
import { toast } from '@candour/ui/toast.ts'

/** Returns an `onError` handler that shows a toast with this title and the server's sentence, if it sent one; in the demo, its sentence alone. */
export const toastError = (title: string) => (error: ApiError) => {
  if (error.code === 'demo_read_only') toast({ title: error.message })
  else toast({ title, description: error.sentence, variant: 'destructive' })
}
