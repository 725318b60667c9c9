import type { APIRequestContext, Page } from '@playwright/test'
import {
  download,
  expect,
  logIn,
  logOutUnseen,
  openSettings,
  signIn,
  submitLogin,
  tabTo,
  test,
} from '../fixtures.ts'
import { linkMailedTo } from '../mails.ts'
import { leaveReview, newOwner } from '../owner.ts'
import type { Product } from '../server.ts'
import { asUser, dashboardAt } from '../site.ts'
import { anySize } from '../tags.ts'

const invitation = /^Set up your password/
const reset = /^Reset your password/

/** Invites a user to the demo company and returns the link emailed to them. */
async function invite(product: Product, email: string): Promise<string> {
  await asUser(product.origin, product.superadmin, async (api) => {
    const [company] = await (await api.get('/api/admin/companies?search=cafe-luna')).json()
    const data = { email, role: 'company_admin', companyId: company.id }
    const invited = await api.post('/api/admin/users', { data })
    expect(await invited.json()).toMatchObject({ user: { email }, isResend: false })
  })
  return linkMailedTo(product, email, invitation)
}

/** Fills in both fields for a new password, and submits them. */
async function choosePassword(page: Page, password: string, confirmed = password): Promise<void> {
  await page.getByLabel(/^(Password \(min|New Password)/).fill(password)
  await page.getByLabel(/^Confirm /).fill(confirmed)
  await page.getByRole('button', { name: /^(Set Up Account|Reset Password|Change Password)$/ }).click()
}

/** Collects the Referer headers of the page's requests. */
function referersOf(page: Page): string[] {
  const referers: string[] = []
  page.on('request', (request) => {
    const { referer } = request.headers()
    if (referer) referers.push(referer)
  })
  return referers
}

test('an invited user sets a password, signs in and changes it', { tag: anySize }, async ({
  page,
  product,
  expectAccessible,
}) => {
  const email = 'ada-the-invited@example.com'
  const setupLink = await invite(product, email)
  const referers = referersOf(page)

  await page.goto(setupLink)
  await expect(page.getByRole('heading', { name: 'Set Up Your Password' })).toBeVisible()
  await expect(page.getByText('Welcome! Candour invites you to Café Luna.')).toContainText(
    `You will log in as ${email}.`,
  )
  await expect(page).toHaveURL('/setup-password')
  await choosePassword(page, 'short', 'shorter')
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await expectAccessible(page, { onPhones: true })
  await choosePassword(page, 'password')
  await expect(page.getByText(/too easy to guess/).first()).toBeVisible()
  await choosePassword(page, 'violet anchor teapot')
  await expect(page.getByRole('heading', { name: 'Account Setup Complete' })).toBeFocused()
  await expect(page.getByText('Your password has been set successfully', { exact: true })).toBeVisible()
  await expectAccessible(page, { onPhones: true })
  const token = new URL(setupLink).searchParams.get('token') ?? 'no token'
  expect(referers.filter((referer) => referer !== `${product.origin}/`)).toEqual([])
  expect(JSON.stringify(await page.context().storageState())).not.toContain(token)
  expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, history.state]))).not.toContain(
    token,
  )

  // Signed in already.
  await page.getByRole('link', { name: 'Go to Login' }).click()
  await expect(page).toHaveURL(dashboardAt('/dashboard'))

  await page.getByRole('button', { name: `Account of ${email}` }).click()
  await page.getByRole('menuitem', { name: 'Change Password' }).click()
  await expect(page).toHaveURL('/change-password')
  await expect(page.getByText('This device', { exact: true })).toBeVisible()
  await page.getByLabel('Current Password').fill('not this one')
  await choosePassword(page, 'copper lantern meadow', 'copper lantern meadows')
  await expect(page.getByText("Passwords don't match")).toBeVisible()
  await page.getByLabel('Confirm New Password').fill('copper lantern meadow')
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(page.getByText('Error', { exact: true })).toBeVisible()
  await expectAccessible(page, { onPhones: true })
  await page.getByLabel('Current Password').fill('violet anchor teapot')
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(page.getByText('Password changed', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(dashboardAt('/dashboard'))
})

