import { Input } from '@candour/ui/input.tsx'
import type { ComponentProps } from 'react'

/** An input for a code of an authenticator app or, unless `digits`, a recovery code. */
export function CodeInput({ digits = false, ...props }: ComponentProps<'input'> & { digits?: boolean }) {
  return (
    <Input
      autoComplete="one-time-code"
      inputMode={digits ? 'numeric' : 'text'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={40}
      {...props}
      className="font-mono tracking-wider"
    />
  )
}
