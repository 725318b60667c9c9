import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { cn } from '#cn.ts'
import { controlTexts } from '#control-texts.ts'
import { useFieldControl } from '#field.tsx'
import { Input } from '#input.tsx'

/** A masked input with a button that reveals the text. */
export function PasswordInput({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false)
  const { id } = useFieldControl(props)
  const Icon = shown ? EyeOff : Eye
  return (
    <div className={cn('relative', className)}>
      <Input
        autoCapitalize="none"
        spellCheck={false}
        {...props}
        type={shown ? 'text' : 'password'}
        className="pr-12 sm:pr-11"
      />
      <button
        type="button"
        aria-label={shown ? controlTexts.password.hide : controlTexts.password.show}
        aria-controls={id}
        disabled={props.disabled}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-md text-ink-faint transition-colors not-disabled:hover:text-ink focus-visible:-outline-offset-4 sm:w-10"
      >
        <Icon className="size-4.5 sm:size-4" />
      </button>
    </div>
  )
}
