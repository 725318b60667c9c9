import { brandStyle } from '@candour/ui/brand.ts'
import { cn } from '@candour/ui/cn.ts'
import { Logo } from '@candour/ui/logo.tsx'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router-dom'
import { type ScreenName, titleOf } from '#app/head.ts'
import type { SiteCompany } from '#app/page.ts'
import { usePage } from '#app/page-context.tsx'

/** The page around a screen's card, in the company's colour. */
export function Screen({
  name,
  company,
  back,
  children,
}: {
  name: ScreenName | 'problem'
  company?: SiteCompany
  /** Where the Back link leads, if there is one. */
  back?: string
  children: ReactNode
}) {
  const page = usePage()
  const title = titleOf(name, { ...page, ...(company && { company }) }, page.texts)
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

/** The screen's one heading; focused after a change of screen. */
export function Heading({ branded = false, children }: { branded?: boolean; children: ReactNode }) {
  return (
    <h1 tabIndex={-1} className={cn('font-semibold text-xl outline-none', branded && 'text-brand-text')}>
      {children}
    </h1>
  )
}

/** The company's logo, or its letter and name. */
export function CompanyMark({ company }: { company: SiteCompany }) {
  const { logo, name } = company
  return (
    <div className="flex flex-col items-center gap-3">
      <Logo
        name={name}
        src={logo?.url}
        width={logo?.width}
        height={logo?.height}
        size="lg"
        decorative={!logo}
      />
      {!logo && <p className="max-w-full wrap-anywhere font-medium text-ink-muted">{name}</p>}
    </div>
  )
}
