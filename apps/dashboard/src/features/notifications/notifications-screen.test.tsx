import { answer, type Handler } from '@candour/api-client/testing.ts'
import { renderRoutes } from '@candour/console/testing.tsx'
import { getMe } from '@candour/schemas/accounts.ts'
import { listLocations } from '@candour/schemas/locations.ts'
import {
  getNotifications,
  type Notifications,
  updateNotifications,
  usualNotifications,
} from '@candour/schemas/notifications.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { dashboardRoutes } from '#app/routes.tsx'
import { id, location, luna, userWith, working } from '#test/fixtures.ts'

/** Opens the page with a server that stores the settings; returns the request bodies it receives. */
async function open(initial: Partial<Notifications> = {}, ...handlers: Handler[]) {
  let settings: Notifications = { ...usualNotifications, ...initial }
  const sent: unknown[] = []
  renderRoutes('/dashboard/settings/notifications', dashboardRoutes, [
    ...handlers,
    answer(getNotifications, () => settings),
    answer(updateNotifications, ({ body }) => {
      sent.push(body)
      settings = {
        alerts: {
          threshold: body.alerts?.threshold ?? settings.alerts.threshold,
          when: body.alerts?.when ?? settings.alerts.when,
          locationIds: body.alerts?.locationIds ?? null,
        },
        digest: body.digest ?? settings.digest,
        digestPaused: body.digest ? false : settings.digestPaused,
        quietHours: body.quietHours === undefined ? settings.quietHours : body.quietHours,
      }
      return settings
    }),
    ...working(luna),
  ])
  await screen.findByRole('heading', { name: 'Notifications' })
  await screen.findByLabelText('Send alerts')
  return sent
}

const save = () => screen.getByRole('button', { name: 'Save' })

it('is open to a viewer too', async () => {
  renderRoutes('/dashboard/settings/notifications', dashboardRoutes, [
    answer(getMe, () => userWith('viewer', luna)),
    answer(getNotifications, () => usualNotifications),
    ...working(luna),
  ])
  expect(await screen.findByText('About reviews with few stars.')).toBeTruthy()
  expect(document.title).toBe('Notifications · Café Luna')
})

it('saves alerts, quiet hours and digest together, once something has changed', async () => {
  const sent = await open()
  expect(save()).toHaveProperty('disabled', true)
  await userEvent.selectOptions(screen.getByLabelText('For reviews with'), '2 stars or fewer')
  await userEvent.selectOptions(screen.getByLabelText('Send the digest'), 'Every month')
  await userEvent.click(screen.getByLabelText('Send no alerts between certain hours'))
  expect(screen.getByText('Not saved yet')).toBeTruthy()
  await userEvent.click(save())
  expect(await screen.findByText('Notifications saved')).toBeTruthy()
  await waitFor(() => expect(save()).toHaveProperty('disabled', true))
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  expect(sent).toEqual([
    {
      alerts: { threshold: 2, when: 'instant', locationIds: null },
      digest: 'monthly',
      quietHours: { from: '22:00', to: '07:00', timeZone },
    },
  ])
})

it('says at the field what is wrong with the quiet hours', async () => {
  await open({ quietHours: { from: '22:00', to: '21:00', timeZone: 'UTC' } })
  const to = screen.getByLabelText('To')
  await userEvent.clear(to)
  await userEvent.type(to, '22:00')
  await userEvent.click(save())
  expect(await screen.findByText('Please choose an end other than the start')).toBeTruthy()
  expect(screen.getByLabelText('To').getAttribute('aria-invalid')).toBe('true')
})

it('limits alerts to locations, at least one', async () => {
  const altona = location(1, { name: 'Altona' })
  const sent = await open(
    {},
    answer(listLocations, () => [altona, location(2, { archived: true })]),
  )
  await userEvent.click(screen.getByLabelText('Only for certain locations'))
  await userEvent.click(save())
  expect(await screen.findByText('Please choose at least one location for your alerts.')).toBeTruthy()
  expect(sent).toEqual([])
  expect(screen.queryByLabelText('Branch 2')).toBeNull()
  await userEvent.click(screen.getByLabelText('Altona'))
  await userEvent.click(save())
  await waitFor(() => expect(sent).toMatchObject([{ alerts: { locationIds: [altona.id] } }]))
})

it('offers no locations to a company without any', async () => {
  await open()
  expect(screen.queryByLabelText('Only for certain locations')).toBeNull()
})

it('resumes a paused digest, and keeps what else has been chosen', async () => {
  const sent = await open({ digestPaused: true })
  await userEvent.selectOptions(screen.getByLabelText('Send alerts'), 'Off')
  await userEvent.click(screen.getByRole('button', { name: 'Resume' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Resume' })).toBeNull())
  expect(sent).toEqual([{ digest: 'weekly' }])
  expect(screen.getByLabelText('Send alerts')).toHaveProperty('value', 'off')
})

it('cannot be changed while the company is suspended', async () => {
  const user = userWith('owner', luna)
  await open(
    {},
    answer(getMe, () => ({
      ...user,
      companies: user.companies.map((company) => ({ ...company, id: id(1), suspended: true })),
    })),
  )
  expect(screen.getByLabelText('Send alerts').matches(':disabled')).toBe(true)
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})

it('keeps what is chosen while it is saved, or while the digest is resumed', async () => {
  let held = Promise.withResolvers<void>()
  const answered = { ...usualNotifications, digestPaused: false }
  const sent: unknown[] = []
  await open(
    { digestPaused: true },
    answer(updateNotifications, async ({ body }) => {
      sent.push(body)
      await held.promise
      return { ...answered, digest: body.digest ?? 'off' }
    }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Resume' }))
  await userEvent.selectOptions(screen.getByLabelText('Send the digest'), 'Every month')
  held.resolve()
  await waitFor(() => expect(save()).toHaveProperty('disabled', false))
  expect(screen.getByLabelText('Send the digest')).toHaveProperty('value', 'monthly')
  held = Promise.withResolvers<void>()
  await userEvent.click(save())
  await userEvent.selectOptions(screen.getByLabelText('Send alerts'), 'Off')
  held.resolve()
  expect(await screen.findByText('Notifications saved')).toBeTruthy()
  await waitFor(() => expect(save()).toHaveProperty('disabled', false))
  expect(screen.getByLabelText('Send alerts')).toHaveProperty('value', 'off')
  expect(sent).toMatchObject([{ digest: 'weekly' }, { digest: 'monthly' }])
})