test('a user who has forgotten the password gets back in', { tag: anySize }, async ({
  page,
  product,
  expectAccessible,
}) => {
  const { email, password: forgotten } = await newOwner(product, 'Forgetful Florist')

  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot Password?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible()
  await expectAccessible(page, { onPhones: true })
  await page.getByLabel('Email').fill(email.toUpperCase())
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeFocused()
  await expect(
    page.getByText('If an account with that email exists, a password reset link has been sent.', {
      exact: true,
    }),
  ).toBeVisible()
  await expectAccessible(page, { onPhones: true })

  const resetLink = await linkMailedTo(product, email, reset)
  await page.goto(resetLink)
  await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible()
  await expect(page).toHaveURL('/reset-password')
  await expectAccessible(page, { onPhones: true })
  await choosePassword(page, 'granite willow harbour')
  await expect(page.getByRole('heading', { name: 'Password Reset Successful' })).toBeFocused()
  await expect(page.getByText('Your password has been reset successfully', { exact: true })).toBeVisible()
  await expectAccessible(page, { onPhones: true })
  await page.getByRole('link', { name: 'Go to Login' }).click()
  await logIn(page, { email, password: forgotten })
  await expect(page.getByText('Login failed', { exact: true })).toBeVisible()
  await logIn(page, { email, password: 'granite willow harbour' })
  await expect(page).toHaveURL(dashboardAt('/dashboard'))
})

test('an owner invites a viewer, who sees the reviews without contact data, and nothing to change', {
  tag: anySize,
}, async ({ page, person, product, expectAccessible }) => {
  const own = await newOwner(product, 'Bäckerei zur alten Mühle am Fluss')
  const left = { contactName: 'Zdenka Quixada', contactEmail: 'zdenka@left.example' }
  await leaveReview(product, own.company, { rating: 4, feedback: 'Crusty bread', ...left })
  const email = 'vera@example.com'

  await signIn(page, own)
  await openSettings(page, /^Team/)
  await expect(page.getByRole('combobox', { name: `Role of ${own.email}` })).toHaveValue('owner')
  await expectAccessible(page, { onPhones: true })
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite someone' })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Role').selectOption('Viewer')
  await expectAccessible(page, { onPhones: true })
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('Invitation sent', { exact: true })).toBeVisible()
  const members = page.getByRole('list', { name: 'Members' })
  const row = members.getByRole('listitem').filter({ hasText: email })
  await expect(row.getByText('Invited', { exact: true })).toBeVisible()

  const viewer = await person()
  const token = new URL(await linkMailedTo(product, email, invitation)).searchParams.get('token')
  const newPassword = 'violet anchor teapot'
  await viewer.request.post('/api/auth/reset-password', { data: { token, newPassword } })
  await signIn(viewer, { email, password: newPassword })
  await expect(viewer.getByText('Crusty bread')).toBeVisible()
  await expect(viewer.getByRole('region', { name: 'Google Review URL' })).toBeVisible()
  await expect(viewer.getByRole('button', { name: 'Update URL' })).toHaveCount(0)
  await expect(viewer.getByRole('navigation', { name: 'Dashboard' }).getByRole('link')).toHaveText([
    'Overview',
    /^Reviews/,
    'Codes & print',
    'Settings',
  ])
  await expectAccessible(viewer, { onPhones: true })
  await viewer.goto('/dashboard/reviews?q=quixada')
  await expect(viewer.getByText('No reviews match')).toBeVisible()
  await viewer.goto('/dashboard/reviews?q=crusty')
  await expect(viewer.getByText('Crusty bread')).toBeVisible()
  await expect(viewer.getByText(left.contactName)).toHaveCount(0)
  await viewer.goto('/dashboard/team')
  await expect(viewer.getByText('Your role does not include this page')).toBeVisible()

  await page.reload()
  await expect(row.getByText(/^Last seen/)).toBeVisible()
  await row.getByRole('combobox').selectOption('Responder')
  await expect(page.getByText(`${email} is now a responder`, { exact: true })).toBeVisible()
  await viewer.goto('/dashboard/reviews?q=quixada')
  await expect(viewer.getByText(left.contactName)).toBeVisible()

  // The keyboard removes them, and keeps its place.
  await row.getByRole('button', { name: `Remove ${email}` }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(row).toHaveCount(0)
  await expect(members).toBeFocused()
  await viewer.reload()
  await expect(viewer.getByText('You are not assigned to any companies')).toBeVisible()
})

