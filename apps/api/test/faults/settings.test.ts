import { getConfig } from '@candour/schemas/platform.ts'
import { updateSettings } from '@candour/schemas/settings.ts'
import { afterAll, expect, it } from 'vitest'
import { createPool } from '#db/client.ts'
import { send, signIn, testDeployment } from '#test/faults/deployment.ts'

const { sql, make, superuserUrl, start: startServer } = await testDeployment()
const superuser = createPool(superuserUrl, { max: 1 })
afterAll(() => superuser.end())
const start = () => startServer({ NODE_ENV: 'test', DRAIN_SECONDS: '0' })
const servers = [await start(), await start()] as const
const [one, other] = servers

const nameAt = async (server: typeof one) => (await (await send(server, getConfig)).json()).provider.name
/** Whether the notice of a company, which stays in memory, names the provider. */
const namesAt = async ({ url }: typeof one, slug: string, name: string) =>
  (await (await fetch(`${url}/${slug}/privacy`)).text()).includes(name)

it('changes settings in every process within about a second, and after notifications were lost', async () => {
  const { slug } = await make.company()
  const { email } = await make.user({ role: 'superadmin' })
  const cookie = await signIn(one, email)
  const set = (providerName: string) => send(one, updateSettings, { body: { providerName }, cookie })
  for (const server of servers) expect(await namesAt(server, slug, 'Candour')).toBe(true)

  expect((await set('First Provider')).status).toBe(200)
  expect(await nameAt(one)).toBe('First Provider')
  await expect.poll(() => nameAt(other), { timeout: 1_500, interval: 20 }).toBe('First Provider')
  for (const server of servers) expect(await namesAt(server, slug, 'First Provider')).toBe(true)

  // Both lose the connections by which they are told.
  const killed = await superuser.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'candour_app'`,
  )
  expect(killed.rowCount).toBeGreaterThanOrEqual(2)
  await sql`update settings set value = 'Second'`
  for (const server of servers) await expect.poll(() => nameAt(server), { timeout: 10_000 }).toBe('Second')

  const third = await start()
  expect(await nameAt(third)).toBe('Second')
})
