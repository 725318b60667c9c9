import { X } from 'lucide-react'
import * as RadixDialog from 'radix-ui/dialog'
import { type ComponentProps, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { ConfirmDialog } from '#alert-dialog.tsx'
import { Button, buttonClass } from '#button.tsx'
import { cn } from '#cn.ts'
import { controlTexts } from '#control-texts.ts'
import { footerClass, panelClass, scrimClass, ToastHost, useFocusReturn } from '#dialog-panel.tsx'
import { dismissOpenToasts } from '#toast.ts'
import { UnsavedContext } from '#unsaved.ts'

type DialogProps = Omit<ComponentProps<typeof RadixDialog.Root>, 'modal'>

/**
 * A dialog with its trigger and content. While a form in it has unsaved changes (`useUnsaved`), outside clicks are
 * ignored, and any other way of closing asks for confirmation.
 */
export function Dialog({ open: given, defaultOpen = false, onOpenChange, children }: DialogProps) {
  const [own, setOwn] = useState(defaultOpen)
  const [asking, setAsking] = useState(false)
  const unsaved = useRef(new Set<string>())

  const change = (open: boolean) => {
    setOwn(open)
    onOpenChange?.(open)
  }

  return (
    <UnsavedContext value={unsaved}>
      <RadixDialog.Root
        open={given ?? own}
        onOpenChange={(open) => (open || unsaved.current.size === 0 ? change(open) : setAsking(true))}
      >
        {children}
      </RadixDialog.Root>
      <ConfirmDialog
        title={controlTexts.discard.title}
        description={controlTexts.discard.text}
        confirmLabel={controlTexts.discard.confirm}
        cancelLabel={controlTexts.discard.keep}
        destructive
        open={asking}
        onOpenChange={setAsking}
        onConfirm={() => change(false)}
      />
    </UnsavedContext>
  )
}

export const DialogTrigger = RadixDialog.Trigger
export const DialogClose = RadixDialog.Close

const widths = { sm: 'sm:max-w-sm', md: 'sm:max-w-lg', lg: 'sm:max-w-3xl' }

interface DialogContentProps extends Omit<ComponentProps<typeof RadixDialog.Content>, 'title'> {
  title: ReactNode
  description?: ReactNode
  size?: keyof typeof widths | undefined
}

/** Moves initial focus to the first form field instead of the close button that precedes it. */
function focusFirstField(event: Event) {
  if (!(event.target instanceof HTMLElement)) return
  const field = event.target.querySelector<HTMLElement>(
    'input:enabled:not([readonly]), select:enabled, textarea:enabled',
  )
  if (!field) return
  event.preventDefault()
  field.focus()
}

/** The dialog panel: heading, optional description, close button and children. */
export function DialogContent({
  title,
  description,
  size = 'md',
  className,
  children,
  onOpenAutoFocus = focusFirstField,
  onCloseAutoFocus,
  onInteractOutside,
  ...props
}: DialogContentProps) {
  const focusReturn = useFocusReturn()
  const unsaved = use(UnsavedContext)
  return (
    <RadixDialog.Portal>
      <RadixDialog.Overlay className={scrimClass}>
        <RadixDialog.Content
          // Radix requires an explicit undefined when there is no description.
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...props}
          onInteractOutside={(event) => {
            onInteractOutside?.(event)
            if (unsaved?.current.size) event.preventDefault()
          }}
          onOpenAutoFocus={(event) => {
            // Open toasts refer to an earlier action and would cover the dialog's buttons.
            dismissOpenToasts()
            focusReturn.onOpenAutoFocus()
            onOpenAutoFocus(event)
          }}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus?.(event)
            focusReturn.onCloseAutoFocus(event)
          }}
          className={cn(panelClass, widths[size], className)}
        >
          <div className="sticky top-0 z-10 -mx-5 flex items-start gap-4 bg-surface-raised px-5 pt-5 pb-4 sm:-mx-6 sm:px-6 sm:pt-6">
            <div className="min-w-0 flex-1">
              <RadixDialog.Title className="wrap-anywhere font-semibold text-ink text-lg">
                {title}
              </RadixDialog.Title>
              {description && (
                <RadixDialog.Description className="wrap-anywhere mt-1 text-ink-muted text-sm">
                  {description}
                </RadixDialog.Description>
              )}
            </div>
            <RadixDialog.Close
              aria-label={controlTexts.close}
              className={buttonClass({ variant: 'ghost', size: 'icon', className: '-mt-2 -mr-2.5 sm:-mt-1' })}
            >
              <X />
            </RadixDialog.Close>
          </div>
          {children}
          <ToastHost />
        </RadixDialog.Content>
      </RadixDialog.Overlay>
    </RadixDialog.Portal>
  )
}

interface DialogFooterProps extends ComponentProps<'div'> {
  /** Whether the form around it is being sent: its fields then take no input, as the closing dialog drops it. */
  busy?: boolean | undefined
}

/** The dialog's buttons, primary last; on phones the primary is on top. */
export function DialogFooter({ className, busy, ...props }: DialogFooterProps) {
  const footer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!busy) return
    const focused = document.activeElement
    const form = footer.current?.closest('form')
    const fields = form?.querySelectorAll<HTMLInputElement>(
      ':is(input, select, textarea):enabled:not([readonly])',
    )
    const hold = (held: boolean) => {
      // Choices cannot be read-only. Disabled, they lose the focus.
      for (const field of fields ?? [])
        field[field.matches('select, [type=checkbox], [type=radio]') ? 'disabled' : 'readOnly'] = held
    }
    hold(true)
    return () => {
      hold(false)
      if (document.activeElement === document.body && focused instanceof HTMLElement) focused.focus()
    }
  }, [busy])
  return <div {...props} ref={footer} className={cn(footerClass, className)} />
}

/** The footer of a form in a dialog: Cancel and the submit button, which takes the other props. */
export function FormFooter({ className, ...submit }: ComponentProps<typeof Button>) {
  return (
    <DialogFooter className={className} busy={submit.busy}>
      <DialogClose asChild>
        <Button variant="secondary">{controlTexts.cancel}</Button>
      </DialogClose>
      <Button {...submit} type="submit" />
    </DialogFooter>
  )
}
