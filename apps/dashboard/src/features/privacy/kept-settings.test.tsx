import { answer } from '@candour/api-client/testing.ts'
import { renderScreen } from '@candour/console/testing.tsx'
import { getRetention, type Retention, updateRetention } from '@candour/schemas/privacy.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { AddressCard } from '#features/privacy/address-card.tsx'
import { RetentionCard } from '#features/privacy/retention-card.tsx'
import { luna, working } from '#test/fixtures.ts'

const settings: Retention = { contactMonths: 24, textMonths: null, privacyAddress: '', upcoming: null }

function Screen() {
  return (
    <>
      <AddressCard company={luna} />
      <RetentionCard company={luna} />
    </>
  )
}

it('keeps what is typed or chosen while it is saved', async () => {
  const held = Promise.withResolvers<void>()
  let kept: Retention = settings
  renderScreen('/dashboard', Screen, [
    answer(getRetention, () => kept),
    answer(updateRetention, async ({ body }) => {
      await held.promise
      kept = { ...kept, ...(body as Partial<Retention>) }
      return kept
    }),
    ...working(luna),
  ])
  const address = await screen.findByRole('textbox')
  const contacts = screen.getByLabelText('Remove contact details')
  const [saveAddress, save] = screen.getAllByRole('button', { name: /^Save/ })
  if (!saveAddress || !save) throw new Error('No buttons')
  await userEvent.type(address, 'Moon Street 1')
  await userEvent.click(saveAddress)
  await userEvent.type(address, ', Berlin')
  await userEvent.selectOptions(contacts, 'After 12 months')
  await userEvent.click(save)
  await userEvent.selectOptions(contacts, 'After 6 months')
  held.resolve()
  for (const button of [saveAddress, save]) {
    await waitFor(() => expect(button).toHaveProperty('disabled', false))
  }
  expect(address).toHaveProperty('value', 'Moon Street 1, Berlin')
  expect(contacts).toHaveProperty('value', '6')
})
