import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { describe, expect, it } from 'vitest'
import { Field } from '#field.tsx'
import { Input } from '#input.tsx'
import { PasswordInput } from '#password-input.tsx'
import { Select } from '#select.tsx'
import { Textarea } from '#textarea.tsx'

const describedBy = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent)

const controls = [
  ['Input', <Input key="input" />],
  ['PasswordInput', <PasswordInput key="password" />],
  ['Textarea', <Textarea key="textarea" />],
  ['Select', <Select key="select" />],
] as const

describe.each(controls)('Field around %s', (_name, control) => {
  it('labels and describes it, and marks it invalid only with an error', () => {
    const { rerender } = render(
      <Field label="Work e-mail" description="We write to it once.">
        {control}
      </Field>,
    )
    const element = screen.getByLabelText('Work e-mail')
    expect(describedBy(element)).toEqual(['We write to it once.'])
    expect(element.getAttribute('aria-invalid')).toBeNull()

    rerender(
      <Field label="Work e-mail" description="We write to it once." error="Valid email is required">
        {control}
      </Field>,
    )
    expect(describedBy(element)).toEqual(['We write to it once.', 'Valid email is required'])
    expect(element.getAttribute('aria-invalid')).toBe('true')
  })
})

describe('Field', () => {
  it("keeps a control's own id and description", () => {
    render(
      <>
        <Field label="Slug" error="URL slug is required">
          <Input id="slug" aria-describedby="preview" />
        </Field>
        <p id="preview">candour.app/blue-door</p>
      </>,
    )
    expect(screen.getByRole('textbox').id).toBe('slug')
    expect(describedBy(screen.getByRole('textbox'))).toEqual([
      'candour.app/blue-door',
      'URL slug is required',
    ])
  })

  it("forwards a form library's ref to the element", () => {
    const ref = createRef<HTMLInputElement>()
    render(
      <Field label="Phone">
        <Input ref={ref} name="phone" />
      </Field>,
    )
    expect(ref.current).toBe(screen.getByLabelText('Phone'))
  })
})

describe('PasswordInput', () => {
  it('shows and hides the text, with a button label that names the next action', async () => {
    const user = userEvent.setup()
    render(
      <Field label="Password">
        <PasswordInput name="password" autoComplete="current-password" />
      </Field>,
    )
    const input = screen.getByLabelText('Password')
    await user.type(input, 'correct horse')
    expect(input.getAttribute('type')).toBe('password')

    const toggle = screen.getByRole('button', { name: 'Show password' })
    expect(toggle.getAttribute('aria-controls')).toBe(input.id)
    await user.click(toggle)
    expect(input.getAttribute('type')).toBe('text')
    expect(input).toHaveProperty('value', 'correct horse')

    await user.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(input.getAttribute('type')).toBe('password')
  })
})
