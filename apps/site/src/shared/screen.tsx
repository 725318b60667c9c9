import { receiptParam } from '@candour/schemas/paths.ts'
import { brandStyle } from '@candour/ui/brand.ts'
import { ArrowLeft } from '@candour/ui/icons.tsx'
import { type ReactNode, use, useEffect } from 'react'
import { type TitledScreen, titleOf } from '#shared/head.ts'
import { LanguageSwitch } from '#shared/language-switch.tsx'
import { MarketingTextsContext } from '#shared/marketing-texts.ts'
import type { SiteCompany } from '#shared/page.ts'
import { usePage } from '#shared/page-context.tsx'
import { PageFooter } from '#shared/page-footer.tsx'
import { Link, useRouter } from '#shared/router.tsx'

/** The page layout around a screen's card, in the company's color. Sets the document title. */
export function Screen({
  name,
  title: ownTitle,
  company,
  back,
  form,
  children,
}: ({ name: TitledScreen; title?: undefined } | { name?: undefined; title: string }) & {
  company?: SiteCompany
  /** Target of the Back link; without it there is none. */
  back?: string
  /** Id of the screen's form, which the language switch submits. */
  form?: string
  children: ReactNode
}) {
  const page = usePage()
  const title = name ? titleOf(name, { ...page, ...(company && { company }) }, page.texts) : ownTitle
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <div className="screen" style={company && brandStyle(company.brandColor)}>
      <main className="card">
        {back && (
          <Link to={back} className="back">
            <ArrowLeft className="turned size-5" />
            {page.texts.back}
          </Link>
        )}
        {children}
      </main>
      <PageFooter notice={page.notice} texts={page.texts}>
        <PageLanguage form={form} />
      </PageFooter>
    </div>
  )
}

/** Changes the page's language; not in the demo, which is in English only. */
function PageLanguage({ form }: { form: string | undefined }) {
  const { language, texts, via, receipt } = usePage()
  const { pathname, search } = useRouter()
  if (use(MarketingTextsContext)) return null
  const handle = new URLSearchParams(search).has(receiptParam) ? receipt?.handle : undefined
  const query = { [receiptParam]: handle, via }
  return <LanguageSwitch language={language} texts={texts} form={form} action={pathname} query={query} />
}

/** The screen's only h1; receives focus after navigation. */
export function Heading({ children }: { children: ReactNode }) {
  return (
    <h1 tabIndex={-1} className="font-semibold text-xl outline-none">
      {children}
    </h1>
  )
}
