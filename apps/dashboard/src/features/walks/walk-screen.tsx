import { addressOf } from '@candour/api-client/call.ts'
import { mutationFor, refetchChanged } from '@candour/api-client/query.ts'
import { QueryFailed } from '@candour/console/query-failed.tsx'
import { toastError } from '@candour/console/toast-error.ts'
import { dashboardPaths } from '@candour/schemas/paths.ts'
import { endWalk, getWalkPhoto } from '@candour/schemas/walks.ts'
import { Button } from '@candour/ui/button.tsx'
import { Card } from '@candour/ui/card.tsx'
import { Skeleton } from '@candour/ui/skeleton.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router-dom'
import { ConfirmedCodes, Findings, MissingCodes } from '#features/walks/code-lists.tsx'
import { NoteForm } from '#features/walks/note-form.tsx'
import { Scanner } from '#features/walks/scanner.tsx'
import { useWalk } from '#features/walks/use-walk.ts'
import { VerdictPanel } from '#features/walks/verdict-panel.tsx'
import { useCompanyTo } from '#shared/company-link.tsx'
import { useMay } from '#shared/permissions.ts'
import { texts } from '#shared/texts.ts'
import { WithCompany } from '#shared/with-company.tsx'

/** One walk-round, held in the hand: scan, see the verdict, and what is missing. */
export function Component() {
  const { id = '' } = useParams()
  return (
    <WithCompany title={texts.walks.title} className="mx-auto max-w-2xl px-4 py-5 sm:px-6 sm:py-7">
      {(company) => <WalkRound key={id} companyId={company.id} walkId={id} />}
    </WithCompany>
  )
}

function WalkRound({ companyId, walkId }: { companyId: string; walkId: string }) {
  const words = texts.walks
  const { walk, locations, waiting, refused, latest, scan, missing, found, confirmed } = useWalk(
    companyId,
    walkId,
  )
  const mayManage = useMay('placements:manage')
  const { data } = walk
  if (!data)
    return walk.error ? (
      <QueryFailed query={walk} title={texts.frame.loadFailed} />
    ) : (
      <Skeleton className="h-64 w-full" />
    )
  const location = locations.find(({ id }) => id === data.locationId)
  const isOpen = data.endedAt === null
  return (
    <div className="grid gap-4">
      <div>
        <h1 className="font-semibold text-ink text-lg">{words.title}</h1>
        <p dir="auto" className="wrap-anywhere text-ink-muted text-sm">
          {data.locationId === null ? words.allCodes : location?.name}
        </p>
      </div>
      <div>
        <p className="font-semibold text-xl text-ink">{words.progress(confirmed, data.total)}</p>
        <div aria-hidden="true" className="mt-2 h-2 overflow-hidden rounded-full bg-ink/7">
          <div
            className="h-full"
            style={{
              background: 'var(--color-success)',
              width: `${(100 * confirmed) / Math.max(data.total, 1)}%`,
            }}
          />
        </div>
        {waiting.length > 0 && <p className="mt-1 text-ink-muted text-sm">{words.waiting(waiting.length)}</p>}
      </div>
      <VerdictPanel told={latest} />
      {isOpen && mayManage && (
        <>
          {latest && <NoteForm key={latest.read} onSave={(remark) => scan(latest.read, remark)} />}
          <Card>
            <Scanner onRead={(text) => scan(text)} />
          </Card>
        </>
      )}
      {refused.length > 0 && (
        <ul role="alert" className="grid gap-2 text-danger text-sm">
          {refused.map(({ submissionId, sentence }) => (
            <li key={submissionId} className="wrap-anywhere">
              {sentence}
            </li>
          ))}
        </ul>
      )}
      <Findings
        findings={data.findings}
        photoOf={({ submissionId }) =>
          addressOf(getWalkPhoto, { query: { companyId }, params: { id: walkId, submissionId } })
        }
      />
      <MissingCodes codes={missing} more={data.total - missing.length - found.length} locations={locations} />
      <ConfirmedCodes codes={found} locations={locations} />
      {isOpen && mayManage && <EndWalk companyId={companyId} walkId={walkId} />}
    </div>
  )
}

function EndWalk({ companyId, walkId }: { companyId: string; walkId: string }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const companyTo = useCompanyTo()
  const words = texts.walks
  const end = useMutation({
    ...mutationFor(endWalk),
    onSuccess: async () => {
      toast({ title: words.ended, variant: 'success' })
      navigate(companyTo(dashboardPaths.walks))
      await refetchChanged(client, endWalk)
    },
    onError: toastError(words.endFailed),
  })
  return (
    <Button
      variant="secondary"
      size="lg"
      fullWidth
      busy={end.isPending}
      onClick={() => end.mutate({ params: { id: walkId }, query: { companyId } })}
    >
      {words.end}
    </Button>
  )
}
