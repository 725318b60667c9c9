import { answer, refusal } from '@candour/api-client/testing.ts'
import { renderScreen } from '@candour/console/testing.tsx'
import { disconnectProvider, listOwnProviders } from '@candour/schemas/sign-in.ts'
import { stepUp } from '@candour/schemas/two-factor.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { OwnProvidersCard } from '#features/sign-in/own-providers-card.tsx'
import { luna, withoutFactors } from '#test/fixtures.ts'

const path = '/change-password'
const Card = () => <OwnProvidersCard email="ada@luna.example" />
const own = (connected: boolean) => [{ companyId: luna.id, companyName: luna.name, connected }]

it('is not there without a provider', async () => {
  const asked = Promise.withResolvers<void>()
  renderScreen(path, Card, [
    answer(listOwnProviders, () => {
      asked.resolve()
      return []
    }),
    ...withoutFactors,
  ])
  await asked.promise
  expect(screen.queryByRole('region', { name: 'Sign in with your company' })).toBeNull()
})

it('says that nothing was connected', async () => {
  renderScreen(`${path}?refused=provider_account`, Card, [
    answer(listOwnProviders, () => own(false)),
    ...withoutFactors,
  ])
  expect(
    await screen.findByText(/^The provider signs you in as someone who has another account/),
  ).toBeTruthy()
})

it('disconnects once the user has confirmed who they are', async () => {
  let connected = true
  let confirmed = false
  renderScreen(`${path}?connected`, Card, [
    answer(listOwnProviders, () => own(connected)),
    answer(disconnectProvider, () => {
      if (!confirmed) throw refusal('step_up_required')
      connected = false
      return null
    }),
    answer(stepUp, () => {
      confirmed = true
      return null
    }),
    ...withoutFactors,
  ])
  expect(await screen.findByText('Provider connected')).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: `Disconnect: ${luna.name}` }))
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Disconnect' }),
  )
  const dialog = within(await screen.findByRole('dialog', { name: "Confirm it's you" }))
  await userEvent.type(dialog.getByLabelText('Your password'), 'secret{Enter}')
  expect(await screen.findByRole('button', { name: `Connect: ${luna.name}` })).toBeTruthy()
})
