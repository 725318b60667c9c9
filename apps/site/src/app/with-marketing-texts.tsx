import type { ComponentType } from 'react'
import { MarketingTextsContext } from '#shared/marketing-texts.ts'
import type { MarketingTexts } from '#texts/marketing.ts'

/** Returns a screen of the marketing page or the demo with its texts. */
export function withMarketingTexts(Screen: ComponentType, texts: MarketingTexts): ComponentType {
  return () => (
    <MarketingTextsContext value={texts}>
      <Screen />
    </MarketingTextsContext>
  )
}
