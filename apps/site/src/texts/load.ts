import type { Language } from '@candour/schemas/languages.ts'
import type { MarketingTexts } from '#texts/en.marketing.ts'
import { en, type Texts } from '#texts/en.ts'

/** The default language is bundled; every other one is a chunk of its own. */
const texts: Record<Language, () => Texts | Promise<Texts>> = { en: () => en }

const marketing: Record<Language, () => Promise<MarketingTexts>> = {
  en: async () => (await import('#texts/en.marketing.ts')).enMarketing,
}

/** Returns the texts of the review pages, in the browser. Rejects if their chunk fails to load. */
export const loadTexts = async (language: Language) => texts[language]()

/** Returns the texts of the marketing page and the demo, in the browser. Rejects if their chunk fails to load. */
export const loadMarketingTexts = (language: Language) => marketing[language]()
