import { answer, refusal } from '@candour/api-client/testing.ts'
import { renderRoutes } from '@candour/console/testing.tsx'
import { errors } from '@candour/schemas/errors.ts'
import { getSignIn, type SignInSettings, updateSignIn } from '@candour/schemas/sign-in.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { dashboardRoutes } from '#app/routes.tsx'
import { luna, working } from '#test/fixtures.ts'

const unset: SignInSettings = {
  issuer: null,
  clientId: null,
  hasClientSecret: false,
  domains: [],
  defaultRole: 'viewer',
  groups: [],
  enforced: false,
  signInUrl: 'https://app.example/api/auth/oidc?companySlug=luna',
  callbackUrl: 'https://app.example/api/auth/oidc/callback',
  logoutUrl: 'https://app.example/api/auth/oidc/backchannel-logout',
  signedOutUrl: 'https://app.example/login',
}

/** Opens the settings with a server that keeps them; returns the bodies it receives. */
async function open(initial: Partial<SignInSettings> = {}, ready?: Promise<void>) {
  let kept = { ...unset, ...initial }
  const sent: unknown[] = []
  renderRoutes('/dashboard/settings/sign-in', dashboardRoutes, [
    answer(getSignIn, () => kept),
    answer(updateSignIn, async ({ body: { clientSecret, domains, ...body } }) => {
      await ready
      sent.push({ ...body, ...(domains && { domains }), ...(clientSecret && { clientSecret }) })
      if (body.issuer?.includes('refused')) throw refusal('issuer_refused')
      kept = {
        ...kept,
        issuer: body.issuer === undefined ? kept.issuer : body.issuer,
        clientId: body.clientId === undefined ? kept.clientId : body.clientId,
        defaultRole: body.defaultRole ?? kept.defaultRole,
        groups: body.groups ?? kept.groups,
        enforced: body.enforced ?? kept.enforced,
        hasClientSecret: Boolean(clientSecret) || kept.hasClientSecret,
        domains: (domains ?? kept.domains).map(({ name }) => ({
          name,
          txt: `candour-domain=${name}`,
          verified: sent.length > 1,
        })),
      }
      return kept
    }),
    ...working(luna),
  ])
  const region = async (name: string) => within(await screen.findByRole('region', { name }))
  return { sent, domains: await region('Domains'), provider: await region('Your provider'), region }
}

it('adds a domain, shows the record that proves it, and looks again', async () => {
  const { sent, domains } = await open()
  await userEvent.type(domains.getByLabelText('Domain'), 'Not a domain{Enter}')
  expect(domains.getByText('Please enter a domain such as example.com')).toBeTruthy()
  await userEvent.clear(domains.getByLabelText('Domain'))
  await userEvent.type(domains.getByLabelText('Domain'), 'luna.example{Enter}')
  expect(await domains.findByText('Not proven yet')).toBeTruthy()
  expect(domains.getByLabelText<HTMLInputElement>('TXT record').value).toBe('candour-domain=luna.example')
  await userEvent.click(domains.getByRole('button', { name: 'Check again' }))
  expect(await domains.findByText('Proven')).toBeTruthy()
  expect(domains.queryByLabelText('TXT record')).toBeNull()
  await userEvent.click(domains.getByRole('button', { name: 'Remove luna.example' }))
  expect(sent).toEqual([
    { domains: [{ name: 'luna.example' }] },
    { domains: [{ name: 'luna.example' }] },
    { domains: [] },
  ])
})

it('keeps what was typed when the provider is refused, and never sends an empty secret', async () => {
  const { sent, provider } = await open({ hasClientSecret: true })
  expect(provider.getByText('Kept. Leave it empty to keep it.')).toBeTruthy()
  await userEvent.type(provider.getByLabelText('Address of the provider'), 'https://refused.example')
  await userEvent.type(provider.getByLabelText('Client ID'), 'candour')
  await userEvent.click(provider.getByRole('button', { name: 'Save' }))
  expect(await provider.findByText(errors.issuer_refused[1])).toBeTruthy()
  const issuer = provider.getByLabelText<HTMLInputElement>('Address of the provider')
  expect(issuer.value).toBe('https://refused.example')
  await userEvent.clear(issuer)
  await userEvent.type(issuer, 'https://login.example')
  await userEvent.click(provider.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Provider saved')).toBeTruthy()
  await userEvent.click(provider.getByRole('button', { name: 'Remove provider' }))
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove provider' }),
  )
  expect(await screen.findByText('Provider removed')).toBeTruthy()
  expect(sent).toEqual([
    { issuer: 'https://refused.example', clientId: 'candour' },
    { issuer: 'https://login.example', clientId: 'candour' },
    { issuer: null },
  ])
})

it('maps groups to roles, and requires the provider only once there is one', async () => {
  const { region } = await open()
  expect(
    (await region('Only this way')).getByLabelText<HTMLInputElement>('Require the provider').disabled,
  ).toBe(true)
  const roles = await region('Roles')
  await userEvent.selectOptions(roles.getByLabelText('Usual role'), 'Responder')
  await userEvent.click(roles.getByRole('button', { name: 'Add group' }))
  await userEvent.click(roles.getByRole('button', { name: 'Save' }))
  expect(roles.getByText('Please enter a text')).toBeTruthy()
  await userEvent.type(roles.getByLabelText('Group'), 'Ladenleitung')
  await userEvent.selectOptions(roles.getByLabelText('Role'), 'Owner')
  await userEvent.click(roles.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Roles saved')).toBeTruthy()
})

it('requires the provider, and says where members sign in', async () => {
  const { sent, region } = await open({
    issuer: 'https://login.example',
    domains: [{ name: 'luna.example', txt: '', verified: true }],
  })
  const only = await region('Only this way')
  await userEvent.click(only.getByLabelText('Require the provider'))
  expect(await screen.findByText('The provider is required now')).toBeTruthy()
  expect(only.getByLabelText<HTMLInputElement>('Where members sign in').value).toBe(unset.signInUrl)
  expect(sent).toEqual([{ enforced: true }])
})

it('keeps what is typed while it is saved', async () => {
  const held = Promise.withResolvers<void>()
  const { domains, provider, region } = await open({}, held.promise)
  const roles = await region('Roles')
  const name = domains.getByLabelText('Domain')
  const issuer = provider.getByLabelText('Address of the provider')
  const usual = roles.getByLabelText('Usual role')
  await userEvent.type(name, 'luna.example{Enter}')
  await userEvent.type(issuer, 'https://login.example')
  await userEvent.type(provider.getByLabelText('Client ID'), 'candour{Enter}')
  await userEvent.selectOptions(usual, 'Responder')
  await userEvent.click(roles.getByRole('button', { name: 'Save' }))
  await userEvent.type(name, '.com')
  await userEvent.type(issuer, '/luna')
  await userEvent.selectOptions(usual, 'Manager')
  held.resolve()
  for (const { getByRole } of [provider, roles]) {
    await waitFor(() => expect(getByRole('button', { name: 'Save' })).toHaveProperty('disabled', false))
  }
  expect(await domains.findByText('luna.example')).toBeTruthy()
  expect(name).toHaveProperty('value', 'luna.example.com')
  expect(issuer).toHaveProperty('value', 'https://login.example/luna')
  expect(usual).toHaveProperty('value', 'manager')
})
