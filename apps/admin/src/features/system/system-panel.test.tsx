import { answer, refusal } from '@candour/api-client/testing.ts'
import { renderRoutes } from '@candour/console/testing.tsx'
import { getMe } from '@candour/schemas/accounts.ts'
import { getSettings, type Settings, updateSettings } from '@candour/schemas/settings.ts'
import {
  getSystem,
  getTestMail,
  type SystemReport,
  sendTestMail,
  type TestMail,
} from '@candour/schemas/system.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { routes } from '#app/routes.tsx'
import { formatSchedule } from '#features/system/words.ts'
import { id, platform, signedInAs } from '#test/fixtures.ts'

const since = new Date(Date.now() - 3_601_000).toISOString()

const sound: SystemReport = {
  version: '1.2.3',
  notes: [
    { title: 'To do when upgrading', items: ['Set `PORT` first.'] },
    { title: 'Added', items: ['One.', 'Two.'] },
  ],
  configuration: [{ name: 'SESSION_SECRET', value: null, source: 'environment', secret: true }],
  checks: [
    { id: 'disk', level: 'ok', seen: '50 GB are free.', advice: null },
    { id: 'replica', level: 'skipped', seen: 'There is no replica.', advice: null },
  ],
  processes: [{ name: 'one:12', here: true, since, lastSeenAt: since, memoryBytes: 150e6 }],
  queues: [
    { name: 'mails', depth: 1_200, oldestSeconds: 300 },
    { name: 'alerts', depth: 0, oldestSeconds: 0 },
  ],
  jobs: [
    { name: 'digests', cron: '* * * * *', lastRunAt: since, lastState: 'failed', lastSeconds: 3 },
    { name: 'audit', cron: '41 3 * * *', lastRunAt: null, lastState: null, lastSeconds: null },
  ],
  storage: {
    ...{ databaseBytes: 2.5e9, growthBytes: 5e8 },
    kinds: [
      { kind: 'reviews', bytes: 2e9, growthBytes: 4.5e8 },
      { kind: 'images', bytes: 2.1e9, growthBytes: -2e6 },
      { kind: 'audit', bytes: 1e6, growthBytes: null },
      { kind: 'other', bytes: 3e9, growthBytes: 0 },
    ],
    disk: { freeBytes: 50e9, totalBytes: 100e9 },
  },
  backups: [
    { at: since, bytes: 3e6, name: 's3:candour-new.backup.age', verified: null },
    {
      ...{ at: since, bytes: null, name: 's3:candour-old.backup.age' },
      verified: { at: since, rows: 12, seconds: 90, problem: null },
    },
  ],
}

const byDefault = { value: null, source: 'default' as const }
const settings: Settings = {
  providerName: { value: 'Candour', source: 'environment' },
  providerUrl: { value: 'https://candour.example', source: 'default' },
  ...{ providerEmail: byDefault, senderName: byDefault },
  bookingUrl: { value: 'https://candour.example/call', source: 'stored' },
  landing: { value: 'automatic', source: 'default' },
}

function open(report: SystemReport, mail: TestMail = { state: 'queued', answer: null }) {
  renderRoutes('/admin/system', routes, [
    answer(getMe, () => signedInAs('superadmin')),
    answer(getSystem, () => report),
    answer(getSettings, () => settings),
    answer(sendTestMail, () => ({ id: id(1) })),
    answer(getTestMail, () => mail),
    ...platform(),
  ])
}

const region = async (name: string) => within(await screen.findByRole('region', { name }))

