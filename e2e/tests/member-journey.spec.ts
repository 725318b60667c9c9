import type { MemberLanguage } from '@candour/schemas/languages.ts'
import { accountPaths } from '@candour/schemas/paths.ts'
import type { ScreenTexts, StartTexts } from '@candour/texts/load.ts'
import { memberCatalogues } from '@candour/texts/member-catalogues.ts'
import { sendDigest } from '../digests.ts'
import { expect, logOutUnseen, test } from '../fixtures.ts'
import { linkMailedTo, mailTo } from '../mails.ts'
import { changeCompany, changeLanguage, leaveReview, newOwner } from '../owner.ts'
import { asUser, dashboardAt } from '../site.ts'
import { anySize } from '../tags.ts'
import { totpOf } from '../totp.ts'

const visitor = { rating: 2, feedback: '静かな庭 – aber kalt', contactName: 'Zoë', contactEmail: '' }

/** Days as each language writes them, and the price of five posters on a page and in a mail. */
const forms = {
  ja: { days: /\d{4}\/\d\d\/\d\d～\d{4}\/\d\d\/\d\d/, price: '$54.00', mailedPrice: /\$54\.00/ },
  de: { days: /\d{1,2}\..*–\s?\d{1,2}\. \p{Lu}\p{Ll}+ \d{4}/u, price: '$54,00', mailedPrice: /54,00\s\$/ },
} as const

const screensIn = async (language: MemberLanguage): Promise<StartTexts & ScreenTexts> => ({
  ...(await import(`@candour/texts/${language}/start.ts`)),
  ...(await import(`@candour/texts/${language}/screens.ts`)),
})

