import type { CaseStatus } from '@candour/schemas/cases.ts'

export const statusNames: Record<CaseStatus, string> = {
  new: 'New',
  in_progress: 'In progress',
  waiting: 'Waiting',
  done: 'Done',
}