it('shows what is wrong, errors first, with what to do', async () => {
  const checks: SystemReport['checks'] = [
    { id: 'backup', level: 'warning', seen: 'The last backup is old.', advice: 'Run pnpm backup.' },
    { id: 'roles', level: 'error', seen: 'A login is a superuser.', advice: 'Alter the role.' },
    { id: 'of-a-newer-server', level: 'error', seen: 'Something.', advice: null },
    ...sound.checks,
  ]
  open({ ...sound, checks })
  const list = await region('Checks')
  expect(list.getByText('2 errors and 1 warning.')).toBeTruthy()
  const [first, second, third] = list.getAllByRole('listitem')
  expect(first?.textContent).toBe('ErrorLogins of the databaseA login is a superuser.Alter the role.')
  expect(second?.textContent).toContain('of-a-newer-server')
  expect(third?.textContent).toContain('Run pnpm backup.')
  expect(list.getByText('1 check passed, 1 skipped')).toBeTruthy()
})

it('shows a sound installation with its processes, queues, jobs, storage and backups', async () => {
  open(sound)
  expect((await region('Checks')).getByText('Nothing is wrong.')).toBeTruthy()
  expect(screen.getByText(/^Version 1\.2\.3\. /)).toBeTruthy()
  expect((await region('Processes')).getByText('150.0 MB')).toBeTruthy()
  expect((await region('Queues')).getByText('1,200 waiting, oldest 5 min')).toBeTruthy()
  const [digests, audit] = (await region('Scheduled jobs')).getAllByRole('listitem')
  expect(digests?.textContent).toBe('DigestsFailed 1 hour agoEvery minute, took 3 s')
  expect(audit?.textContent).toBe('AuditNot within a dayDaily at 03:41 UTC')
  const storage = await region('Storage')
  expect(storage.getByText(/takes 2\.5 GB, \+500\.0 MB per 30 days\. 50\.0 GB of 100\.0 GB/)).toBeTruthy()
  expect(storage.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Images−2.0 MB2.1 GB',
    'Reviews+450.0 MB2.0 GB',
    'Audit log1.0 MB',
    'Everything else3.0 GB',
  ])
  const [made, verified] = (await region('Backups')).getAllByRole('listitem')
  expect(made?.textContent).toBe('Made 1 hour ago3.0 MBs3:candour-new.backup.age. Not verified.')
  expect(verified?.textContent).toContain('Restored and found good 1 hour ago, in 90 s.')
})

it.each([
  ['7 * * * *', 'Hourly at minute 7'],
  ['*/5 * * * *', '*/5 * * * * (UTC)'],
  ['0 3 * * 1', '0 3 * * 1 (UTC)'],
])('says when a job with the schedule %s runs', (cron, words) => {
  expect(formatSchedule(cron)).toBe(words)
})

it('shows the configuration folded away, what is set apart from what is not, and no secret', async () => {
  const variable = (name: string, value: string | null, source: 'environment' | 'default') => ({
    ...{ name, value, source, secret: false },
  })
  open({
    ...sound,
    configuration: [
      ...sound.configuration,
      variable('PORT', '3000', 'environment'),
      variable('SITE_ORIGIN', null, 'default'),
    ],
  })
  const card = await region('Configuration')
  const [set, byDefault] = card.getAllByRole('group') as HTMLDetailsElement[]
  expect([set?.open, byDefault?.open]).toEqual([false, false])
  expect(set?.textContent).toBe('2 variables setSESSION_SECRETSecretPORT3000')
  expect(byDefault?.textContent).toBe('1 by defaultSITE_ORIGINNot set')
})

it('shows what the version brings: what is to be done, and the rest folded away', async () => {
  open(sound)
  const card = await region('Version 1.2.3')
  expect(card.getByText('PORT').closest('li')?.textContent).toBe('Set PORT first.')
  const added = card.getByRole('group') as HTMLDetailsElement
  expect([added.open, added.textContent]).toEqual([false, 'Added: 2 changesOne.Two.'])
})

it('shows why a backup cannot be relied on', async () => {
  const verified = { at: since, rows: null, seconds: 2, problem: 'The backup is damaged.' }
  open({ ...sound, backups: [{ at: since, bytes: null, name: null, verified }] })
  const list = await region('Backups')
  expect(list.getByText('Failed to verify 1 hour ago: The backup is damaged.')).toBeTruthy()
})

