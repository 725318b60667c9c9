import * as RadixAlertDialog from 'radix-ui/alert-dialog'
import type { ReactNode } from 'react'
import { buttonClass } from '#button.tsx'
import { cn } from '#cn.ts'
import { controlTexts } from '#control-texts.ts'
import { footerClass, panelClass, scrimClass, ToastHost, useFocusReturn } from '#dialog-panel.tsx'

interface ConfirmDialogProps {
  /** The question. */
  title: ReactNode
  /** What happens on confirmation. */
  description?: ReactNode
  /** The action as a verb phrase, such as "Remove user". */
  confirmLabel: string
  cancelLabel?: string | undefined
  destructive?: boolean | undefined
  onConfirm?: (() => void) | undefined
  /** An address that confirming opens in a new tab. */
  confirmHref?: string | undefined
  /** The button that opens the dialog; omit it when `open` is given. */
  trigger?: ReactNode
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
}

/** Confirms an irreversible action. Initial focus is on Cancel. */
export function ConfirmDialog({
  title,
  description,
  confirmLabel,
  cancelLabel = controlTexts.cancel,
  destructive = false,
  onConfirm,
  confirmHref,
  trigger,
  ...root
}: ConfirmDialogProps) {
  const focusReturn = useFocusReturn()
  return (
    <RadixAlertDialog.Root {...root}>
      {trigger && <RadixAlertDialog.Trigger asChild>{trigger}</RadixAlertDialog.Trigger>}
      <RadixAlertDialog.Portal>
        <RadixAlertDialog.Overlay className={scrimClass}>
          <RadixAlertDialog.Content
            {...(description ? {} : { 'aria-describedby': undefined })}
            {...focusReturn}
            className={cn(panelClass, 'pt-6 sm:max-w-md')}
          >
            <RadixAlertDialog.Title className="wrap-anywhere text-balance font-semibold text-ink text-lg">
              {title}
            </RadixAlertDialog.Title>
            {description && (
              <RadixAlertDialog.Description className="wrap-anywhere mt-2 text-ink-muted text-sm">
                {description}
              </RadixAlertDialog.Description>
            )}
            <div className={footerClass}>
              <RadixAlertDialog.Cancel className={buttonClass({ variant: 'secondary' })}>
                {cancelLabel}
              </RadixAlertDialog.Cancel>
              <RadixAlertDialog.Action
                asChild={confirmHref !== undefined}
                className={buttonClass({ variant: destructive ? 'danger' : 'primary' })}
                onClick={onConfirm}
              >
                {confirmHref === undefined ? (
                  confirmLabel
                ) : (
                  <a href={confirmHref} target="_blank" rel="noreferrer">
                    {confirmLabel}
                  </a>
                )}
              </RadixAlertDialog.Action>
            </div>
            <ToastHost />
          </RadixAlertDialog.Content>
        </RadixAlertDialog.Overlay>
      </RadixAlertDialog.Portal>
    </RadixAlertDialog.Root>
  )
}