test('someone with an account is asked before they join a team, by mail and signed in', {
  tag: anySize,
}, async ({ page, person, product, expectAccessible }) => {
  const [rosa, ben] = [
    await newOwner(product, 'Rosa’s Trattoria', 'מאפיית הנמל'),
    await newOwner(product, 'Ben’s Books'),
  ]
  const owner = await person()
  await signIn(owner, rosa)
  const links: string[] = []
  for (const { id } of rosa.companies) {
    await owner.goto(`/dashboard/team?company=${id}`)
    await owner.getByRole('button', { name: 'Invite', exact: true }).click()
    await owner.getByRole('dialog').getByLabel('Email').fill(ben.email)
    await owner.getByRole('button', { name: 'Send invitation' }).click()
    await expect(owner.getByText('Invitation sent', { exact: true })).toBeVisible()
    links.push(await linkMailedTo(product, ben.email, /^Invitation to/, links[0]))
  }
  const row = owner
    .getByRole('list', { name: 'Members' })
    .getByRole('listitem')
    .filter({ hasText: ben.email })
  await expect(row.getByText('Invited', { exact: true })).toBeVisible()
  await expect(row.getByText(/last seen|signed in/i)).toHaveCount(0)
  await expectAccessible(owner, { onPhones: true })

  await page.goto(links[0] ?? '')
  await expect(page.getByRole('heading', { name: 'You are invited' })).toBeVisible()
  await expect(page.getByText(`Welcome! ${rosa.email} invites you to Rosa’s Trattoria.`)).toBeVisible()
  await expect(page).toHaveURL('/setup-password')
  await expectAccessible(page, { onPhones: true })
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByRole('heading', { name: 'You have joined the team' })).toBeFocused()
  await expectAccessible(page, { onPhones: true })
  await page.getByRole('link', { name: 'Go to Login' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(ben.email)
  await logIn(page, ben)
  const asked = page.getByRole('region', { name: /^Invitation to/ })
  await expect(asked.getByText('מאפיית הנמל')).toBeVisible()
  await expectAccessible(page, { onPhones: true })
  await asked.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText('Invitation declined', { exact: true })).toBeVisible()
  await expect(asked).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: 'Company' }).getByRole('option')).toHaveText([
    'Ben’s Books',
    'Rosa’s Trattoria',
  ])
  await owner.reload()
  await expect(row).toHaveCount(0)
})

test('a used, truncated or replaced link offers a new one', { tag: anySize }, async ({
  page,
  product,
  expectAccessible,
}) => {
  const email = 'grace@example.com'
  const setupLink = await invite(product, email)

  await page.goto('/setup-password')
  await expect(page.getByText('Invalid Link', { exact: true })).toBeVisible()
  await expect(page.getByText('This invitation link is invalid', { exact: true })).toBeVisible()
  await choosePassword(page, 'violet anchor teapot')
  await expect(page.getByText('Invalid invitation token', { exact: true })).toBeVisible()
  await expectAccessible(page, { onPhones: true })

  await page.goto(setupLink)
  await choosePassword(page, 'violet anchor teapot')
  await expect(page.getByRole('heading', { name: 'Account Setup Complete' })).toBeVisible()
  // Shown on load, before anything is typed.
  await page.goto(setupLink)
  await expect(page.getByRole('alert')).toContainText('This link is no longer valid')
  await expect(page.getByRole('alert')).toContainText('Open the newest link in your email')
  await expectAccessible(page, { onPhones: true })

  await page.goto('/reset-password')
  await expect(page.getByText('This password reset link is invalid', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'request a new one' }).click()
  await expect(page).toHaveURL('/forgot-password')
  const send = page.getByRole('button', { name: 'Send Reset Link' })
  await page.getByLabel('Email').fill(email)
  await send.click()
  const first = await linkMailedTo(product, email, reset)
  await page.getByRole('button', { name: 'try again' }).click()
  await send.click()
  await linkMailedTo(product, email, reset, first)
  await page.goto(first)
  await choosePassword(page, 'granite willow harbour')
  await expect(page.getByRole('alert')).toContainText('This link is no longer valid')
})

