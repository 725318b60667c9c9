import { answer } from '@candour/api-client/testing.ts'
import { listPlacements } from '@candour/schemas/placements.ts'
import { answerWatch, getWatch, type WatchedCode } from '@candour/schemas/watch.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { placement } from '#test/fixtures.ts'
import { open } from '#test/open.ts'

const since = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

/** A server that notices these codes until they are answered. */
function server(...initial: WatchedCode[]) {
  let codes = initial
  const answers: object[] = []
  const all = [placement(1, { name: 'Tisch #7' }), placement(2, { name: 'طاولة' })]
  const handlers = [
    answer(listPlacements, ({ query: { ids } }) => ({
      items: ids ? all.filter(({ id }) => ids.includes(id)) : all,
    })),
    answer(getWatch, () => ({ codes })),
    answer(answerWatch, ({ params, body }) => {
      answers.push({ id: params.placementId, ...body })
      codes = codes.filter(({ placementId }) => placementId !== params.placementId)
      return null
    }),
  ]
  return { handlers, answers }
}

const silent: WatchedCode = {
  placementId: placement(1).id,
  state: 'silent',
  expected: 9.4,
  seen: 0,
  since: since(50),
}
const flooded: WatchedCode = {
  placementId: placement(2).id,
  state: 'flooded',
  expected: 9,
  seen: 212,
  since: since(24),
}

it('asks what is the matter with a code, and takes an answer', async () => {
  const { handlers, answers } = server(silent, flooded)
  open('/dashboard/codes', ...handlers)
  const card = within(await screen.findByRole('region', { name: 'Codes to look at' }))
  await card.findByText(/#7/)
  const [first, second] = card.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(first).toContain('#7')
  expect(first).toMatch(/has been silent for 2 days; usually 9 scans\. Covered, moved or removed\?/)
  expect(second).toMatch(/had 212 scans in 24 hours; usually 9\. Photographed and passed on\?/)
  const [fine] = card.getAllByRole('button', { name: 'It is fine' })
  if (fine) await userEvent.click(fine)
  await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(1))
  expect(answers).toEqual([{ id: placement(1).id, answer: 'fine' }])
  expect(document.activeElement?.textContent).toBe('Codes to look at')
  await userEvent.click(card.getByRole('button', { name: 'Archived' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Codes to look at' })).toBeNull())
})

it('asks about the codes of the chosen location only', async () => {
  const locationId = '0191d2a0-0000-7000-8000-0000000000c1'
  const { handlers } = server(silent, flooded)
  const here = answer(getWatch, ({ query }) => ({ codes: query.locationId ? [flooded] : [silent, flooded] }))
  open(`/dashboard/codes?locationId=${locationId}`, here, ...handlers)
  const card = within(await screen.findByRole('region', { name: 'Codes to look at' }))
  await card.findByText(/had 212 scans/)
  expect(card.getAllByRole('listitem')).toHaveLength(1)
})

it('keeps the room of a code until its name is there, so that the list does not move', async () => {
  const named = Promise.withResolvers<void>()
  const slow = answer(listPlacements, async ({ query: { ids } }) => {
    if (ids) await named.promise
    return { items: [placement(1, { name: 'Tisch #7' })] }
  })
  open('/dashboard/codes', slow, ...server(silent).handlers)
  const card = within(await screen.findByRole('region', { name: 'Codes to look at' }))
  expect(card.getByRole('listitem').textContent).toContain('… has been silent for 2 days')
  for (const button of card.getAllByRole('button')) expect(button).toHaveProperty('disabled', true)
  named.resolve()
  await card.findByText(/#7/)
  for (const button of card.getAllByRole('button')) expect(button).toHaveProperty('disabled', false)
})

it('shows the list only once it is known whether a code stands out', async () => {
  const watched = Promise.withResolvers<{ codes: WatchedCode[] }>()
  document.title = ''
  open(
    '/dashboard/codes',
    answer(getWatch, () => watched.promise),
    ...server().handlers,
  )
  // The company is there.
  await waitFor(() => expect(document.title).toContain('Café Luna'))
  expect(screen.queryByRole('region', { name: 'Codes' })).toBeNull()
  watched.resolve({ codes: [] })
  await screen.findByRole('heading', { name: 'Codes', level: 1 })
})
