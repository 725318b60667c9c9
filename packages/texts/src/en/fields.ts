import type { messages } from '@candour/schemas/messages.ts'

/** What to correct in a field; `#` stands for a number. The API says the same. */
export { messages as fields } from '@candour/schemas/messages.ts'

export type FieldTexts = typeof messages
