import type { ApiError } from '@candour/api-client/call.ts'
import { toast } from '@candour/ui/toast.ts'

/** Says that a write failed, and why where the server had a sentence for it. */
export const failed = (title: string) => (error: ApiError) => {
  toast({ title, description: error.sentence, variant: 'destructive' })
}
