import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { Combobox } from '#combobox.tsx'
import { Field } from '#field.tsx'

beforeAll(() => {
  Element.prototype.scrollIntoView = () => {}
})

const people = ['ada@example.com', 'ben@example.com', 'bea@example.com']

function People() {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<string>()
  return (
    <Field label="User">
      <Combobox
        text={text}
        onTextChange={setText}
        options={people
          .filter((email) => email.includes(text))
          .map((email) => ({ value: email, label: email }))}
        value={chosen}
        onChange={setChosen}
        empty="Nobody fits"
      />
      <output>{chosen}</output>
    </Field>
  )
}

const field = () => screen.getByRole('combobox', { name: 'User' })
const options = () => within(screen.getByRole('listbox')).queryAllByRole('option')
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null

it('filters the list as the user types, and says when nothing matches', async () => {
  render(<People />)
  expect(options()).toHaveLength(3)
  await userEvent.type(field(), 'be')
  expect(options().map((option) => option.textContent)).toEqual(['ben@example.com', 'bea@example.com'])
  await userEvent.type(field(), 'x')
  expect(screen.getByText('Nobody fits')).toBeTruthy()
})

it('wraps around with the arrow keys and selects with Enter, keeping focus in the field', async () => {
  const user = userEvent.setup()
  render(<People />)
  await user.click(field())
  expect(active()).toBeNull()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(active()).toBe('ben@example.com')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(active()).toBe('ada@example.com')
  await user.keyboard('{ArrowUp}{Enter}')
  expect(document.activeElement).toBe(field())
  const chosen = options().filter((option) => option.getAttribute('aria-selected') === 'true')
  expect(chosen.map((option) => option.textContent)).toEqual(['bea@example.com'])
})

it('selects by click, and clears the selection when the text changes', async () => {
  const user = userEvent.setup()
  render(<People />)
  await user.click(screen.getByRole('option', { name: 'ada@example.com' }))
  expect(document.querySelector('output')?.textContent).toBe('ada@example.com')
  await user.type(field(), 'ben')
  expect(options()).toHaveLength(1)
  expect(document.querySelector('output')?.textContent).toBe('')
})
