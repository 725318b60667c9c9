import { ApiError } from '@candour/api-client/call.ts'
import { answer, type Handler } from '@candour/api-client/testing.ts'
import { renderScreen } from '@candour/console/testing.tsx'
import { getDashboardCompany, updateDashboardCompany } from '@candour/schemas/companies.ts'
import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ReplyToCard } from '#features/companies/reply-to-card.tsx'
import { companyQuery } from '#shared/company-query.ts'
import { luna } from '#test/fixtures.ts'

function Screen() {
  const { data } = useQuery(companyQuery(luna.id))
  return data && <ReplyToCard company={data} />
}

/** Opens the card of a company with an address; returns the request bodies sent. */
async function open(...handlers: Handler[]) {
  const sent: unknown[] = []
  renderScreen('/dashboard', Screen, [
    ...handlers,
    answer(getDashboardCompany, () => ({ ...luna, replyTo: 'hello@luna.example' })),
    answer(updateDashboardCompany, ({ body }) => {
      sent.push(body)
      return { ...luna, ...(body.replyTo && { replyTo: body.replyTo }) }
    }),
  ])
  await screen.findByDisplayValue('hello@luna.example')
  return sent
}

const field = () => screen.getByLabelText<HTMLInputElement>(/^Email address/)
const save = () => screen.getByRole('button', { name: 'Save address' })

it('is changed and removed', async () => {
  const sent = await open()
  expect(save()).toHaveProperty('disabled', true)
  await userEvent.clear(field())
  await userEvent.type(field(), ' owner@luna.example ')
  await userEvent.click(save())
  expect(await screen.findByText('Reply address saved')).toBeTruthy()
  await userEvent.clear(field())
  await userEvent.click(save())
  expect(await screen.findByText('Reply address removed')).toBeTruthy()
  await waitFor(() => expect(save()).toHaveProperty('disabled', true))
  expect(sent).toEqual([{ replyTo: 'owner@luna.example' }, { replyTo: null }])
})

it('is refused unless it is an address', async () => {
  const sent = await open()
  await userEvent.type(field(), ' and more')
  await userEvent.click(save())
  expect(await screen.findByText('Please enter a valid email address')).toBeTruthy()
  expect(document.activeElement).toBe(field())
  expect(sent).toEqual([])
})

it('stays as typed when the server fails', async () => {
  const broken = () => Promise.reject(new ApiError('The database is down.', { status: 503 }))
  await open(answer(updateDashboardCompany, broken))
  await userEvent.type(field(), 'x')
  await userEvent.click(save())
  expect(await screen.findByText('The database is down.')).toBeTruthy()
  expect(field().value).toBe('hello@luna.examplex')
})

it('keeps what is typed while it is saved', async () => {
  const held = Promise.withResolvers<void>()
  await open(
    answer(updateDashboardCompany, async ({ body: { replyTo = null } }) => {
      await held.promise
      return { ...luna, ...(replyTo && { replyTo }) }
    }),
  )
  await userEvent.type(field(), '.uk')
  await userEvent.click(save())
  await userEvent.type(field(), '.com')
  held.resolve()
  await waitFor(() => expect(save()).toHaveProperty('disabled', false))
  expect(field().value).toBe('hello@luna.example.uk.com')
})
