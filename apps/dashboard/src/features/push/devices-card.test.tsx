import { answer, refusal } from '@candour/api-client/testing.ts'
import { renderRoutes } from '@candour/console/testing.tsx'
import { getMe } from '@candour/schemas/accounts.ts'
import { getNotifications, usualNotifications } from '@candour/schemas/notifications.ts'
import { getPush, type PushDevice, removeDevice } from '@candour/schemas/push.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { dashboardRoutes } from '#app/routes.tsx'
import { id, luna, userOf, working } from '#test/fixtures.ts'

const phone: PushDevice = {
  ...{ id: id(1), name: 'Safari on iPhone', createdAt: '2026-11-20T12:00:00Z' },
  lastUsedAt: null,
}

function open(...handlers: ReturnType<typeof answer>[]) {
  renderRoutes('/dashboard/settings/notifications', dashboardRoutes, [
    ...handlers,
    answer(getNotifications, () => usualNotifications),
    ...working(luna),
  ])
}

const card = () => screen.findByRole('region', { name: 'On your devices' })

it('says so in a browser that cannot show notifications, and turns them off elsewhere', async () => {
  let devices = [phone]
  open(
    answer(getPush, () => ({ publicKey: 'BA', devices })),
    answer(removeDevice, ({ params }) => {
      devices = devices.filter(({ id }) => id !== params.id)
      return null
    }),
  )
  const shown = within(await card())
  expect(await shown.findByText(/^This browser cannot show notifications/)).toBeTruthy()
  await userEvent.click(shown.getByRole('button', { name: 'Turn off notifications on Safari on iPhone' }))
  await waitFor(() => expect(shown.queryByText('Safari on iPhone')).toBeNull())
  expect(document.activeElement).toBe(await card())
})

it('says why a device could not be removed, and keeps it', async () => {
  open(
    answer(getPush, () => ({ publicKey: 'BA', devices: [phone] })),
    answer(removeDevice, () => {
      throw refusal('device_not_found')
    }),
  )
  await userEvent.click(
    await within(await card()).findByRole('button', { name: /^Turn off notifications on/ }),
  )
  expect(await screen.findByText('Notifications are already off on this device')).toBeTruthy()
  expect(within(await card()).getByText('Safari on iPhone')).toBeTruthy()
})

it('offers to try again if the devices cannot be loaded', async () => {
  open(
    answer(getPush, () => {
      throw refusal('internal_error')
    }),
  )
  expect(await within(await card()).findByRole('button', { name: 'Retry' })).toBeTruthy()
})

it('is not shown to whoever views the company', async () => {
  const viewAs = { companyId: luna.id, until: '2099-01-01T00:00:00Z' }
  open(answer(getMe, () => ({ ...userOf(luna), viewAs })))
  await screen.findByRole('heading', { name: 'Quiet hours' })
  expect(screen.queryByRole('region', { name: 'On your devices' })).toBeNull()
})
