import { createHash } from 'node:crypto'
import { directionOf } from '@candour/schemas/languages.ts'
import { practicePath, reviewPaths } from '@candour/schemas/paths.ts'
import type { Practice } from '@candour/schemas/practice.ts'
import { type Catalogue, catalogues } from '@candour/texts/catalogues.ts'
import { UiTexts } from '@candour/ui/texts.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { App } from '#app/app.tsx'
import { Document } from '#app/document.tsx'
import { hydrateAfterPaint } from '#app/hydrate-after-paint.ts'
import { inlineJson } from '#app/inline-json.ts'
import { languageCss } from '#app/language-css.ts'
import { documentTitle, metaOf } from '#app/meta.tsx'
import { PostedProblemScreen } from '#app/posted-problem-screen.tsx'
import { locate, neededCompany, noticeAt, visitAt } from '#app/routes.tsx'
import { withMarketingTexts } from '#app/with-marketing-texts.tsx'
import { DemoScreen } from '#features/demo/demo-screen.tsx'
import { MarketingScreen } from '#features/marketing/marketing-screen.tsx'
import { PracticeScreen } from '#features/practice/practice-screen.tsx'
import { NoticeScreen } from '#features/privacy/notice-screen.tsx'
import { OperatorNoticeScreen } from '#features/privacy/operator-notice-screen.tsx'
import { ReceiptScreen } from '#features/receipts/receipt-screen.tsx'
import { ratingOf } from '#features/reviews/rating.ts'
import { isForSearch, languageOn, type ScreenName } from '#shared/head.ts'
import { LanguageSwitch } from '#shared/language-switch.tsx'
import type {
  PageData,
  PageRequest,
  Problem,
  ReceiptRequest,
  RenderedPage,
  SiteAssets,
  SiteCompany,
  SiteServer,
} from '#shared/page.ts'
import { PageProvider } from '#shared/page-context.tsx'
import { PageFooter } from '#shared/page-footer.tsx'
import { type InLanguage, PrivateNotice, PrivateProblem } from '#shared/private-page.tsx'
import { parseUrl, StaticRouter } from '#shared/router.tsx'
import { marketing } from '#texts/marketing.ts'

const noPage = { html: '', scriptHashes: [], styleHashes: [], shared: false }

const addressOf: SiteServer['addressOf'] = (url, landing) => {
  const { pathname } = parseUrl(url)
  const { screen, slug = '', pattern } = locate(pathname, landing)
  const path =
    screen === 'notFound' || !pattern ? pathname : pattern.replace(':slug', encodeURIComponent(slug))
  return { path, needed: neededCompany(url, landing), event: visitAt(url, landing) }
}

const render: SiteServer['render'] = (requested, assets) => {
  const { screen } = locate(parseUrl(requested.url).pathname, requested.settings.landing)
  const page = { ...requested, ...languageOn(screen, requested) }
  return renderIn(catalogues[page.language], page, assets)
}