test('the keyboard alone is enough to set up, sign in and change the password', { tag: anySize }, async ({
  page,
  product,
}) => {
  const email = 'edsger@example.com'
  const setupLink = await invite(product, email)
  const { keyboard } = page
  const type = async (text: string) => {
    await keyboard.type(text)
    await keyboard.press('Tab')
  }

  await page.goto(setupLink)
  await expect(page).toHaveURL('/setup-password')
  await keyboard.press('Tab')
  await expect(page.getByLabel('Password (min 8 characters)')).toBeFocused()
  await type('violet anchor teapot')
  await expect(page.getByRole('button', { name: 'Show password' }).first()).toBeFocused()
  await keyboard.press('Space')
  await expect(page.getByLabel('Password (min 8 characters)')).toHaveAttribute('type', 'text')
  await keyboard.press('Tab')
  await keyboard.type('violet anchor teapot')
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Account Setup Complete' })).toBeFocused()
  await tabTo(page.getByRole('link', { name: 'Go to Login' }))
  await keyboard.press('Enter')
  await expect(page).toHaveURL(dashboardAt('/dashboard'))
  await tabTo(page.getByRole('button', { name: /^Account of/ }))
  await keyboard.press('Enter')
  await keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('Email')).toBeFocused()
  await type(email)
  await tabTo(page.getByLabel('Password', { exact: true }))
  await keyboard.type('violet anchor teapot')
  await keyboard.press('Enter')
  await expect(page).toHaveURL(dashboardAt('/dashboard'))
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
  await tabTo(page.getByRole('button', { name: /^Account of/ }))
  await keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Account' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByText('This device', { exact: true })).toBeVisible()
  await tabTo(page.getByRole('link', { name: 'Back' }))
  await keyboard.press('Tab')
  await keyboard.type('نور الدين')
  await keyboard.press('Enter')
  await expect(page.getByText('Name saved', { exact: true })).toBeVisible()
  await expect(page.getByRole('banner').getByText('نور الدين')).toBeVisible()
  await tabTo(page.getByLabel('Current Password', { exact: true }))
  await type('violet anchor teapot')
  await keyboard.press('Tab')
  await type('copper lantern meadow')
  await keyboard.press('Tab')
  await keyboard.type('copper lantern meadow')
  await keyboard.press('Enter')
  await expect(page.getByText('Password changed', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(dashboardAt('/dashboard'))
})

test('a user sees their sessions, and ends them', { tag: anySize }, async ({
  page,
  person,
  product,
  expectAccessible,
}) => {
  const user = await newOwner(product, 'Two Desks')
  // A separate cookie jar is all it takes to be another device.
  const [office, home] = [(await person()).request, (await person()).request]
  const statusAt = async (device: APIRequestContext) => (await device.get('/api/auth/me')).status()
  for (const device of [office, home, page.request]) await device.post('/api/auth/login', { data: user })

  await page.goto('/change-password')
  const list = page.getByRole('list', { name: "Where you're logged in" })
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await list
    .getByRole('button', { name: /^End session/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: 'End this session?' })).toBeVisible()
  await expectAccessible(page, { onPhones: true })
  await page.getByLabel('Your password').fill('not this one')
  await page.getByRole('button', { name: 'End Session' }).click()
  await expect(page.getByText('Your current password is not correct')).toBeVisible()
  await page.getByLabel('Your password').fill(user.password)
  await page.getByRole('button', { name: 'End Session' }).click()
  await expect(page.getByText('Session ended', { exact: true })).toBeVisible()
  await expect(list.getByRole('listitem')).toHaveCount(2)
  expect([await statusAt(office), await statusAt(home)]).toEqual([200, 401])

  await home.post('/api/auth/login', { data: user })
  await page.reload()
  await page.getByRole('button', { name: 'End all other sessions' }).click()
  await page.getByLabel('Your password').fill(user.password)
  await page.getByRole('button', { name: 'End Sessions' }).click()
  await expect(page.getByText('2 sessions ended', { exact: true })).toBeVisible()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  expect([await statusAt(office), await statusAt(home), await statusAt(page.request)]).toEqual([
    401, 401, 200,
  ])
})

