import type { Language } from '@candour/schemas/languages.ts'
import { catalogues } from '@candour/texts/catalogues.ts'
import { isolated } from '@candour/texts/isolated.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { linkMailedTo } from '../mails.ts'
import { newOwner } from '../owner.ts'
import { hydrated } from '../site.ts'
import { anySize } from '../tags.ts'

const name = 'مقهى Lichterfelder Sonnenblumenmanufakturgenossenschaft & Daughters'
const words = `Zu laut, und ${'Donaudampfschifffahrtsgesellschaft'.repeat(3)}\n<b>kalt</b>`

const ways: { language: Language; javaScriptEnabled: boolean; colorScheme: 'light' | 'dark' }[] = [
  { language: 'de', javaScriptEnabled: true, colorScheme: 'light' },
  { language: 'ar', javaScriptEnabled: false, colorScheme: 'dark' },
]

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

async function shoot(page: Page, state: string) {
  if (!process.env.SHOTS) return
  const { width } = page.viewportSize() ?? { width: 0 }
  await page.screenshot({ path: `${process.env.SHOTS}/receipt-${state}-${width}.png`, fullPage: true })
}

/** Opens a part of the form with the keyboard. */
async function unfold(page: Page, part: string) {
  await page.locator('summary', { hasText: part }).press('Enter')
}

for (const { language, javaScriptEnabled, colorScheme } of ways) {
  const { pages, receipt } = catalogues[language]

  test(`a visitor reads, changes and withdraws feedback in ${language} ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, {
    tag: anySize,
  }, async ({ browser, contextOptions, product, request, expectAccessible }) => {
    const { slug } = (await newOwner(product, name)).company
    const context = await browser.newContext({
      ...contextOptions,
      ...{ baseURL: product.origin, viewport: { width: 1280, height: 800 }, javaScriptEnabled, colorScheme },
    })
    if (javaScriptEnabled) await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const page = await context.newPage()
    const look = async (state: string) => {
      // axe needs timers, which a page without JavaScript does not have.
      if (javaScriptEnabled) await expectAccessible(page, { onPhones: true })
      await shoot(page, `${language}-${state}`)
    }

    await page.goto(`/${slug}/feedback?rating=2&lang=${language}`)
    if (javaScriptEnabled) await hydrated(page)
    await page.getByLabel(pages.feedback.text, { exact: true }).fill(words)
    await page.getByLabel(pages.feedback.name).fill('Zoë')
    const address = `zoe-${crypto.randomUUID()}@example.com`
    await page.getByLabel(pages.feedback.email).fill(address)
    const mailed = page.getByRole('checkbox', { name: pages.feedback.mailReceipt })
    await expect(mailed).not.toBeChecked()
    await mailed.press('Space')
    await look('form')
    await page.getByLabel(pages.feedback.email).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: pages.thankYou.title })).toBeVisible()
    const link = page.getByRole('link', { name: pages.thankYou.open })
    const url = (await link.getAttribute('href')) ?? ''
    expect(url).toMatch(/\/r\/[\w-]{64}$/)
    await look('thank-you')
    const token = url.slice(-64)
    expect(page.url()).not.toContain(token)
    if (javaScriptEnabled) {
      expect(new URL(page.url()).search).toBe(`?lang=${language}`)
      const kept = () =>
        page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]))
      expect(await kept()).not.toContain(token)
      await page.reload()
      await expect(link).toHaveAttribute('href', url)
      await page.getByRole('link', { name: pages.thankYou.home }).press('Enter')
      await expect(page).toHaveURL(new RegExp(`/${slug}\\?`))
      await page.goBack()
      await expect(link).toHaveAttribute('href', url)
      await page.goto(`/${slug}/privacy`)
      await page.goBack()
      await expect(link).toHaveAttribute('href', url)
      await page.getByRole('button', { name: pages.thankYou.copy }).press('Enter')
      await expect(page.getByRole('status').filter({ hasText: pages.thankYou.copied })).toBeAttached()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)
    } else {
      expect(new URL(page.url()).searchParams.get('r')).toHaveLength(43)
      await expect(page.getByRole('button', { name: pages.thankYou.copy })).toHaveCount(0)
      await page.reload()
    }

    await link.press('Enter')
    const heading = page.getByRole('heading', { level: 1, name: receipt.title(isolated(name, language)) })
    await expect(heading).toBeVisible()
    const sent = page.getByRole('article')
    await expect(sent).toContainText('<b>kalt</b>')
    await expect(sent).toContainText(address)
    await look('sent')

    // A second device has the page open the whole time, by the link in the mail.
    const other = await context.newPage()
    const byMail = await linkMailedTo(product, address, new RegExp(`^${escaped(receipt.title(name))}$`))
    await other.goto(byMail)
    await unfold(other, receipt.changeTitle)
    await other.getByLabel(pages.feedback.text, { exact: true }).fill('Anderswo geschrieben')

    await unfold(page, receipt.changeTitle)
    await look('change')
    await page.getByRole('radio', { name: pages.ui.stars(2) }).press('ArrowDown')
    await page.getByLabel(pages.feedback.text, { exact: true }).fill('Lauter als gedacht')
    await page.getByLabel(pages.feedback.email).press('Enter')
    await expect(page.getByRole('status')).toHaveText(receipt.saved(isolated(name, language)))
    await expect(sent).toContainText('Lauter als gedacht')
    await expect(sent.getByRole('img', { name: pages.ui.outOfStars(3) })).toBeVisible()
    await look('saved')

    await other.getByRole('button', { name: receipt.save }).press('Enter')
    await expect(other.getByRole('alert')).toHaveText(receipt.changedElsewhere)
    await expect(other.getByRole('article')).toContainText('Lauter als gedacht')
    await expect(other.getByRole('textbox').first()).toHaveValue('Anderswo geschrieben')
    if (javaScriptEnabled) await expectAccessible(other, { onPhones: true })
    await shoot(other, `${language}-conflict`)
    await other.getByRole('button', { name: receipt.save }).press('Enter')
    await expect(other.getByRole('article')).toContainText('Anderswo geschrieben')

    await page.goto(url)
    await unfold(page, receipt.removeContact.title)
    await look('remove')
    await page.getByRole('button', { name: receipt.removeContact.submit }).press('Enter')
    await expect(page.getByRole('status')).toHaveText(receipt.removeContact.done)
    await expect(sent).toContainText(receipt.noContact)
    await expect(sent).not.toContainText(address)

    await unfold(page, receipt.withdraw.title)
    await page.getByRole('button', { name: receipt.withdraw.submit }).press('Enter')
    await expect(page.getByRole('alert')).toHaveText(receipt.withdraw.unconfirmed)
    await look('unconfirmed')
    await page.getByLabel(receipt.withdraw.confirm).press('Space')
    await page.getByRole('button', { name: receipt.withdraw.submit }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: receipt.withdraw.done })).toBeVisible()
    expect(page.url()).not.toContain(token)
    await look('withdrawn')

    expect((await page.goto(byMail))?.status()).toBe(404)
    const answer = await page.goto(url)
    expect(answer?.status()).toBe(404)
    const wrong = await request.get(`${product.origin}/r/${'A'.repeat(64)}`)
    const dead = await request.get(url)
    expect([dead.status(), await dead.text()]).toEqual([wrong.status(), await wrong.text()])
    await look('ended')
    await context.close()
  })
}