/** Renders a document with a catalogue's texts. */
export function renderIn(
  catalogue: Catalogue,
  { url, privacy, practice, ...page }: PageRequest,
  assets: SiteAssets,
): RenderedPage {
  const { pages: texts } = catalogue
  const { language } = page
  const { pathname, search, searchParams } = parseUrl(url)
  const { screen, slug } = locate(pathname, page.settings.landing)
  if (!page.problem && !page.paused && page.company !== null) {
    if (screen === 'privacy') return renderNotice(catalogue, { url, privacy, ...page }, assets)
    if (screen === 'practice' && practice && page.company) {
      return renderPractice(catalogue, { url, ...page, company: page.company, practice }, assets)
    }
  }
  const askedForForm =
    (screen === 'feedback' && page.company && !page.form) ||
    (screen === 'demo' && searchParams.get('step') === 'feedback')
  if (askedForForm && !ratingOf(searchParams)) {
    const location =
      screen === 'demo'
        ? pathname
        : reviewPaths(slug, { via: page.via, lang: page.languageChosen ? language : undefined }).home
    return { ...noPage, status: 302, language, location }
  }
  const status = statusOf(screen, page)
  const { formState, ...rest } = page
  const withForm = screen === 'feedback' && !page.paused ? page : rest
  const tells = screen === 'thankYou' && page.company?.changes?.shown.length
  const data = tells ? { ...withForm, changesWords: catalogue.shownChanges } : withForm
  const isMarketing = screen === 'marketing' || screen === 'demo'
  const css = (isMarketing ? assets.css.marketing : assets.css.base) + languageCss(language)
  const script = hydrateAfterPaint(assets, language)
  const screens = {
    marketing: withMarketingTexts(MarketingScreen, marketing),
    demo: withMarketingTexts(DemoScreen, marketing),
  }
  const body = renderToString(
    <StaticRouter address={{ pathname, search }}>
      {page.problem?.posted ? (
        <PageProvider data={data} texts={texts} notice={noticeAt(pathname, data)}>
          <PostedProblemScreen url={url} problem={page.problem} />
        </PageProvider>
      ) : (
        <App data={data} texts={texts} screens={screens} />
      )}
    </StaticRouter>,
  )
  const html = renderToStaticMarkup(
    <Document
      lang={language}
      dir={directionOf(language)}
      title={documentTitle(screen, data, texts)}
      head={metaOf(screen, data, texts)}
      css={css}
      body={body.replace(imagePreloads, '')}
      {...(!page.problem?.posted && {
        hydration: { data: inlineJson(isForSearch(screen, data) ? data : withoutSettings(data)), script },
      })}
    />,
  )
  return {
    status,
    language,
    html: `<!doctype html>${html}`,
    scriptHashes: [hashSource(script)],
    styleHashes: [hashSource(css)],
    shared: status === 200 && !page.receipt && (page.paused || (screen !== 'feedback' && screen !== 'demo')),
  }
}

/** Renders the notice about personal data: the company's, or on the product's own site the operator's, in English. */
function renderNotice(catalogue: Catalogue, { url, ...page }: PageRequest, assets: Styles): RenderedPage {
  const { settings, company, privacy, via, language, languageChosen } = page
  const { provider } = settings
  const shared = { status: 200, shared: true }
  if (!company || !privacy) {
    const Notice = withMarketingTexts(() => <OperatorNoticeScreen {...settings} />, marketing)
    const title = marketing.titles.privacy(provider.name)
    const inEnglish = { language: 'en', texts: catalogues.en.pages } as const
    return scriptlessPage(inEnglish, { ...shared, title, screen: <Notice /> }, assets)
  }
  const { pages: texts, notice: words } = catalogue
  const { pathname } = parseUrl(url)
  const { slug } = locate(pathname, settings.landing)
  const carried = { via, lang: languageChosen ? language : undefined }
  const { home } = reviewPaths(slug, carried)
  const screen = (
    <NoticeScreen
      {...{ company, privacy, words, language }}
      operator={provider.name}
      back={{ href: home, text: texts.back }}
      practice={{ href: practicePath(company.slug, carried), text: catalogue.practice.link }}
      footer={
        <PageFooter texts={texts}>
          <LanguageSwitch language={language} texts={texts} action={pathname} query={{ via }} scriptless />
        </PageFooter>
      }
    />
  )
  const title = `${words.title} · ${company.name}`
  return scriptlessPage({ language, texts }, { ...shared, title, screen }, assets)
}

