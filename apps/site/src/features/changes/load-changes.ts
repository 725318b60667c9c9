import { call, type EndpointRef } from '@candour/api-client/call.ts'
import type { getCompanyBySlug } from '@candour/schemas/companies.ts'
import type { Language } from '@candour/schemas/languages.ts'
import { loadShownChanges } from '@candour/texts/load.ts'
import type { ChangesInWords } from '#features/changes/changes-shown.tsx'

const bySlug = { method: 'GET', path: '/api/companies/:slug' } as const satisfies EndpointRef<
  typeof getCompanyBySlug
>

/** Fetches what a company has changed, and the words around it. */
export async function loadChanges(slug: string, language: Language): Promise<ChangesInWords> {
  const found = call<typeof getCompanyBySlug>(bySlug, { params: { slug }, query: { images: 'link' } })
  const [{ changes: shown, defaultLanguage }, words] = await Promise.all([found, loadShownChanges(language)])
  return { changes: { language: defaultLanguage, shown }, words }
}
