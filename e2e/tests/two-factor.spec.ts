import type { Page } from '@playwright/test'
import { download, expect, logIn, logOutUnseen, submitLogin, test } from '../fixtures.ts'
import { newOwner } from '../owner.ts'
import { startProduct } from '../server.ts'
import { dashboardAt } from '../site.ts'
import { anySize } from '../tags.ts'
import { totpOf } from '../totp.ts'

/** Opens the card in which factors are set up, through the account menu. */
async function openCard(page: Page, email: string) {
  await page.getByRole('button', { name: `Account of ${email}` }).click()
  await page.getByRole('menuitem', { name: 'Account' }).click()
  const card = page.getByRole('region', { name: 'Two-step verification', exact: true })
  await card.scrollIntoViewIfNeeded()
  return card
}

/** @param autofill whether the login, which is opened without a reload, may offer passkeys in its autofill */
async function logOut(page: Page, email: string, { autofill = true } = {}): Promise<void> {
  await page.goto('/dashboard')
  if (!autofill) {
    await page.evaluate(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false
    })
  }
  await page.getByRole('button', { name: `Account of ${email}` }).click()
  const loggedOut = page.waitForResponse('**/api/auth/logout')
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await loggedOut
}

/** Confirms who uses the session, which every change of factors asks for. */
async function confirmIdentity(page: Page, { password }: { password: string }): Promise<void> {
  const dialog = page.getByRole('dialog', { name: "Confirm it's you" })
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog).toBeHidden()
}

test('a user sets up an authenticator app, and logs in with its codes and with a recovery code', {
  tag: anySize,
}, async ({ page, product, expectAccessible }) => {
  const owner = await newOwner(product, 'Café Luna')
  await logIn(page, owner)
  await expect(page).toHaveURL(dashboardAt('/dashboard'))
  const card = await openCard(page, owner.email)
  await card.getByRole('button', { name: 'Set up' }).click()
  await confirmIdentity(page, owner)
  const uri = await card.getByRole('link', { name: 'Open your app' }).getAttribute('href')
  const secret = new URL(uri ?? '').searchParams.get('secret') ?? ''
  await expect(card.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  await expectAccessible(page, { onPhones: true })
  await card.getByLabel('Code from the app').fill('000000')
  await card.getByRole('button', { name: 'Turn on' }).click()
  await expect(card.getByText(/This code is not valid/)).toBeVisible()
  const used = totpOf(secret)
  await card.getByLabel('Code from the app').fill(used)
  await card.getByRole('button', { name: 'Turn on' }).click()
  const codes = card.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recovery = await codes.allTextContents()
  await expectAccessible(page, { onPhones: true })
  const { name } = await download(card.getByRole('button', { name: 'Download' }))
  expect(name).toBe('recovery-codes.txt')
  await card.getByRole('button', { name: 'I saved them' }).click()

  await logOut(page, owner.email)
  await logIn(page, owner)
  await expect(page.getByRole('heading', { name: 'Two-step verification' })).toBeVisible()
  await expectAccessible(page, { onPhones: true })
  // A pending sign-in is no session.
  expect((await page.request.get('/api/auth/me')).status()).toBe(401)
  await expect(page.getByLabel('Code from your authenticator app')).toBeFocused()
  await page.keyboard.type(used)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/This code is not valid/)).toBeVisible()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(totpOf(secret, 1))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(dashboardAt('/dashboard'))

  await logOutUnseen(page)
  await logIn(page, owner)
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await page.getByLabel('Recovery code').fill(recovery[3] ?? '')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(dashboardAt('/dashboard'))
  const again = await openCard(page, owner.email)
  await expect(again.getByText('9 of 10 left', { exact: false })).toBeVisible()
  await expect(page.getByText('Recovery code', { exact: true })).toBeVisible()

  await again.getByRole('button', { name: 'New codes' }).click()
  await expect(page.getByRole('dialog', { name: "Confirm it's you" })).toBeVisible()
  await expectAccessible(page, { onPhones: true })
  await confirmIdentity(page, owner)
  await expect(codes).toHaveCount(10)
  await again.getByRole('button', { name: 'Download' }).click()
  await again.getByRole('button', { name: 'I saved them' }).click()

  await again.getByRole('button', { name: 'Turn off' }).click()
  const off = page.getByRole('dialog', { name: 'Turn off the authenticator app?' })
  await off.getByLabel('Your password').fill(owner.password)
  await off.getByRole('button', { name: 'Turn off' }).click()
  await expect(again.getByRole('button', { name: 'Set up' })).toBeVisible()
  await logOutUnseen(page)
  await logIn(page, owner)
  await expect(page).toHaveURL(dashboardAt('/dashboard'))
})

