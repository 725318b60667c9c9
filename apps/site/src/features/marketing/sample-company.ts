import { useMemo } from 'react'
import { useMarketingTexts } from '#shared/marketing-texts.ts'
import type { SiteCompany } from '#shared/page.ts'

/** The sample logo, a cup with a crescent moon as its steam, 160 by 160. */
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" width="160" height="160"><rect width="160" height="160" rx="36" fill="#b4532a"/><path d="M96 26a26 26 0 1 0 10 44 22 22 0 0 1-10-44Z" fill="#ffe3c7"/><path d="M38 84h70v14a32 32 0 0 1-32 32h-6a32 32 0 0 1-32-32Z" fill="#fff"/><path d="M108 90h6a13 13 0 0 1 0 26h-9" fill="none" stroke="#fff" stroke-width="8"/></svg>'

const sampleCompany: Omit<SiteCompany, 'name'> = {
  id: 'sample',
  slug: 'demo',
  brandColor: '#B4532A',
  googleReviewUrl: '/demo?step=google',
  changes: { language: 'en', shown: [] },
  logo: { url: `data:image/svg+xml,${encodeURIComponent(logo)}`, width: 160, height: 160 },
}

/** Returns a fictional company for the marketing page and the demo. */
export function useSampleCompany(): SiteCompany {
  const name = useMarketingTexts().sample.company
  return useMemo(() => ({ ...sampleCompany, name }), [name])
}
