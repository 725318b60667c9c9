import { X } from 'lucide-react'
import * as RadixDialog from 'radix-ui/dialog'
import type { ComponentProps, ReactNode } from 'react'
import { buttonClass } from '#button.tsx'
import { cn } from '#cn.ts'
import { dismissOpenToasts } from '#toast.ts'

export const Dialog = RadixDialog.Root
export const DialogTrigger = RadixDialog.Trigger
export const DialogClose = RadixDialog.Close

export const scrimClass =
  'fixed inset-0 z-50 grid items-end justify-items-center overflow-hidden bg-scrim data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out sm:items-center sm:p-6'

/** A sheet from the bottom edge on phones, a centred panel elsewhere; it scrolls inside. */
export const panelClass =
  'max-h-[92dvh] w-full overflow-y-auto overscroll-contain rounded-t-lg border-line bg-surface-raised px-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] shadow-overlay outline-none max-sm:border-t data-[state=open]:animate-rise-in sm:max-h-full sm:rounded-lg sm:border sm:px-6 sm:pb-6'

const widths = { sm: 'sm:max-w-sm', md: 'sm:max-w-lg', lg: 'sm:max-w-3xl' }

export interface DialogContentProps extends Omit<ComponentProps<typeof RadixDialog.Content>, 'title'> {
  title: ReactNode
  description?: ReactNode
  size?: keyof typeof widths | undefined
}

/** Starts in the first thing to fill in, rather than on the close button that comes before it. */
function focusFirstField(event: Event) {
  if (!(event.target instanceof HTMLElement)) return
  const field = event.target.querySelector<HTMLElement>(
    'input:enabled:not([readonly]), select:enabled, textarea:enabled',
  )
  if (!field) return
  event.preventDefault()
  field.focus()
}

/** The dialog itself: heading, optional text, a close button, and the children below. */
export function DialogContent({
  title,
  description,
  size = 'md',
  className,
  children,
  onOpenAutoFocus = focusFirstField,
  ...props
}: DialogContentProps) {
  return (
    <RadixDialog.Portal>
      <RadixDialog.Overlay className={scrimClass}>
        <RadixDialog.Content
          // Radix asks for this where there is no description to point at.
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...props}
          onOpenAutoFocus={(event) => {
            // It tells of what went before, and would lie over the dialog's buttons.
            dismissOpenToasts()
            onOpenAutoFocus(event)
          }}
          className={cn(panelClass, widths[size], className)}
        >
          <div className="sticky top-0 z-10 -mx-5 flex items-start gap-4 bg-surface-raised px-5 pt-5 pb-4 sm:-mx-6 sm:px-6 sm:pt-6">
            <div className="min-w-0 flex-1">
              <RadixDialog.Title className="font-semibold text-ink text-lg">{title}</RadixDialog.Title>
              {description && (
                <RadixDialog.Description className="mt-1 text-ink-muted text-sm">
                  {description}
                </RadixDialog.Description>
              )}
            </div>
            <RadixDialog.Close
              aria-label="Close"
              className={buttonClass({ variant: 'ghost', size: 'icon', className: '-mt-2 -mr-2.5 sm:-mt-1' })}
            >
              <X aria-hidden="true" />
            </RadixDialog.Close>
          </div>
          {children}
        </RadixDialog.Content>
      </RadixDialog.Overlay>
    </RadixDialog.Portal>
  )
}

/** The dialog's buttons: the main one last, which on phones is the one on top. */
export function DialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      {...props}
      className={cn('mt-6 flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end', className)}
    />
  )
}