it.each<[TestMail, string]>([
  [
    { state: 'sent', answer: null },
    'The mail server has taken it. Open its link to confirm that it has arrived.',
  ],
  [{ state: 'refused', answer: '550 No such mailbox' }, '550 No such mailbox'],
  [{ state: 'opened', answer: null }, 'It has arrived: its link was opened.'],
])('tells what has become of a test mail: %j', async (mail, sentence) => {
  open(sound, mail)
  const card = await region('Test email')
  expect((card.getByLabelText('To') as HTMLInputElement).value).toBe('someone@example.com')
  await userEvent.click(card.getByRole('button', { name: 'Send test email' }))
  expect(await card.findByText(sentence)).toBeTruthy()
})

it('says why a test mail was not sent, and why the system could not be checked', async () => {
  renderRoutes('/admin/system', routes, [
    answer(getMe, () => signedInAs('superadmin')),
    answer(getSystem, () => Promise.reject(refusal('overloaded'))),
    answer(getSettings, () => settings),
    ...platform(),
  ])
  expect(await screen.findByText('Failed to check the system')).toBeTruthy()
})

it('saves the settings that were changed, and none that the environment sets', async () => {
  const saved: unknown[] = []
  renderRoutes('/admin/system', routes, [
    answer(getMe, () => signedInAs('superadmin')),
    answer(getSystem, () => sound),
    answer(getSettings, () => settings),
    answer(updateSettings, ({ body }) => {
      saved.push(body)
      return settings
    }),
    ...platform(),
  ])
  const card = await region('Settings')
  expect((await card.findByLabelText('Provider’s name')).hasAttribute('disabled')).toBe(true)
  expect(card.getByText('PROVIDER_NAME')).toBeTruthy()
  const booking = card.getByLabelText('Booking link')
  await userEvent.clear(booking)
  await userEvent.type(booking, 'http://x.example')
  await userEvent.click(card.getByRole('button', { name: 'Save settings' }))
  expect(await card.findByText('Please enter the full address, starting with https://')).toBeTruthy()
  await userEvent.clear(booking)
  await userEvent.selectOptions(card.getByLabelText('Page at the site’s address'), 'choice')
  await userEvent.click(card.getByRole('button', { name: 'Save settings' }))
  expect(await screen.findByText('Settings saved')).toBeTruthy()
  expect(saved).toEqual([{ bookingUrl: null, landing: 'choice' }])
})

it('keeps what is typed while the settings are saved, and says when that failed after the page was left', async () => {
  const held = [Promise.withResolvers<Settings>(), Promise.withResolvers<Settings>()]
  let stored = settings
  let calls = 0
  renderRoutes('/admin/system', routes, [
    answer(getMe, () => signedInAs('superadmin')),
    answer(getSystem, () => sound),
    answer(getSettings, () => stored),
    answer(updateSettings, () => held[calls++]?.promise ?? settings),
    ...platform(),
  ])
  const card = await region('Settings')
  const sender = await card.findByLabelText('Sender’s name')
  await userEvent.type(sender, 'Candour')
  await userEvent.click(card.getByRole('button', { name: 'Save settings' }))
  await userEvent.type(sender, ' Reviews')
  stored = { ...settings, senderName: { value: 'Candour', source: 'stored' } }
  held[0]?.resolve(stored)
  expect(await screen.findByText('Settings saved')).toBeTruthy()
  await userEvent.click(await card.findByRole('button', { name: 'Save settings' }))
  expect(sender).toHaveProperty('value', 'Candour Reviews')
  expect(calls).toBe(2)
  await userEvent.click(screen.getByRole('link', { name: 'API keys' }))
  held[1]?.reject(refusal('overloaded'))
  expect(await screen.findByText('Failed to save the settings')).toBeTruthy()
})
