import { brandStyle } from '@candour/ui/brand.ts'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { type TitledScreen, titleOf } from '#shared/head.ts'
import type { SiteCompany } from '#shared/page.ts'
import { usePage } from '#shared/page-context.tsx'
import { Link } from '#shared/router.tsx'

/** The page layout around a screen's card, in the company's color. Sets the document title. */
export function Screen({
  name,
  title: ownTitle,
  company,
  back,
  children,
}: ({ name: TitledScreen; title?: undefined } | { name?: undefined; title: string }) & {
  company?: SiteCompany
  /** Target of the Back link; without it there is none. */
  back?: string
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
            <ArrowLeft aria-hidden="true" className="size-5" />
            {page.texts.back}
          </Link>
        )}
        {children}
      </main>
    </div>
  )
}

/** The screen's only h1; receives focus after navigation. */
export function Heading({ children }: { children: ReactNode }) {
  return (
    <h1 tabIndex={-1} className="font-semibold text-xl outline-none">
      {children}
    </h1>
  )
}