/** Gives the page an authenticator with a fingerprint sensor that always recognizes its user. */
async function addAuthenticator(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('a passkey is a second factor, and enough to log in without a password', { tag: anySize }, async ({
  page,
  product,
  expectAccessible,
}) => {
  const owner = await newOwner(product, 'Café Luna')
  await addAuthenticator(page)

  await logIn(page, owner)
  await expect(page).toHaveURL(dashboardAt('/dashboard'))
  const card = await openCard(page, owner.email)
  await card.getByRole('button', { name: 'Add', exact: true }).click()
  await card.getByLabel('Name').fill('My phone')
  await expectAccessible(page, { onPhones: true })
  await card.getByRole('button', { name: 'Continue' }).click()
  await confirmIdentity(page, owner)
  await expect(page.getByText('Passkey added', { exact: true })).toBeVisible()
  await expect(card.getByRole('list', { name: 'Passkeys' }).getByText('My phone')).toBeVisible()
  await expect(card.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
  await card.getByRole('button', { name: 'Download' }).click()
  await card.getByRole('button', { name: 'I saved them' }).click()
  await expectAccessible(page, { onPhones: true })

  await logOut(page, owner.email, { autofill: false })
  await submitLogin(page, owner)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL(dashboardAt('/dashboard'))

  await logOut(page, owner.email, { autofill: false })
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(dashboardAt('/dashboard'))

  // This authenticator accepts what the autofill offers immediately.
  await logOut(page, owner.email)
  await expect(page.getByText('Logged in successfully', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(dashboardAt('/dashboard'))

  const again = await openCard(page, owner.email)
  await expect(page.getByText('Passkey', { exact: true })).toBeVisible()
  await again.getByRole('button', { name: 'Remove passkey My phone' }).click()
  await page.getByRole('button', { name: 'Remove passkey', exact: true }).click()
  await confirmIdentity(page, owner)
  await expect(page.getByText('Passkey removed', { exact: true })).toBeVisible()
  await logOut(page, owner.email)
  await logIn(page, owner)
  await expect(page).toHaveURL(dashboardAt('/dashboard'))
})

test('a second factor that is required is set up before anything else', { tag: anySize }, async ({
  browser,
  expectAccessible,
}) => {
  const { product, stop } = await startProduct(() => ({ REQUIRE_TWO_FACTOR: 'superadmin' }))
  const context = await browser.newContext({ baseURL: product.origin })
  try {
    const page = await context.newPage()
    await logIn(page, product.superadmin)
    await expect(page.getByText(/^Your account requires it\./)).toBeVisible()
    await expectAccessible(page)
    await page.goto('/admin/users')
    await expect(page.getByText(/^Your account requires it\./)).toBeVisible()
    await page.getByRole('button', { name: 'Set up' }).click()
    await confirmIdentity(page, product.superadmin)
    const uri = await page.getByRole('link', { name: 'Open your app' }).getAttribute('href')
    const secret = new URL(uri ?? '').searchParams.get('secret') ?? ''
    await page.getByLabel('Code from the app').fill(totpOf(secret))
    await page.getByRole('button', { name: 'Turn on' }).click()
    await page.getByRole('button', { name: 'Download' }).click()
    await page.getByRole('button', { name: 'I saved them' }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/admin/users')
    await expect(page.getByText(product.owner.email)).toBeVisible()
    // Others are not affected.
    await context.clearCookies()
    await logIn(page, product.owner)
    await expect(page).toHaveURL(dashboardAt('/dashboard'))
  } finally {
    await context.close()
    await stop()
  }
})
