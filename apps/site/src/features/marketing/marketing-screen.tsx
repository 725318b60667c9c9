import '#features/marketing/marketing.css'
import { sitePaths } from '@candour/schemas/paths.ts'
import { brandStyle } from '@candour/ui/brand.ts'
import { buttonClass } from '@candour/ui/button.tsx'
import { ChoicePreview } from '@candour/ui/choice-preview.tsx'
import { Stars } from '@candour/ui/star-rating.tsx'
import {
  Building2,
  ChartNoAxesColumn,
  LockKeyhole,
  type LucideIcon,
  MapPin,
  Palette,
  Star,
} from 'lucide-react'
import { useEffect } from 'react'
import { DashboardPreview } from '#features/marketing/dashboard-preview.tsx'
import { ProviderMark } from '#features/marketing/provider-mark.tsx'
import { useSampleCompany } from '#features/marketing/sample-company.ts'
import { useMarketingTexts } from '#shared/marketing-texts.ts'
import { usePage } from '#shared/page-context.tsx'
import type { MarketingTexts } from '#texts/marketing.ts'

const icons: Record<keyof MarketingTexts['features']['cards'], LucideIcon> = {
  branding: Palette,
  google: MapPin,
  feedback: LockKeyhole,
  rating: Star,
  analytics: ChartNoAxesColumn,
  platform: Building2,
}

const band = 'mx-auto w-full max-w-6xl px-5 sm:px-8'

/** The product's marketing page. */
export function MarketingScreen() {
  const page = usePage()
  const texts = useMarketingTexts()
  const { provider, loginUrl, bookingUrl } = page.settings
  const title = texts.titles.marketing(provider.name)
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <div className="marketing overflow-x-clip">
      <header className={`${band} flex flex-wrap items-center justify-between gap-4 py-5`}>
        <ProviderMark name={provider.name} />
        <a href={loginUrl} className={buttonClass({ variant: 'secondary' })}>
          {texts.login}
        </a>
      </header>
      <main>
        <Hero bookingUrl={bookingUrl} />
        <Stats />
        <Features />
        <Product />
        <section className={`${band} pb-24 text-center`}>
          <div className="rounded-lg bg-accent px-6 py-14 text-on-accent sm:py-18">
            <h2 className="mx-auto max-w-xl font-semibold text-xl">{texts.closing.title}</h2>
            <p className="mx-auto mt-3 max-w-xl">{texts.closing.text}</p>
            <a
              href={bookingUrl}
              className="mt-8 inline-flex min-h-13 items-center rounded-md bg-white px-6 font-medium text-black hover:bg-white/90"
            >
              {texts.hero.getStarted}
            </a>
          </div>
        </section>
      </main>
      <footer className="border-line border-t">
        <div className={`${band} flex flex-wrap items-center justify-between gap-4 py-8 text-ink-muted`}>
          <a href={provider.url} className="flex min-h-11 items-center gap-2.5 hover:text-ink">
            {texts.poweredBy} <ProviderMark name={provider.name} small />
          </a>
          <div className="flex flex-wrap items-center gap-4">
            <a
              href={sitePaths.privacy}
              className="flex min-h-11 items-center px-2 underline-offset-4 hover:underline"
            >
              {texts.privacy.title}
            </a>
            <a href={loginUrl} className="flex min-h-11 items-center px-2 underline-offset-4 hover:underline">
              {texts.admin}
            </a>
          </div>
        </div>
      </footer>
    </div>
  )
}

function Hero({ bookingUrl }: { bookingUrl: string }) {
  const { hero } = useMarketingTexts()
  const sampleCompany = useSampleCompany()
  return (
    <section
      className={`${band} grid grid-cols-1 items-center gap-14 pt-10 pb-20 lg:grid-cols-[1.2fr_1fr] lg:pt-16 lg:pb-28`}
    >
      <div>
        <h1 tabIndex={-1} className="max-w-2xl font-semibold text-display outline-none">
          {hero.title}
        </h1>
        <p className="mt-6 max-w-xl text-ink-muted text-lg">{hero.text}</p>
        <div className="mt-9 flex flex-wrap gap-3">
          <a href={bookingUrl} className={buttonClass({ size: 'lg' })}>
            {hero.getStarted}
          </a>
          <a href="#features" className={buttonClass({ size: 'lg', variant: 'secondary' })}>
            {hero.learnMore}
          </a>
        </div>
        <p className="mt-4 text-ink-faint text-sm">{hero.note}</p>
      </div>
      <div role="img" aria-label={hero.phone} className="relative flex justify-center">
        <ChoicePreview {...sampleCompany} />
        <div
          inert
          aria-hidden="true"
          style={brandStyle(sampleCompany.brandColor)}
          className="absolute -bottom-13 left-0 hidden w-72 rounded-lg border border-line bg-surface-raised p-4 shadow-overlay sm:block lg:-left-10"
        >
          <p className="flex items-center justify-between gap-3 font-medium text-sm">
            {hero.newReview} <Stars value={4} size="sm" />
          </p>
          <p className="mt-2 text-ink-muted text-sm">{hero.newReviewText}</p>
        </div>
      </div>
    </section>
  )
}

function Stats() {
  const { stats } = useMarketingTexts()
  return (
    <section className="border-line border-y bg-surface-raised">
      <ul className={`${band} grid gap-10 py-12 text-center sm:grid-cols-3`}>
        {stats.map(({ value, text, detail }) => (
          <li key={text}>
            <p className="flex items-baseline justify-center gap-2 font-semibold">
              <span className="text-display tabular-nums">{value}</span> {text}
            </p>
            <p className="mt-1 text-ink-muted">{detail}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Features() {
  const { title, text, cards } = useMarketingTexts().features
  return (
    <section id="features" className={`${band} py-24`}>
      <div className="mx-auto max-w-2xl text-center">
        <h2 className="font-semibold text-xl">{title}</h2>
        <p className="mt-3 text-ink-muted text-lg">{text}</p>
      </div>
      <ul className="mt-14 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {(['branding', 'google', 'feedback', 'rating', 'analytics', 'platform'] as const).map((name) => {
          const Icon = icons[name]
          return (
            <li key={name} className="rounded-lg border border-line bg-surface-raised p-6 sm:p-7">
              <span className="flex size-11 items-center justify-center rounded-md bg-accent-soft text-accent-text">
                <Icon aria-hidden="true" className="size-5.5" />
              </span>
              <h3 className="mt-5 font-semibold text-base">{cards[name].title}</h3>
              <p className="mt-2 text-ink-muted">{cards[name].text}</p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Product() {
  const { demo, product, sample } = useMarketingTexts()
  const { demoDashboardUrl } = usePage().settings
  return (
    <section className={`${band} pb-24`}>
      <div className="grid grid-cols-1 items-center gap-12 lg:grid-cols-[1fr_1.5fr]">
        <div>
          <h2 className="font-semibold text-xl">{product.title}</h2>
          <p className="mt-3 text-ink-muted text-lg">{product.text}</p>
          <p className="mt-8 flex flex-wrap gap-3">
            <a href={sitePaths.demo} className={buttonClass({ variant: 'secondary', size: 'lg' })}>
              {product.demo}
            </a>
            {demoDashboardUrl && (
              <a
                href={demoDashboardUrl}
                rel="nofollow"
                className={buttonClass({ variant: 'secondary', size: 'lg' })}
              >
                {demo.openDashboard}
              </a>
            )}
          </p>
        </div>
        <DashboardPreview reviews={sample.reviews} />
      </div>
    </section>
  )
}
