import { startNameServer } from '@candour/api/test/name-server.ts'
import { startSignInProvider } from '@candour/api/test/sign-in-provider.ts'
import type { Page } from '@playwright/test'
import { test as base, expect, logIn, logOutUnseen, signIn } from '../fixtures.ts'
import { newOwner } from '../owner.ts'
import { type Product, startProduct } from '../server.ts'
import { asUser, dashboardAt } from '../site.ts'
import { anySize } from '../tags.ts'
import { totpOf } from '../totp.ts'

// Run in one worker, so the tests share one product.
base.describe.configure({ mode: 'default' })

type Provider = Awaited<ReturnType<typeof startSignInProvider>>

/** A product that asks a name server of the test, and its providers: of a company, and of the operators. */
interface Installation {
  product: Product
  records: Record<string, string[]>
  company: Provider
  operators: Provider
}

const client = { clientId: 'candour', clientSecret: 'a secret of the client, & long' }

const test = base.extend<object, { ofTest: Installation }>({
  ofTest: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const records: Record<string, string[]> = {}
      await using stack = new AsyncDisposableStack()
      const names = stack.use(await startNameServer(records))
      const start = async (origin: string, people: Parameters<typeof startSignInProvider>[0]['people']) =>
        stack.use(
          await startSignInProvider({
            ...client,
            people,
            callbackUrl: `${origin}/api/auth/oidc/callback`,
            logoutUrl: `${origin}/api/auth/oidc/backchannel-logout`,
            signedOutUrl: `${origin}/login`,
          }),
        )
      const started = Promise.withResolvers<{ company: Provider; operators: Provider }>()
      const { product, stop } = await startProduct(async (port) => {
        const origin = `http://localhost:${port}`
        const company = await start(origin, {
          zoe: { email: 'zoe@luna.example', email_verified: true },
          boss: { email: 'boss@mond.example', email_verified: true },
          rosa: { email: 'rosa@mond.example', email_verified: true },
          ada: { email: 'ada@luna.example', email_verified: true, groups: ['leads'] },
        })
        const operators = await start(origin, {
          olga: { email: 'olga@operator.example', email_verified: true, groups: ['staff'] },
        })
        started.resolve({ company, operators })
        return {
          OIDC_ISSUER: operators.issuer,
          OIDC_CLIENT_ID: client.clientId,
          OIDC_CLIENT_SECRET: client.clientSecret,
          OIDC_ROLES: 'staff:superadmin',
          NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(asking(names.address))}`,
        }
      })
      await use({ product, records, ...(await started.promise) })
      await stop()
    },
    { scope: 'worker' },
  ],
  product: async ({ ofTest }, use) => use(ofTest.product),
})

/** A module that has its process ask this name server, as the machine's settings do. */
const asking = (address: string) => `
  import { Resolver } from 'node:dns/promises'
  const { resolveTxt } = Resolver.prototype
  Resolver.prototype.resolveTxt = function (name) {
    this.setServers(['${address}'])
    return resolveTxt.call(this, name)
  }`

async function signInByProvider(page: Page, { slug }: { slug: string }): Promise<void> {
  await page.getByRole('button', { name: 'Sign in with your company' }).click()
  await page.getByLabel('Short name of your company').fill(slug)
  await page.keyboard.press('Enter')
}

const accountOf = (page: Page, email: string) => page.getByRole('button', { name: `Account of ${email}` })

/** Logs out, at the provider too. The login screen may be shown before it is loaded by the provider's redirect. */
async function logOut(page: Page, email: string): Promise<void> {
  await accountOf(page, email).click()
  const back = page.waitForEvent('load', (shown) => new URL(shown.url()).pathname === '/login')
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await back
}

test('a company proves its domain and sets its provider, by which members join, come and go', {
  tag: anySize,
}, async ({ page, person, product, ofTest, expectAccessible }) => {
  const { records, company: provider } = ofTest
  const owner = await newOwner(product, 'Café Luna')
  await signIn(page, owner, '/dashboard/settings/sign-in')
  const domains = page.getByRole('region', { name: 'Domains' })
  await domains.getByLabel('Domain').fill('Luna.example')
  await page.keyboard.press('Enter')
  await expect(domains.getByText('Not proven yet')).toBeVisible()
  await domains.getByRole('button', { name: 'Check again' }).click()
  await expect(domains.getByText(/^Not found yet\./)).toBeVisible()
  await expectAccessible(page, { onPhones: true })
  records['luna.example'] = [
    'v=spf1 -all',
    await domains.getByRole('textbox', { name: 'TXT record' }).inputValue(),
  ]
  await domains.getByRole('button', { name: 'Check again' }).click()
  await expect(domains.getByText('Proven', { exact: true })).toBeVisible()

  const settings = page.getByRole('region', { name: 'Your provider' })
  await settings.getByLabel('Address of the provider').fill(provider.issuer)
  await settings.getByLabel('Client ID').fill(client.clientId)
  await settings.getByLabel('Client secret', { exact: true }).fill(client.clientSecret)
  await settings.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Provider saved', { exact: true })).toBeVisible()
  const roles = page.getByRole('region', { name: 'Roles' })
  await roles.getByRole('button', { name: 'Add group' }).click()
  await roles.getByLabel('Group').fill('leads')
  await roles.getByLabel('Role', { exact: true }).selectOption('Manager')
  await roles.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Roles saved', { exact: true })).toBeVisible()
  await expectAccessible(page, { onPhones: true })

  const member = await person()
  await member.goto('/login')
  provider.who = 'zoe'
  await member.getByRole('button', { name: 'Sign in with your company' }).click()
  await expect(member.getByLabel('Short name of your company')).toBeFocused()
  await expectAccessible(member, { onPhones: true })
  await member.keyboard.type(owner.company.slug)
  await member.keyboard.press('Enter')
  await expect(member).toHaveURL(dashboardAt('/dashboard'))
  // To the provider and back, without a question.
  await logOut(member, 'zoe@luna.example')
  await expect(member).toHaveURL('/login')
  provider.who = 'ada'
  await signInByProvider(member, owner.company)
  await expect(accountOf(member, 'ada@luna.example')).toBeVisible()
  await page.goto('/dashboard/settings/team')
  const team = page.getByRole('listitem')
  await expect(team.filter({ hasText: 'ada@luna.example' })).toContainText('Manager')
  await expect(team.filter({ hasText: 'zoe@luna.example' })).toContainText('Viewer')

  // The provider ends the session that is open.
  const tab = await member.context().newPage()
  await tab.goto(`${provider.issuer}/session/end`)
  await tab.getByRole('button', { name: 'Sign out' }).click()
  await expect(tab.getByText('Signed out')).toBeVisible()
  await expect(member).toHaveURL(/\/login$/)
  await tab.close()
})

test('a company requires its provider; its owner has a way back, and connects it', { tag: anySize }, async ({
  page,
  person,
  product,
  ofTest,
  expectAccessible,
}) => {
  const { records, company: provider } = ofTest
  const owner = await newOwner(product, 'Café Mond')
  const rosa = { email: 'rosa@mond.example', password: 'reads the reviews too' }
  const { user, token } = await asUser(product.origin, product.superadmin, async (api) => {
    const data = { email: rosa.email, companyId: owner.company.id }
    const { user } = await (await api.post('/api/admin/users', { data })).json()
    const { url } = await (await api.post(`/api/admin/users/${user.id}/invitation`)).json()
    return { user, token: new URL(url).searchParams.get('token') }
  })
  const member = await person()
  await member.request.post('/api/auth/reset-password', { data: { token, newPassword: rosa.password } })
  await signIn(page, owner)
  const change = async (path: string, data: object) => {
    const headers = { origin: product.origin }
    const params = { companyId: owner.company.id }
    const answer = await page.request.patch(`/api/dashboard/${path}`, { params, data, headers })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }
  await change(`team/${user.id}`, { role: 'viewer' })
  const { domains } = await change('sign-in', { domains: [{ name: 'mond.example' }] })
  records['mond.example'] = [domains[0].txt]
  await change('sign-in', { issuer: provider.issuer, ...client })

  await page.goto('/dashboard/settings/sign-in')
  await page.getByLabel('Require the provider').click()
  await expect(page.getByText('The provider is required now', { exact: true })).toBeVisible()
  await logIn(member, rosa)
  await expect(
    member.getByText('Your company requires that you sign in with its own provider.', { exact: true }),
  ).toBeVisible()
  provider.who = 'rosa'
  await signInByProvider(member, owner.company)
  await expect(member).toHaveURL(dashboardAt('/dashboard'))
  await expect(accountOf(member, rosa.email)).toBeVisible()

  // The owner's password needs a second step.
  await logOutUnseen(page)
  await logIn(page, owner)
  await expect(page.getByText(/^Your account requires it\./)).toBeVisible()
  await page.getByRole('button', { name: 'Set up' }).click()
  const dialog = page.getByRole('dialog', { name: "Confirm it's you" })
  await dialog.getByLabel('Your password').fill(owner.password)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  const uri = await page.getByRole('link', { name: 'Open your app' }).getAttribute('href')
  await page.getByLabel('Code from the app').fill(totpOf(new URL(uri ?? '').searchParams.get('secret') ?? ''))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await page.getByRole('button', { name: 'Download' }).click()
  await page.getByRole('button', { name: 'I saved them' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(dashboardAt('/dashboard'))
  await page.goto('/dashboard/settings/sign-in')
  await page.getByLabel('Require the provider').click()
  await expect(page.getByText('The provider is not required any more', { exact: true })).toBeVisible()
  await logOutUnseen(member)
  await signIn(member, rosa)
  await expect(accountOf(member, rosa.email)).toBeVisible()

  // Whose address is another one connects the provider.
  await page.goto('/change-password')
  provider.who = 'boss'
  await page.getByRole('button', { name: 'Connect: Café Mond' }).click()
  await expect(page.getByText('Provider connected', { exact: true })).toBeVisible()
  await expectAccessible(page, { onPhones: true })
  await logOutUnseen(page)
  await page.goto('/login')
  await signInByProvider(page, owner.company)
  await expect(accountOf(page, owner.email)).toBeVisible()
})

test('operators sign in by their own provider; one that cannot be reached is told', { tag: anySize }, async ({
  page,
  ofTest,
  expectAccessible,
}) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with your company' }).click()
  await page.getByRole('link', { name: 'Sign in with the operators’ provider' }).click()
  await expect(page).toHaveURL('/admin')
  await logOut(page, 'olga@operator.example')
  await expect(page).toHaveURL('/login')

  await ofTest.operators[Symbol.asyncDispose]()
  await page.getByRole('button', { name: 'Sign in with your company' }).click()
  await page.getByRole('link', { name: 'Sign in with the operators’ provider' }).click()
  await expect(page.getByText(/^The provider cannot be reached at the moment\./)).toBeVisible()
  await expectAccessible(page, { onPhones: true })
})
