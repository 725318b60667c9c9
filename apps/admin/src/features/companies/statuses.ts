import type { AdminCompany } from '@candour/schemas/companies.ts'
import type { BadgeProps } from '@candour/ui/badge.tsx'

export const statuses: Record<
  AdminCompany['billingStatus'],
  {
    label: string
    tone: BadgeProps['tone'] & string
    /** The effect of the status, if any. */
    effect?: string
  }
> = {
  active: { label: 'Active', tone: 'success' },
  trial: { label: 'Trial', tone: 'accent' },
  past_due: {
    label: 'Past due',
    tone: 'warning',
    effect: 'The owners see on their dashboard that a payment is overdue. Nothing else changes.',
  },
  suspended: {
    label: 'Suspended',
    tone: 'danger',
    effect:
      'Visitors see “This page is taking a break.” and cannot leave feedback. Members can read and export, but change nothing. Any other status restores everything immediately.',
  },
}
