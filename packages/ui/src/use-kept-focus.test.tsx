import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Button } from '#button.tsx'

const renderForm = () => {
  const form = (state: { busy?: boolean; disabled?: boolean }) => (
    <form aria-label="Form">
      <Button type="submit" {...state}>
        Save
      </Button>
    </form>
  )
  const { rerender } = render(form({}))
  act(() => screen.getByRole('button').focus())
  return (state: Parameters<typeof form>[0]) => {
    rerender(form(state))
    // As browsers do with the next frame.
    const { activeElement } = document
    if (activeElement instanceof HTMLButtonElement && activeElement.disabled) activeElement.blur()
  }
}

it('returns to a button that was busy', () => {
  const change = renderForm()
  change({ busy: true })
  expect(document.activeElement).toBe(document.body)
  change({})
  expect(document.activeElement).toBe(screen.getByRole('button'))
})

it.each([
  ['at once', [{ busy: true }, { disabled: true }]],
  ['later', [{ busy: true }, {}, { disabled: true }]],
])('goes to the form whose button stays disabled, %s', (_, states) => {
  const change = renderForm()
  for (const state of states) change(state)
  expect(document.activeElement).toBe(screen.getByRole('form'))
  change({})
  expect(document.activeElement).toBe(screen.getByRole('form'))
})

it('stays where it has moved meanwhile', () => {
  const change = renderForm()
  change({ busy: true })
  const other = document.body.appendChild(document.createElement('input'))
  other.focus()
  change({ disabled: true })
  expect(document.activeElement).toBe(other)
  other.remove()
})