for (const language of ['ja', 'de'] as const) {
  test(`someone is invited, signs in, answers, reads the digest and orders, all in ${language}`, {
    tag: anySize,
  }, async ({ page, product, expectAccessible }) => {
    test.slow()
    const { accounts, twoFactor, inbox, printOrders } = await screensIn(language)
    const { teamMails, digestMails, orderMails } = memberCatalogues[language]
    const owner = await newOwner(product, 'Café 静か')
    const email = `guest-${crypto.randomUUID()}@example.com`
    const password = 'liest jede Rückmeldung'
    await asUser(product.origin, owner, async (api) => {
      const data = { email, role: 'manager', language }
      const invited = await api.post(`/api/dashboard/team?companyId=${owner.company.id}`, { data })
      expect(invited.ok(), await invited.text()).toBe(true)
    })

    const subject = teamMails.invitation.subjectNew('Café 静か', 'Candour')
    await page.goto(await linkMailedTo(product, email, new RegExp(subject)))
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('heading', { name: accounts.setup.title })).toBeVisible()
    await page.getByLabel(accounts.setup.password(8), { exact: true }).fill(password)
    await page.getByLabel(accounts.link.confirmPassword, { exact: true }).fill('anders')
    await page.getByRole('button', { name: accounts.setup.submit }).click()
    await expectAccessible(page, { onPhones: true })
    await page.getByLabel(accounts.link.confirmPassword, { exact: true }).fill(password)
    await page.getByRole('button', { name: accounts.setup.submit }).click()
    await expect(page.getByRole('heading', { name: accounts.setup.outcome.title })).toBeVisible()

    await page.goto(accountPaths.account)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const card = page.getByRole('region', { name: twoFactor.title, exact: true })
    await card.getByRole('button', { name: twoFactor.app.setUp }).click()
    const confirm = page.getByRole('dialog', { name: twoFactor.stepUp.title })
    await confirm.getByLabel(twoFactor.stepUp.password, { exact: true }).fill(password)
    await confirm.getByRole('button', { name: twoFactor.stepUp.confirm }).click()
    const uri = await card.locator('a[href^="otpauth:"]').getAttribute('href')
    const secret = new URL(uri ?? '').searchParams.get('secret') ?? ''
    await card.getByLabel(twoFactor.app.setup.code).fill(totpOf(secret))
    await card.getByRole('button', { name: twoFactor.app.setup.turnOn }).click()
    await expect(card.getByRole('list').last().getByRole('listitem')).toHaveCount(10)

    await page.request.post('/api/auth/logout', { headers: { origin: product.origin } })
    await page.goto('/dashboard')
    // The browser remembers the language of whoever used it last.
    await expect(page.getByRole('heading', { name: accounts.login.title })).toBeVisible()
    await page.getByLabel(accounts.login.email).fill(email)
    await page.getByLabel(accounts.login.password, { exact: true }).fill('falsch')
    await page.getByRole('button', { name: accounts.login.submit, exact: true }).click()
    await expect(page.getByText(accounts.login.wrong).first()).toBeVisible()
    await page.getByLabel(accounts.login.password, { exact: true }).fill(password)
    await page.getByRole('button', { name: accounts.login.submit, exact: true }).click()
    await page.getByLabel(twoFactor.signIn.code).fill(totpOf(secret, 1))
    await page.getByRole('button', { name: twoFactor.signIn.proceed }).click()
    await expect(page).toHaveURL(dashboardAt('/dashboard'))

    const contactEmail = `zoe-${crypto.randomUUID()}@example.com`
    await leaveReview(product, owner.company, { ...visitor, contactEmail })
    await page.goto('/dashboard/reviews')
    await page.getByText(visitor.feedback).click()
    const review = page.getByRole('dialog', { name: inbox.review.title })
    await review.getByRole('textbox', { name: inbox.reply.label }).fill('ありがとう, danke')
    await review.getByRole('button', { name: inbox.reply.send, exact: true }).click()
    await expect(review.getByText('ありがとう, danke')).toBeVisible()
    await expectAccessible(page, { onPhones: true })

    const days = await sendDigest(product, owner.company.id)
    const { weekly } = digestMails
    const digest = await mailTo(product, email, weekly.subject('Café 静か', days[0], 1, visitor.rating))
    expect(digest.text).toContain(weekly.compared(...days))
    expect(digest.text).toMatch(forms[language].days)
    expect(digest.text).toContain(digestMails.quote(visitor.feedback))
    expect(digest.text).toContain(weekly.closing('Café 静か'))

    // Whoever pays has no account, so the mail is in the company's language.
    await changeCompany(product, owner.company.id, { defaultLanguage: language })
    const billingEmail = `rechnung-${crypto.randomUUID()}@example.com`
    const { billing, pieces, piece, proof, orders } = printOrders
    await page.goto('/dashboard/materials')
    const posters = page.getByRole('region', { name: pieces.poster.name, exact: true })
    await expect(posters.getByRole('img', { name: pieces.poster.preview })).toBeVisible()
    await posters.getByRole('button', { name: piece.order }).click()
    await page
      .getByRole('menuitem', { name: pieces.poster.pack(5) })
      .first()
      .click()
    const order = page.getByRole('dialog', { name: billing.title })
    await order.getByLabel(billing.fields.contactName).fill('花子 Weiß')
    await order.getByLabel(billing.fields.email).fill(billingEmail)
    await order.getByLabel(billing.fields.phone).fill('+81 3 1234 5678')
    await order.getByLabel(billing.fields.address).fill('銀座 1-2-3')
    await expect(order.getByRole('img', { name: proof.picture })).toBeVisible()
    await order.getByRole('button', { name: proof.approve }).click()
    await expect(page.getByText(billing.submitted.title, { exact: true })).toBeVisible()
    const placed = page.getByRole('region', { name: orders.title }).getByRole('listitem')
    await expect(placed).toContainText(orders.states.placed)
    await expect(placed).toContainText(forms[language].price)
    const mail = await mailTo(product, billingEmail, orderMails.subject('Café 静か'))
    expect(mail.text).toContain(orderMails.thanks)
    expect(mail.text).toMatch(forms[language].mailedPrice)
    expect(mail.text).toContain(orderMails.facts.contact)
  })
}

test('who signs in next in the same browser has their own language, whatever the address says', {
  tag: anySize,
}, async ({ page, product }) => {
  for (const [language, before] of [
    ['pl', 'en'],
    ['tr', 'pl'],
  ] as const) {
    const owner = await newOwner(product, 'Kawiarnia')
    await changeLanguage(product, owner, language)
    await page.goto('/login')
    await expect(page.locator('html')).toHaveAttribute('lang', before)
    const { accounts } = await screensIn(before)
    await page.getByLabel(accounts.login.email).fill(owner.email)
    await page.getByLabel(accounts.login.password, { exact: true }).fill(owner.password)
    await page.getByRole('button', { name: accounts.login.submit, exact: true }).click()
    await expect(page).toHaveURL(dashboardAt('/dashboard'))
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('h1')).toBeVisible()
    await page.goto('/dashboard/settings?lang=ja')
    await expect(page).toHaveURL(dashboardAt('/dashboard/settings'))
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('h1')).toBeVisible()
    await logOutUnseen(page)
  }
})
