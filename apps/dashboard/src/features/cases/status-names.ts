import type { CaseStatus } from '@candour/schemas/cases.ts'

export const statusNames: Record<CaseStatus, string> = {
  new: 'To do',
  in_progress: 'In progress',
  waiting: 'Waiting for customer',
  done: 'Done',
}
