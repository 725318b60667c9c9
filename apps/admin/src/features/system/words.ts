import { formatDecimal } from '@candour/console/format.ts'
import type { CheckLevel, SystemReport } from '@candour/schemas/system.ts'
import type { BadgeProps } from '@candour/ui/badge.tsx'

const names: Record<string, string> = {
  node: 'Node.js',
  database: 'Database',
  postgres: 'PostgreSQL',
  disk: 'Disk',
  growth: 'Growth of the database',
  memory: 'Memory',
  'database-clock': 'Clock of the database',
  'origin-clock': 'Clock of the origins',
  'time-zone': 'Time zones',
  connections: 'Connections',
  durability: 'Durability',
  'shared-buffers': 'Cache of the database',
  roles: 'Logins of the database',
  'row-level-security': 'Row-level security',
  migrations: 'Migrations',
  origins: 'Origins',
  certificates: 'Certificates',
  proxy: 'Proxy',
  cookies: 'Cookies',
  'mail-server': 'Mail server',
  spf: 'SPF',
  dkim: 'DKIM',
  dmarc: 'DMARC',
  vapid: 'Key for notifications',
  backup: 'Backup',
  'backup-verified': 'Verified backup',
  queues: 'Queues',
  jobs: 'Scheduled jobs',
  replica: 'Replica',
  processes: 'Server processes',
}

/** Name of a check; its id if a newer server has more of them. */
export const checkName = (id: string) => names[id] ?? id

export const levels: Record<CheckLevel, { label: string; tone: BadgeProps['tone'] }> = {
  error: { label: 'Error', tone: 'danger' },
  warning: { label: 'Warning', tone: 'warning' },
  ok: { label: 'OK', tone: 'success' },
  skipped: { label: 'Skipped', tone: 'neutral' },
}

export const kinds: Record<SystemReport['storage']['kinds'][number]['kind'], string> = {
  reviews: 'Reviews',
  conversations: 'Conversations',
  images: 'Images',
  mails: 'Emails and deliveries',
  audit: 'Audit log',
  orders: 'Print orders',
  other: 'Everything else',
}

export function formatBytes(bytes: number): string {
  const units = ['KB', 'MB', 'GB', 'TB'] as const
  const step = Math.min(units.length, Math.max(1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)))
  return `${formatDecimal(bytes / 1_000 ** step)} ${units[step - 1]}`
}

/** What came or went, such as `+1.5 GB`; empty if it is not known or too little to tell. */
export function formatGrowth(bytes: number | null): string {
  if (bytes === null || Math.abs(bytes) < 50) return ''
  return `${bytes > 0 ? '+' : '−'}${formatBytes(Math.abs(bytes))}`
}

/** How long something takes or waits, such as `3 min`. */
export function formatSeconds(seconds: number): string {
  if (seconds < 1) return 'under 1 s'
  if (seconds < 120) return `${Math.round(seconds)} s`
  if (seconds < 7_200) return `${Math.round(seconds / 60)} min`
  if (seconds < 172_800) return `${Math.round(seconds / 3_600)} h`
  return `${Math.round(seconds / 86_400)} days`
}

/** When a job runs, in words; the cron expression itself if a newer server has other ones. */
export function formatSchedule(cron: string): string {
  const [minute = '', hour = '', ...days] = cron.split(' ')
  const at = (field: string) => (/^\d{1,2}$/.test(field) ? field.padStart(2, '0') : undefined)
  if (cron === '* * * * *') return 'Every minute'
  if (days.join(' ') !== '* * *' || !at(minute)) return `${cron} (UTC)`
  if (hour === '*') return `Hourly at minute ${Number(minute)}`
  return at(hour) ? `Daily at ${at(hour)}:${at(minute)} UTC` : `${cron} (UTC)`
}
