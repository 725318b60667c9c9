import { answer } from '@candour/api-client/testing.ts'
import { renderScreen } from '@candour/console/testing.tsx'
import { getAnswerFigures } from '@candour/schemas/cases.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AnswerFigures } from '#features/cases/answer-figures.tsx'
import { formatDuration } from '#features/cases/duration.ts'
import { luna } from '#test/fixtures.ts'

const open = (firstAnswerSeconds: number | null) =>
  renderScreen('/', () => <AnswerFigures companyId={luna.id} />, [
    answer(getAnswerFigures, () => ({ open: 1_234, answered: 5, firstAnswerSeconds })),
  ])

it('shows the median time of the first answer and the open cases', async () => {
  open(7_800)
  expect(await screen.findByText('2 h 10 min')).toBeTruthy()
  expect(screen.getByText('1,234')).toBeTruthy()
})

it('says when nothing was answered', async () => {
  open(null)
  expect(await screen.findByText('none in 30 days')).toBeTruthy()
})

it.each([
  [0, 'under 1 min'],
  [59, 'under 1 min'],
  [60, '1 min'],
  [3_599, '59 min'],
  [3_600, '1 h'],
  [86_400 + 60, '1 d'],
  [90 * 86_400 + 3 * 3_600, '90 d 3 h'],
])('formats %i seconds as %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text)
})
