import { answer } from '@candour/api-client/testing.ts'
import { getFunnel } from '@candour/schemas/funnel.ts'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { luna } from '#test/fixtures.ts'
import { open } from '#test/open.ts'

const totals = { scan: 40, view: 80, public: 20, rating: 10, review: 8 }

it('shows each step with its share of page views and the change since the period before', async () => {
  const previous = { scan: 20, view: 100, public: 20, rating: 0, review: 8 }
  open(
    '/dashboard',
    answer(getFunnel, ({ query }) => {
      expect(query).toMatchObject({ companyId: luna.id, from: expect.any(String) })
      return { totals, rows: [], previous }
    }),
  )
  const table = await screen.findByRole('table', { name: 'What visitors did, in this period' })
  await within(table).findByText('100% more')
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual([
    'StepCount, compared with the period beforePer page view',
    'Scans40100% more',
    'Page views8020% fewer',
    'Google clicks20no change25%',
    'Ratings started10none before13%',
    'Reviews8no change10%',
  ])
})

it('compares nothing over all time, and says what will appear where nothing was counted', async () => {
  const nothing = { scan: 0, view: 0, public: 0, rating: 0, review: 0 }
  open(
    '/dashboard?period=all',
    answer(getFunnel, () => ({ totals: nothing, rows: [], previous: null })),
  )
  expect(await screen.findByText(/^Nothing counted in this period yet/)).toBeTruthy()
  expect(screen.queryByRole('table', { name: 'What visitors did, in this period' })).toBeNull()
})
