import { formatAgo, formatNumber } from '@candour/console/format.ts'
import type { SystemReport } from '@candour/schemas/system.ts'
import { Badge } from '@candour/ui/badge.tsx'
import { SectionCard } from '@candour/ui/card.tsx'
import type { ReactNode } from 'react'
import { formatBytes, formatGrowth, formatSchedule, formatSeconds, kinds } from '#features/system/words.ts'

interface Row {
  key: string
  name: ReactNode
  value: ReactNode
  detail?: ReactNode
}

function Rows({
  id,
  title,
  description,
  rows,
}: {
  id: string
  title: string
  description?: string
  rows: Row[]
}) {
  return (
    <SectionCard id={id} level={3} title={title} description={description}>
      <ul className="mt-3 divide-y divide-line text-sm">
        {rows.map(({ key, name, value, detail }) => (
          <li key={key} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2.5">
            <span className="wrap-anywhere min-w-0 text-ink">{name}</span>
            <span className="text-ink-muted tabular-nums">{value}</span>
            {detail && <span className="wrap-anywhere w-full text-ink-muted text-xs">{detail}</span>}
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}

export function Processes({ processes }: Pick<SystemReport, 'processes'>) {
  const rows = processes.map(({ name, here, since, memoryBytes }) => ({
    key: name,
    name: (
      <>
        {name} {here && <Badge>Answers this page</Badge>}
      </>
    ),
    value: memoryBytes === null ? 'Connected' : formatBytes(memoryBytes),
    detail: `Started ${formatAgo(since)}`,
  }))
  return <Rows id="processes" title="Processes" rows={rows} />
}

export function Queues({ queues }: Pick<SystemReport, 'queues'>) {
  const rows = queues.map(({ name, depth, oldestSeconds }) => ({
    key: name,
    name: name.replace(/^./, (letter) => letter.toUpperCase()),
    value:
      depth === 0 || (depth === null && oldestSeconds === 0)
        ? 'Empty'
        : [
            depth === null ? '' : `${formatNumber(depth)} waiting`,
            oldestSeconds > 0 ? `oldest ${formatSeconds(oldestSeconds)}` : '',
          ]
            .filter(Boolean)
            .join(', '),
  }))
  return <Rows id="queues" title="Queues" rows={rows} />
}

const states = { running: 'Running', completed: 'Completed', failed: 'Failed' } as const

export function Jobs({ jobs }: Pick<SystemReport, 'jobs'>) {
  const rows = jobs.map(({ name, cron, lastRunAt, lastState, lastSeconds }) => ({
    key: name,
    name: name.replace(/^./, (letter) => letter.toUpperCase()),
    value:
      lastState === null ? (
        'Not within a day'
      ) : (
        <span className={lastState === 'failed' ? 'text-danger' : ''}>
          {states[lastState]} {lastRunAt && formatAgo(lastRunAt)}
        </span>
      ),
    detail: `${formatSchedule(cron)}${lastSeconds === null ? '' : `, took ${formatSeconds(lastSeconds)}`}`,
  }))
  return <Rows id="jobs" title="Scheduled jobs" rows={rows} />
}

export function Storage({
  storage: { databaseBytes, growthBytes, kinds: sizes, disk },
}: Pick<SystemReport, 'storage'>) {
  const rows = sizes
    .toSorted((a, b) => Number(a.kind === 'other') - Number(b.kind === 'other') || b.bytes - a.bytes)
    .map(({ kind, bytes, growthBytes: growth }) => ({
      key: kind,
      name: kinds[kind],
      value: (
        <span className="flex items-baseline gap-x-3">
          <span className="text-xs">{formatGrowth(growth)}</span>
          <span className="min-w-16 text-end">{formatBytes(bytes)}</span>
        </span>
      ),
    }))
  const grown = formatGrowth(growthBytes)
  const sentences = [
    `The database takes ${formatBytes(databaseBytes)}${grown && `, ${grown} per 30 days`}.`,
    disk ? `${formatBytes(disk.freeBytes)} of ${formatBytes(disk.totalBytes)} are free on the disk.` : '',
    growthBytes === null ? 'Growth is known after a week.' : '',
  ]
  const description = sentences.filter(Boolean).join(' ')
  return <Rows id="storage" title="Storage" description={description} rows={rows} />
}

export function Backups({ backups }: Pick<SystemReport, 'backups'>) {
  const rows = backups.map(({ at, bytes, name, verified }) => ({
    key: `${at} ${name}`,
    name: `Made ${formatAgo(at)}`,
    value: bytes === null ? '' : formatBytes(bytes),
    detail: (
      <>
        {name && <span className="wrap-anywhere">{name}. </span>}
        {!verified && 'Not verified.'}
        {verified?.problem === null &&
          `Restored and found good ${formatAgo(verified.at)}, in ${formatSeconds(verified.seconds)}.`}
        {verified?.problem && (
          <span className="text-danger">
            Failed to verify {formatAgo(verified.at)}: {verified.problem}
          </span>
        )}
      </>
    ),
  }))
  const description =
    rows.length > 0
      ? 'The last backup made with pnpm backup, and the last one that pnpm backup:verify restored.'
      : 'No backup has been made with pnpm backup yet.'
  return <Rows id="backups" title="Backups" description={description} rows={rows} />
}
