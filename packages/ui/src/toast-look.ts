/** Toast styles, shared by the consoles' toasts and the site's own. */
export const toastLook = {
  card: 'pointer-events-auto flex items-start gap-3 rounded-lg border border-line bg-surface-raised py-3.5 ps-4 pe-2 shadow-overlay',
  icon: 'mt-0.5 size-4.5 shrink-0',
  body: 'min-w-0 flex-1 py-px',
  title: 'font-medium text-ink text-sm',
  description: 'mt-0.5 text-ink-muted text-sm',
  close:
    '-my-1 flex size-9 shrink-0 items-center justify-center rounded-md text-ink-faint transition-colors hover:bg-ink/6 hover:text-ink',
}
