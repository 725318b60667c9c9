import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/**
 * Explains above the buttons why a form could not be submitted, for as long as that applies; a toast would vanish after
 * 5 seconds.
 */
export function FormError({ children }: { children: ReactNode }) {
  if (!children) return null
  return (
    <p
      role="alert"
      className="wrap-anywhere mt-5 flex items-start gap-2 rounded-md bg-danger-soft px-3.5 py-3 text-danger text-sm"
    >
      <CircleAlert className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  )
}
