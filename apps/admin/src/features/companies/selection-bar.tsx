import { downloadFrom } from '@candour/api-client/download.ts'
import { refetchChanged } from '@candour/api-client/query.ts'
import { formatCount, formatNumber } from '@candour/console/format.ts'
import { toastError } from '@candour/console/toast-error.ts'
import {
  changeCompanies,
  exportCompaniesCsv,
  maxBulkCompanies,
  type SkippedCode,
  skippedCode,
} from '@candour/schemas/company-bulk.ts'
import { ConfirmDialog } from '@candour/ui/alert-dialog.tsx'
import { Button } from '@candour/ui/button.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Download, MailPlus, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import {
  type BulkChange,
  type BulkResult,
  type Chosen,
  changeAll,
  findAll,
  restore,
} from '#features/companies/bulk.ts'
import type { ListView } from '#features/companies/list-view.ts'
import { StatusDialog } from '#features/companies/status-dialog.tsx'

interface SelectionBarProps {
  chosen: readonly Chosen[]
  /** Number of companies that match the view; undefined while it is unknown. */
  matching: number | undefined
  view: Pick<ListView, 'search' | 'status'>
  onChoose: (companies: readonly Chosen[]) => void
  onClose: () => void
}

/** What was done, as shown until the next action. */
interface Outcome {
  result: BulkResult
  deed: 'invite' | 'status' | 'undo'
}

/** Actions on the selected companies, and their results. */
export function SelectionBar({ chosen, matching, view, onChoose, onClose }: SelectionBarProps) {
  const queryClient = useQueryClient()
  const [progress, setProgress] = useState<number>()
  const [outcome, setOutcome] = useState<Outcome>()
  const [inviting, setInviting] = useState(false)
  const bar = useRef<HTMLElement>(null)
  const busyBefore = useRef(true)
  const onError = toastError('Failed')

  const finding = useMutation({
    mutationFn: () => findAll(view, setProgress),
    onSuccess: onChoose,
    onError,
    onSettled: () => setProgress(undefined),
  })
  const changing = useMutation({
    mutationFn: async (change: BulkChange | { undo: readonly Chosen[] }): Promise<Outcome> =>
      'undo' in change
        ? { deed: 'undo', result: await restore(change.undo, setProgress) }
        : { deed: change.action, result: await changeAll(chosen, change, setProgress) },
    onMutate: () => setOutcome(undefined),
    onSuccess: setOutcome,
    onError,
    onSettled: () => {
      setProgress(undefined)
      return refetchChanged(queryClient, changeCompanies)
    },
  })
  const exporting = useMutation({
    mutationFn: () => {
      const ids = chosen.map(({ id }) => id)
      const { search, status } = view
      const body =
        ids.length === matching ? { ...(search && { search }), ...(status && { status }) } : { ids }
      return downloadFrom(exportCompaniesCsv, { body })
    },
    onError: toastError('Failed to export'),
  })

  const busy = finding.isPending || changing.isPending || exporting.isPending
  // The focused button was removed or disabled meanwhile.
  useEffect(() => {
    if (busyBefore.current && !busy && document.activeElement === document.body) bar.current?.focus()
    busyBefore.current = busy
  }, [busy])
  const none = chosen.length === 0
  const tooManyToExport = chosen.length > maxBulkCompanies && chosen.length !== matching
  const look = { variant: 'secondary', size: 'sm', disabled: busy || none } as const
  return (
    <section
      ref={bar}
      tabIndex={-1}
      aria-label="Selection"
      aria-busy={busy}
      className="sticky bottom-3 z-20 mt-4 rounded-lg border border-line bg-surface-raised p-3 shadow-lg sm:px-4"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="font-medium text-ink text-sm tabular-nums" role="status">
          {progress !== undefined
            ? `${formatNumber(progress)} of ${formatNumber(finding.isPending ? (matching ?? progress) : chosen.length)}…`
            : `${formatNumber(chosen.length)} selected`}
        </p>
        {matching !== undefined && matching > chosen.length && (
          <Button variant="ghost" size="sm" disabled={busy} onClick={() => finding.mutate()}>
            Select all {formatNumber(matching)}
          </Button>
        )}
        <div className="grid flex-1 grid-cols-2 gap-2 max-sm:basis-full sm:flex sm:flex-wrap sm:justify-end">
          <Button {...look} icon={<MailPlus />} onClick={() => setInviting(true)}>
            Invite again
          </Button>
          <StatusDialog
            count={chosen.length}
            disabled={look.disabled}
            onSave={(change) => changing.mutate({ action: 'status', ...change })}
          />
          <Button
            {...look}
            disabled={look.disabled || tooManyToExport}
            title={
              tooManyToExport
                ? `At most ${formatNumber(maxBulkCompanies)} companies, or all that match, can be exported at once.`
                : undefined
            }
            icon={<Download />}
            busy={exporting.isPending}
            onClick={() => exporting.mutate()}
          >
            Export CSV
          </Button>
          <Button variant="ghost" size="sm" icon={<X />} disabled={busy} onClick={onClose}>
            Done
          </Button>
        </div>
      </div>
      <div role="status" className="not-empty:mt-2 not-empty:border-line not-empty:border-t not-empty:pt-2">
        {outcome && (
          <Told
            outcome={outcome}
            action={
              outcome.deed === 'status' &&
              outcome.result.changed.length > 0 && (
                <Button
                  variant="ghost"
                  size="sm"
                  disabled={busy}
                  onClick={() => changing.mutate({ undo: outcome.result.changed })}
                >
                  Undo
                </Button>
              )
            }
          />
        )}
      </div>
      <ConfirmDialog
        title="Invite again?"
        description={`Everybody without a password in ${formatCount(chosen.length, 'company', 'companies')} gets a new link. At most 60 of these emails are sent in a minute.`}
        confirmLabel="Invite again"
        open={inviting}
        onOpenChange={setInviting}
        onConfirm={() => changing.mutate({ action: 'invite' })}
      />
    </section>
  )
}

