import { createContext, use } from 'react'
import type { MarketingTexts } from '#texts/marketing.ts'

/** Provides the texts of the marketing page and the demo, which review pages do not load. */
export const MarketingTextsContext = createContext<MarketingTexts | undefined>(undefined)

/** Returns the texts of the marketing page and the demo. Throws outside their provider. */
export function useMarketingTexts(): MarketingTexts {
  const texts = use(MarketingTextsContext)
  if (!texts) throw new Error('useMarketingTexts needs a MarketingTextsContext')
  return texts
}
