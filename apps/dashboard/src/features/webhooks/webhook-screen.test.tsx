import { answer } from '@candour/api-client/testing.ts'
import { setTimeZone } from '@candour/console/format.ts'
import { renderRoutes } from '@candour/console/testing.tsx'
import {
  listWebhookDeliveries,
  listWebhooks,
  replayWebhookDeliveries,
  type WebhookDelivery,
} from '@candour/schemas/webhooks.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { dashboardRoutes } from '#app/routes.tsx'
import { id, luna, working } from '#test/fixtures.ts'

afterEach(() => setTimeZone(undefined))

const delivery: WebhookDelivery = {
  id: id(70),
  webhookId: id(71),
  type: 'review.created',
  status: 'delivered',
  attempts: [],
  nextAttemptAt: null,
  createdAt: '2026-03-29T11:30:00Z',
  payload: {
    type: 'review.created',
    timestamp: '2026-03-29T11:30:00Z',
    data: { at: '2026-03-29T11:30:00Z', url: 'https://site.example' },
  },
}

it("has the company's time zone, in its messages and in the span that is sent again", async () => {
  setTimeZone('America/New_York')
  const sent: unknown[] = []
  renderRoutes(`/dashboard/settings/integrations/webhooks/${id(72)}`, dashboardRoutes, [
    answer(listWebhooks, () => []),
    answer(listWebhookDeliveries, () => ({ items: [delivery], nextCursor: undefined })),
    answer(replayWebhookDeliveries, ({ body }) => {
      sent.push(body)
      return { count: 1 }
    }),
    ...working(luna),
  ])
  expect(await screen.findByText(/Mar 29, 2026, 1:30 PM/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Send a time span again' }))
  const dialog = within(screen.getByRole('dialog'))
  // Berlin's clocks went forward at two o'clock.
  fireEvent.change(dialog.getByLabelText('From'), { target: { value: '2026-03-29T01:30' } })
  fireEvent.change(dialog.getByLabelText('To'), { target: { value: '2026-03-29T13:30' } })
  await userEvent.click(dialog.getByRole('button', { name: 'Send again' }))
  expect(await screen.findByText('Sending 1 message again')).toBeTruthy()
  expect(sent).toEqual([{ from: '2026-03-29T00:30:00.000Z', to: '2026-03-29T11:30:59.999Z' }])
})
