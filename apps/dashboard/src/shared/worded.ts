import { setWording } from '@candour/api-client/call.ts'
import { formatNumber } from '@candour/console/format.ts'
import { setMessages, worded } from '@candour/schemas/messages.ts'
import type { FieldTexts } from '@candour/texts/en/fields.ts'
import type { RefusalTexts } from '@candour/texts/en/refusals.ts'

/**
 * Words refusals, and what to correct in a field, in the page's language; what has no words is left in the server's
 * English.
 */
export function wordErrors({ refusals, fields }: { refusals: RefusalTexts; fields: FieldTexts }): void {
  const words: Partial<Record<string, string>> = refusals
  setWording((sentence, failure) => (failure && words[failure]) ?? worded(sentence))
  setMessages((key, number) =>
    number === undefined ? fields[key] : fields[key].replace('#', formatNumber(number)),
  )
}
