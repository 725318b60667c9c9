import { type ComponentProps, type ReactNode, useImperativeHandle, useRef } from 'react'
import { cn } from '#cn.ts'
import { Spinner } from '#spinner.tsx'
import { useKeptFocus } from '#use-kept-focus.ts'

type Variant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'brand'
type Size = 'sm' | 'md' | 'lg' | 'icon'

interface ButtonLook {
  variant?: Variant | undefined
  size?: Size | undefined
  fullWidth?: boolean | undefined
  className?: string | undefined
}

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** An action is in progress: disables the button and shows a spinner in place of the icon or next to the label. */
  busy?: boolean | undefined
  icon?: ReactNode
}

const base =
  'relative inline-flex shrink-0 select-none items-center justify-center rounded-md border font-medium transition-colors disabled:cursor-not-allowed disabled:not-aria-busy:opacity-55 aria-busy:cursor-progress aria-busy:opacity-80 [&_svg]:shrink-0'

const variants: Record<Variant, string> = {
  primary: 'border-transparent bg-accent text-on-accent not-disabled:hover:bg-accent-hover',
  secondary:
    'border-line-strong bg-surface-raised text-ink not-disabled:hover:border-line-control not-disabled:hover:bg-surface',
  ghost: 'border-transparent text-ink-muted not-disabled:hover:bg-ink/6 not-disabled:hover:text-ink',
  danger: 'border-transparent bg-danger-fill text-on-danger not-disabled:hover:bg-danger-hover',
  // The border matches the fill unless the fill alone lacks contrast with the surface.
  brand: 'border-brand-graphic bg-brand text-on-brand not-disabled:hover:bg-brand-hover',
}

/** The large size may wrap: it stands alone on its line, and with text at 200% its label needs two lines. */
const sizes: Record<Size, string> = {
  sm: 'h-9 gap-1.5 whitespace-nowrap px-3.5 text-sm sm:h-8 [&_svg]:size-3.5',
  md: 'h-11 gap-2 whitespace-nowrap px-5 text-base sm:h-10 sm:text-sm [&_svg]:size-4',
  lg: 'min-h-13 max-w-full gap-2.5 px-6 py-2 text-center text-base [&_svg]:size-5',
  icon: 'size-11 sm:size-9 [&_svg]:size-4.5',
}

/** Returns a button's classes, for links styled as buttons. */
export function buttonClass({
  variant = 'primary',
  size = 'md',
  fullWidth,
  className,
}: ButtonLook = {}): string {
  return cn(base, variants[variant], sizes[size], fullWidth && 'w-full', className)
}

export function Button({
  variant,
  size,
  fullWidth,
  className,
  busy = false,
  icon,
  type = 'button',
  disabled = false,
  children,
  ref,
  ...props
}: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  // Without dependencies, each render would briefly set the ref to null.
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current, [])
  const isOff = disabled || busy
  useKeptFocus(button, { busy, disabled: isOff })
  return (
    <button
      {...props}
      ref={button}
      type={type}
      disabled={isOff}
      aria-busy={busy || undefined}
      className={buttonClass({ variant, size, fullWidth, className })}
    >
      {icon && (busy ? <Spinner /> : icon)}
      {icon ? (
        children
      ) : (
        <span className="relative inline-flex items-center gap-2">
          {busy && (
            <span className="absolute end-full flex pe-[0.25em]">
              <Spinner className="size-[0.8em]!" />
            </span>
          )}
          {children}
        </span>
      )}
    </button>
  )
}
