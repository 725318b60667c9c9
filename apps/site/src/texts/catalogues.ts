import type { Language } from '@candour/schemas/languages.ts'
import { type ConversationTexts, enConversation } from '#texts/en.conversation.ts'
import { enMarketing, type MarketingTexts } from '#texts/en.marketing.ts'
import { en, type Texts } from '#texts/en.ts'

/** All texts in one language. */
export interface Catalogue {
  texts: Texts
  marketing: MarketingTexts
  conversation: ConversationTexts
}

/** Every language, for the server; browsers load only theirs (`load.ts`). */
export const catalogues: Record<Language, Catalogue> = {
  en: { texts: en, marketing: enMarketing, conversation: enConversation },
}
