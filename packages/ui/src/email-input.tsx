import type { ComponentProps } from 'react'
import { Input } from '#input.tsx'

/** An input for someone else's email address, so the browser neither suggests the user's own nor changes the text. */
export function EmailInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <Input
      {...props}
      type="email"
      inputMode="email"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