/** Renders the page on how a company asks for reviews. */
function renderPractice(
  { pages: texts, practice: words, notice, shownChanges }: Catalogue,
  {
    url,
    company,
    practice,
    via,
    language,
    languageChosen,
  }: PageRequest & { company: SiteCompany; practice: Practice },
  assets: Styles,
): RenderedPage {
  const { home, privacy } = reviewPaths(company.slug, { via, lang: languageChosen ? language : undefined })
  const screen = (
    <PracticeScreen
      {...{ company, practice, words, notice, language }}
      changes={shownChanges}
      back={{ href: home, text: texts.back }}
      footer={
        <PageFooter texts={texts} notice={privacy}>
          <LanguageSwitch
            {...{ language, texts, query: { via } }}
            action={parseUrl(url).pathname}
            scriptless
          />
        </PageFooter>
      }
    />
  )
  const title = `${words.title} · ${company.name}`
  return scriptlessPage({ language, texts }, { status: 200, shared: true, title, screen }, assets)
}

const renderReceipt: SiteServer['renderReceipt'] = (page, assets) =>
  renderReceiptIn(catalogues[page.language], page, assets)

/** Renders a visitor's private page of their feedback with a catalogue's texts. */
export function renderReceiptIn(
  catalogue: Catalogue,
  { language, shown }: ReceiptRequest,
  assets: Pick<SiteAssets, 'css'>,
): RenderedPage {
  const { pages: texts, receipt: words } = catalogue
  const page = { language, texts }
  const { done: title, doneText: text } = words.withdraw
  if (shown === 'ended') return privateNotice(page, 404, words.ended, assets)
  if (shown === 'withdrawn') return privateNotice(page, 200, { title, text }, assets)
  if (!('feedback' in shown)) return privateProblem(page, shown, assets)
  return scriptlessPage(
    page,
    {
      status: shown.form?.status ?? 200,
      title: shown.suspended ? texts.paused.title : words.title(shown.company.name),
      screen: <ReceiptScreen {...page} {...shown} words={words} />,
    },
    assets,
  )
}

type Styles = Pick<SiteAssets, 'css'>

interface ScriptlessScreen {
  status: number
  title: string
  screen: ReactNode
  shared?: boolean
}

function privateNotice(
  page: InLanguage,
  status: number,
  { title, text }: { title: string; text: string },
  assets: Styles,
): RenderedPage {
  return scriptlessPage(
    page,
    { status, title, screen: <PrivateNotice {...page} title={title} text={text} /> },
    assets,
  )
}

function privateProblem(page: InLanguage, problem: Problem, assets: Styles): RenderedPage {
  const { title } = page.texts.problem
  const screen = <PrivateProblem {...page} problem={problem} />
  return scriptlessPage(page, { status: problem.status, title, screen }, assets)
}

/** Renders a document without a script; unless `shared`, it is one visitor's. */
function scriptlessPage(
  { language, texts }: InLanguage,
  { status, title, screen, shared = false }: ScriptlessScreen,
  assets: Styles,
): RenderedPage {
  const css = assets.css.marketing + languageCss(language)
  const body = renderToStaticMarkup(<UiTexts value={texts.ui}>{screen}</UiTexts>)
  const html = renderToStaticMarkup(
    <Document
      lang={language}
      dir={directionOf(language)}
      title={title}
      head={<meta name="robots" content="noindex" />}
      css={css}
      body={body.replace(imagePreloads, '')}
    />,
  )
  return {
    status,
    language,
    html: `<!doctype html>${html}`,
    scriptHashes: [],
    styleHashes: [hashSource(css)],
    shared,
  }
}

/** React's preloads of images, useless in a page that arrives in one piece with the images themselves. */
const imagePreloads = /^(?:<link rel="preload" [^>]*>)+/

/** Returns the data for hydration of a page that uses no setting but the landing, as all review pages. */
function withoutSettings({ settings: { landing }, ...data }: PageData) {
  return { ...data, settings: { landing } }
}

function statusOf(screen: ScreenName, { company, form, problem, paused }: PageData): number {
  if (problem) return problem.status
  if (paused) return 200
  if (screen === 'notFound' || company === null) return 404
  return form?.status ?? 200
}

/** Returns the CSP source expression for an inline script or stylesheet. */
function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}

// The server imports this module by path at run time, so its exports are type-checked here.
export { addressOf, render, renderReceipt }

;({ addressOf, render, renderReceipt }) satisfies SiteServer