test('without a session the login says why, and returns to the previous page', { tag: anySize }, async ({
  page,
  product,
  expectAccessible,
}) => {
  const ended = page.getByText('Your session has ended. Please sign in again.')

  await page.goto('/change-password')
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Please sign in to continue.')).toBeVisible()
  await signIn(page, product.owner, '/dashboard/reviews?rating=5')
  const csv = page.getByRole('link', { name: 'Download as CSV' })
  expect((await download(csv)).name).toMatch(/\.csv$/)

  // The session ends after the click: a page that is open learns of it at any moment and goes to the login.
  await page.route('**/reviews.csv*', async (route) => {
    await page.request.post('/api/auth/logout')
    await route.continue()
  })
  await csv.click()
  await expect(ended).toBeVisible()
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('Email')).toBeFocused()
  await expectAccessible(page)
  await page.reload()
  await expect(ended).toBeVisible()
  await submitLogin(page, product.owner)
  await expect(page).toHaveURL(dashboardAt('/dashboard/reviews?rating=5'))
  await expect(csv).toBeVisible()

  // The login redirects a user who is already signed in.
  await page.goto('/login')
  await expect(page).toHaveURL(dashboardAt('/dashboard'))

  await logOutUnseen(page)
  await signIn(page, product.superadmin)
  const addCompany = page.getByRole('button', { name: 'Add Company' })
  await expect(addCompany).toBeVisible()
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Change Password' }).click()
  await expect(page).toHaveURL('/change-password')
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL('/admin')
  await expect(addCompany).toBeVisible()
  await logOutUnseen(page)
  await page.goto('/admin?search=luna')
  await expect(page).toHaveURL('/login')
  await submitLogin(page, product.superadmin)
  await expect(page).toHaveURL('/admin?search=luna')
  await expect(addCompany).toBeVisible()
})

test('offline no writes are queued, and failed reads and screens load once back online', {
  tag: anySize,
}, async ({ page, context, product, expectedErrors }) => {
  expectedErrors.push(/net::ERR_INTERNET_DISCONNECTED/, /dynamically imported module/)
  await signIn(page, product.owner)
  await expect(page.getByLabel('New URL')).toBeVisible()
  const writes: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') writes.push(request.url())
  })

  await context.setOffline(true)
  await page.getByLabel('New URL').fill('https://g.page/r/offline/review')
  await page.getByRole('button', { name: 'Update URL' }).click()
  await expect(page.getByText('Failed to update URL', { exact: true })).toBeVisible()
  await expect(page.getByLabel('New URL')).toHaveValue('https://g.page/r/offline/review')
  await context.setOffline(false)
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true)

  // Once the page has reloaded its data, a queued write would have been sent.
  await page.route('**/api/auth/me', (route) => route.abort('internetdisconnected'))
  await page.goto('/dashboard')
  await context.setOffline(true)
  await expect(page.getByText(/^You are offline\./)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await page.unroute('**/api/auth/me')
  // Held back: requests may still fail when Chromium tells the page that it is online.
  const online = Promise.withResolvers<void>()
  await page.route('**/api/auth/me', (route) => online.promise.then(() => route.continue()))
  await context.setOffline(false)
  online.resolve()
  await expect(page.getByLabel('New URL')).toBeVisible()
  expect(writes).toHaveLength(1)

  // A screen whose chunk fails to load keeps the layout. The parts of this one have loaded.
  await expect(page.getByRole('region', { name: 'From Scan to Review' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'What your reviews are about' })).toBeVisible()
  await context.setOffline(true)
  await page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: /^Reviews/ })
    .click()
  await expect(page.getByText('This page could not be loaded')).toBeVisible()
  await expect(page.getByText(/^You are offline\. It will load automatically/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Reviews', exact: true })).toBeVisible()
})
