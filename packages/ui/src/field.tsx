import { type ComponentProps, createContext, type ReactNode, use, useId } from 'react'
import { cn } from '#cn.ts'
import { CircleAlert } from '#icons.tsx'
import { useUiTexts } from '#texts.ts'

interface FieldContextValue {
  id: string
  describedBy: string | undefined
  invalid: boolean
}

const FieldContext = createContext<FieldContextValue | undefined>(undefined)

export interface FieldProps {
  label: ReactNode
  /** Help text; remains visible alongside an error. */
  description?: ReactNode
  /** The validation error; an empty string counts as none. */
  error?: ReactNode
  optional?: boolean | undefined
  hideLabel?: boolean | undefined
  /** An extra element on the label's row, such as a "Forgot Password?" link. */
  action?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** A label, its control (Input, PasswordInput, Textarea, Select) and its messages, wired for assistive technology. */
export function Field({
  label,
  description,
  error,
  optional,
  hideLabel,
  action,
  className,
  children,
}: FieldProps) {
  const id = useId()
  const descriptionId = `${id}-description`
  const optionalId = `${id}-optional`
  const errorId = `${id}-error`
  const invalid = Boolean(error)
  const describedBy =
    cn(optional && optionalId, description && descriptionId, invalid && errorId) || undefined

  return (
    <div className={cn('flex min-w-0 flex-col gap-1.5', className)}>
      <div className={cn('flex items-baseline justify-between gap-3', hideLabel && !action && 'sr-only')}>
        <label htmlFor={id} className={cn('font-medium text-ink text-sm', hideLabel && 'sr-only')}>
          {label}
        </label>
        {optional && <OptionalMark id={optionalId} />}
        {action}
      </div>
      <FieldContext value={{ id, describedBy, invalid }}>{children}</FieldContext>
      {description && (
        <p id={descriptionId} className="text-ink-muted text-sm">
          {description}
        </p>
      )}
      {invalid && (
        <p id={errorId} className="flex items-start gap-1.5 text-danger text-sm">
          <CircleAlert className="mt-0.75 size-3.5 shrink-0" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}

type ControlProps = Pick<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid'>

function OptionalMark({ id }: { id: string }) {
  return (
    <span id={id} className="text-ink-faint text-xs">
      {useUiTexts().optional}
    </span>
  )
}

/**
 * Returns the attributes that link a control to its enclosing Field, if any; the control's own props take precedence.
 */
export function useFieldControl(props: ControlProps): ControlProps {
  const field = use(FieldContext)
  if (!field) return {}
  return {
    id: props.id ?? field.id,
    'aria-describedby': cn(props['aria-describedby'], field.describedBy) || undefined,
    'aria-invalid': props['aria-invalid'] ?? (field.invalid || undefined),
  }
}

/** Shared styles of text controls. Phones get 16 px, below which iOS zooms into the focused field. */
export const controlClass =
  'w-full min-w-0 rounded-md border border-line-control bg-surface-raised text-base text-ink transition-colors placeholder:text-ink-faint hover:border-ink-muted focus-visible:border-focus focus-visible:-outline-offset-1 disabled:cursor-not-allowed disabled:bg-surface-sunken disabled:text-ink-muted control aria-invalid:border-danger aria-invalid:focus-visible:outline-danger sm:text-sm'