const deeds: Record<Outcome['deed'], (companies: string) => string> = {
  invite: (companies) => `Invitations of ${companies} are on their way.`,
  status: (companies) => `The status of ${companies} was changed.`,
  undo: (companies) => `The former status of ${companies} is back.`,
}

function Told({ outcome: { result, deed }, action }: { outcome: Outcome; action: ReactNode }) {
  const { changed, skipped, failure } = result
  const groups = skippedCode.options
    .map((code) => ({ code, some: skipped.filter((one) => one.code === code) }))
    .filter(({ some }) => some.length > 0)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-ink text-sm">
      <div className="min-w-0 flex-1">
        {(changed.length > 0 || !failure) && (
          <p>{deeds[deed](formatCount(changed.length, 'company', 'companies'))}</p>
        )}
        {groups.map(({ code, some }) => (
          <p key={code} className="text-ink-muted">
            {formatNumber(some.length)} skipped, {reasonOf(code, deed)}: <Names companies={some} />
          </p>
        ))}
        {failure && (
          <p className="text-danger">
            {changed.length > 0 ? 'The rest was not changed' : 'Nothing was changed'}: {failure.message}
          </p>
        )}
      </div>
      {action}
    </div>
  )
}

function reasonOf(code: SkippedCode, deed: Outcome['deed']): string {
  if (code === 'not_found') return 'no longer there'
  if (code === 'nobody_invited') return 'with nobody to invite'
  return deed === 'invite' ? 'with emails on their way already' : 'with this status already'
}

const shownNames = 3

function Names({ companies }: { companies: BulkResult['skipped'] }) {
  const more = companies.length - shownNames
  return (
    <>
      {companies.slice(0, shownNames).map(({ company }, index) => (
        <span key={company.id}>
          {index > 0 && ', '}
          <bdi className="wrap-anywhere">{company.name}</bdi>
        </span>
      ))}
      {more > 0 && ` and ${formatNumber(more)} more`}
    </>
  )
}
