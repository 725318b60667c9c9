import { ApiError } from '@candour/api-client/call.ts'
import { answer } from '@candour/api-client/testing.ts'
import { renderScreen } from '@candour/console/testing.tsx'
import {
  type Change,
  createChange,
  deleteChange,
  listChanges,
  updateChange,
} from '@candour/schemas/changes.ts'
import { getThemeEffect, type ThemeEffect } from '@candour/schemas/themes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ChangesCard } from '#features/changes/changes-card.tsx'
import { todayIn } from '#shared/period.ts'
import { ReadOnly } from '#shared/permissions.ts'
import { id, luna, working } from '#test/fixtures.ts'

const till: Change = {
  id: id(50),
  said: 'Slow at noon',
  did: 'A second till',
  date: '2026-05-04',
  themes: ['waiting'],
  visible: false,
}

/** Opens the card with a server that stores the changes; returns what it is sent. */
const open = (...initial: Change[]) => openAs({ readOnly: false }, ...initial)

async function openAs({ readOnly }: { readOnly: boolean }, ...initial: Change[]) {
  let changes = initial
  const sent: unknown[] = []
  const Card = () => (
    <ReadOnly value={readOnly}>
      <ChangesCard company={luna} />
    </ReadOnly>
  )
  renderScreen('/', Card, [
    answer(listChanges, () => changes),
    answer(createChange, ({ body }) => {
      sent.push(body)
      if (body.did.includes('voucher')) {
        const issues = ['said', 'did']
          .filter((path) => path === 'did' || body.said.includes('voucher'))
          .map((path) => ({ path, message: 'This text offers something' }))
        throw new ApiError('This text offers something', { status: 400, code: 'offering_text', issues })
      }
      const added = { id: id(51), ...body }
      changes = [added, ...changes]
      return added
    }),
    answer(updateChange, ({ params, body }) => {
      sent.push({ changed: params.id, visible: body.visible })
      changes = changes.map((change) => ({ ...change, visible: body.visible ?? change.visible }))
      return till
    }),
    answer(deleteChange, ({ params }) => {
      sent.push({ deleted: params.id })
      changes = []
      return null
    }),
    answer(getThemeEffect, ({ query }): ThemeEffect => {
      sent.push(query)
      return {
        weeks: [
          { week: -1, reviews: 80, criticized: 20 },
          { week: 0, reviews: 40, criticized: 2 },
        ],
        before: { reviews: 80, criticized: 20 },
        after: { reviews: 40, criticized: 2 },
        change: 'fewer',
      }
    }),
    ...working(luna),
  ])
  return sent
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

it('adds one, and says why a text is refused', async () => {
  const sent = await open()
  expect(await screen.findByText('Nothing here yet.')).toBeTruthy()
  await press('Add improvement')
  const form = within(await screen.findByRole('dialog', { name: 'Add improvement' }))
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(form.getAllByText('Please enter a text')).toHaveLength(2)
  expect(form.getByText('Please choose a date')).toBeTruthy()
  expect(form.getByLabelText('Since')).toHaveProperty('max', todayIn(luna.timeZone))
  await userEvent.type(form.getByLabelText('You said'), 'Slow at noon')
  await userEvent.type(form.getByLabelText('We did'), 'A voucher')
  await userEvent.type(form.getByLabelText('Since'), '2026-05-04')
  await userEvent.click(form.getByLabelText('Waiting time'))
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('This text offers something')).toBeTruthy()
  expect(document.activeElement).toBe(form.getByLabelText('We did'))
  await userEvent.type(form.getByLabelText('You said'), ' without a voucher')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(form.getAllByText('This text offers something')).toHaveLength(2))
  expect(document.activeElement).toBe(form.getByLabelText('You said'))
  await userEvent.clear(form.getByLabelText('You said'))
  await userEvent.type(form.getByLabelText('You said'), 'Slow at noon')
  await userEvent.clear(form.getByLabelText('We did'))
  await userEvent.type(form.getByLabelText('We did'), 'A second till')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Since May 4, 2026')).toBeTruthy()
  const { id: _, ...body } = till
  expect(sent[2]).toEqual({ ...body, visible: true })
})

it('is edited and deleted', async () => {
  const sent = await open(till)
  expect(await screen.findByText('Hidden')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('Since May 4, 2026')).toBeTruthy()
  await press('Edit “A second till”')
  const form = within(await screen.findByRole('dialog', { name: 'Edit improvement' }))
  await userEvent.click(form.getByLabelText('Visitors see it'))
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await expect.poll(() => screen.queryByText('Hidden')).toBeNull()
  const poster = screen.getByRole('link', { name: 'Print as a poster' })
  expect(poster.getAttribute('href')).toBe(`/api/dashboard/changes/poster.pdf?companyId=${luna.id}`)
  await press('Delete “A second till”')
  await press('Delete')
  expect(await screen.findByText('Nothing here yet.')).toBeTruthy()
  expect(document.activeElement).not.toBe(document.body)
  expect(sent).toEqual([{ changed: till.id, visible: true }, { deleted: till.id }])
})

it('is read while nothing may be changed', async () => {
  await openAs({ readOnly: true }, { ...till, visible: true })
  expect(await screen.findByText('A second till')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Print as a poster' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Has it helped? A second till' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^(Add|Edit|Delete)/ })).toBeNull()
})

it('says what has become of the criticism, on request', async () => {
  const sent = await open(till)
  await press('Has it helped? A second till')
  expect(await screen.findByText('Criticized less often since then')).toBeTruthy()
  expect(screen.getByText('Before: 25% of 80')).toBeTruthy()
  expect(screen.getByText('Since: 5% of 40')).toBeTruthy()
  expect(screen.getByText('Share of reviews that criticize Waiting time, by week')).toBeTruthy()
  expect(sent).toEqual([{ companyId: luna.id, date: till.date, themes: ['waiting'] }])
})
