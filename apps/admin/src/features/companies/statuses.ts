import type { AdminCompany } from '@candour/schemas/companies.ts'
import type { BadgeProps } from '@candour/ui/badge.tsx'

export const statuses: Record<
  AdminCompany['billingStatus'],
  { label: string; tone: BadgeProps['tone'] & string }
> = {
  active: { label: 'Active', tone: 'success' },
  trial: { label: 'Trial', tone: 'accent' },
  past_due: { label: 'Past due', tone: 'warning' },
  suspended: { label: 'Suspended', tone: 'danger' },
}
