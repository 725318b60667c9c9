import { directionOf, languageNames, languages } from '@candour/schemas/languages.ts'
import { catalogues } from '@candour/texts/catalogues.ts'
import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { readDraft } from '#features/reviews/draft.ts'
import { LanguageSwitch } from '#shared/language-switch.tsx'
import { lunaPage, settings } from '#test/fixtures.ts'
import { renderSite } from '#test/render-site.tsx'
import { render as renderPage } from '../entry-server.tsx'

const field = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' })
const choose = (language: string) => fireEvent.change(field(), { target: { value: language } })

/** Answers the browser's submissions of forms, which jsdom cannot carry out, with the fields they would send. */
function submissions() {
  const sent: Record<string, string>[] = []
  const take = (event: SubmitEvent) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return
    event.preventDefault()
    const data = new FormData(event.target, event.submitter)
    sent.push({ action: event.target.getAttribute('action') ?? '', ...Object.fromEntries(data) } as never)
  }
  document.addEventListener('submit', take)
  onTestFinished(() => document.removeEventListener('submit', take))
  return sent
}

describe('the choice of language', () => {
  it.each(languages)(
    'names every language by its own name and in its direction on a page in %s',
    (language) => {
      const texts = catalogues[language].pages
      render(<LanguageSwitch language={language} texts={texts} action="/" />)
      const select = screen.getByRole<HTMLSelectElement>('combobox', { name: texts.language.label })
      expect(select.value).toBe(language)
      expect([...select.options].map(({ lang, value, text }) => [lang, value, text])).toEqual(
        Object.entries(languageNames).map(([tag, name]) => [tag, tag, name]),
      )
      const dirs = [...select.options].map(({ dir }) => dir)
      expect(dirs).toEqual(languages.map((one) => (directionOf(language) === 'rtl' ? directionOf(one) : '')))
    },
  )

  it.each([
    ['/cafe-luna', lunaPage],
    ['/cafe-luna/rating', lunaPage],
    ['/cafe-luna/feedback?rating=3', lunaPage],
    ['/cafe-luna/thank-you', lunaPage],
    ['/nobody', { language: 'en', settings, company: null }],
    ['/a/b/c', { language: 'en', settings }],
    ['/cafe-luna', { language: 'en', settings, paused: true }],
    ['/cafe-luna', { language: 'en', settings, problem: { status: 503 } }],
  ] as const)('stands on %s, with a button for browsers without script', (url, data) => {
    renderSite(url, data)
    expect(field().value).toBe('en')
    expect(field().form).not.toBeNull()
  })

  it('is missing where the product presents itself', () => {
    for (const url of ['/', '/demo']) renderSite(url, { settings })
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('opens the page with the scanned code in the language, at once for a pointer', () => {
    const sent = submissions()
    renderSite('/cafe-luna/rating', { ...lunaPage, via: 'ABCDEFGH' })
    fireEvent.pointerDown(field())
    choose('he')
    expect(sent).toEqual([{ action: '/cafe-luna/rating', via: 'ABCDEFGH', lang: 'he' }])
  })

  it('waits for its button while arrow keys go through the languages', () => {
    const sent = submissions()
    renderSite('/cafe-luna', lunaPage)
    const button = screen.getByLabelText('Change language')
    expect(button.style.display).toBe('none')
    fireEvent.keyDown(field(), { key: 'ArrowDown' })
    for (const language of ['de', 'fr']) choose(language)
    expect([button.style.display, sent]).toEqual(['', []])
    fireEvent.click(button)
    expect(sent).toEqual([{ action: '/cafe-luna', lang: 'fr' }])
  })

  it('stays on the page without a connection, and says so', () => {
    const sent = submissions()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    renderSite('/cafe-luna', lunaPage)
    choose('de')
    expect(screen.getByText('The connection failed. Please check that you are online.')).toBeTruthy()
    expect([field().value, sent]).toEqual(['en', []])
  })

  it('is back at the language of a page that the browser shows again', () => {
    submissions()
    renderSite('/cafe-luna', lunaPage)
    choose('de')
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }))
    expect(field().value).toBe('en')
  })

  it('keeps what was typed: in the draft, or without storage by posting the form', () => {
    const sent = submissions()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    renderSite('/cafe-luna/feedback?rating=2', { ...lunaPage, via: 'ABCDEFGH' })
    fireEvent.input(screen.getByPlaceholderText('Share your thoughts...'), { target: { value: 'Zu laut' } })
    choose('de')
    expect(sent).toMatchObject([
      {
        action: '/cafe-luna/feedback?rating=2&via=ABCDEFGH',
        rating: '2',
        feedback: 'Zu laut',
        lang: 'de',
        changeLanguage: '1',
      },
    ])
    expect(readDraft('/cafe-luna')).toBeUndefined()
  })
})

it.each(languages)('a page in %s has no words of another language', (language) => {
  const assets = { css: { base: '', marketing: '' }, entry: '/e.js', preload: [], texts: {} as never }
  const page = (url: string) => renderPage({ ...lunaPage, url, language }, assets).html
  const html = ['', '/rating', '/feedback?rating=3', '/feedback?rating=5', '/thank-you']
    .map((path) => page(`/cafe-luna${path}`))
    .join()
  for (const other of languages) {
    if (other === language) continue
    const own = JSON.stringify(catalogues[language].pages)
    const { ui, rating, feedback, thankYou } = catalogues[other].pages
    const sentences = [ui.choice.title, ui.choice.note, rating.subtitle, feedback.confidential, thankYou.text]
    for (const sentence of sentences) if (!own.includes(sentence)) expect(html).not.toContain(sentence)
  }
})
