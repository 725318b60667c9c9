import { accountPaths } from '@candour/schemas/paths.ts'
import type { ScreenTexts, StartTexts } from '@candour/texts/load.ts'
import { memberCatalogues } from '@candour/texts/member-catalogues.ts'
import { expect, test } from '../fixtures.ts'
import { linkMailedTo } from '../mails.ts'
import { leaveReview, newOwner } from '../owner.ts'
import { asUser, dashboardAt } from '../site.ts'
import { anySize } from '../tags.ts'
import { totpOf } from '../totp.ts'

const visitor = { rating: 2, feedback: '静かな庭 – aber kalt', contactName: 'Zoë', contactEmail: '' }

for (const language of ['ja', 'de'] as const) {
  test(`someone is invited, signs in with a second factor and answers, all in ${language}`, {
    tag: anySize,
  }, async ({ page, product, expectAccessible }) => {
    test.slow()
    const { accounts, twoFactor, inbox }: StartTexts & ScreenTexts = {
      ...(await import(`@candour/texts/${language}/start.ts`)),
      ...(await import(`@candour/texts/${language}/screens.ts`)),
    }
    const { teamMails } = memberCatalogues[language]
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
  })
}
