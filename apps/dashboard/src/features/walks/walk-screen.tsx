import { addressOf } from '@candour/api-client/call.ts'
import { mutationFor, refetchChanged } from '@candour/api-client/query.ts'
import { NotLoaded } from '@candour/console/query-failed.tsx'
import { toastError } from '@candour/console/toast-error.ts'
import type { Input } from '@candour/schemas/endpoint.ts'
import { dashboardPaths } from '@candour/schemas/paths.ts'
import { endWalk, getWalkPhoto } from '@candour/schemas/walks.ts'
import { ConfirmDialog } from '@candour/ui/alert-dialog.tsx'
import { Button } from '@candour/ui/button.tsx'
import { Card } from '@candour/ui/card.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router-dom'
import { ConfirmedCodes, Findings, MissingCodes } from '#features/walks/code-lists.tsx'
import { NoteForm } from '#features/walks/note-form.tsx'
import { Scanner } from '#features/walks/scanner.tsx'
import { useWalk } from '#features/walks/use-walk.ts'
import { VerdictPanel } from '#features/walks/verdict-panel.tsx'
import { BackLink } from '#shared/back-link.tsx'
import { useCompanyTo } from '#shared/company-link.tsx'
import { useMay } from '#shared/permissions.ts'
import { texts } from '#shared/texts.ts'
import { WithCompany } from '#shared/with-company.tsx'

/** One walk-round, held in the hand: scan, see the verdict, and what is missing. */
export function Component() {
  const { id = '' } = useParams()
  return (
    <WithCompany title={texts.walks.title} className="mx-auto max-w-2xl px-4 py-5 sm:px-6 sm:py-7">
      {({ id: companyId, timeZone }) => (
        <WalkRound key={id} companyId={companyId} walkId={id} timeZone={timeZone} />
      )}
    </WithCompany>
  )
}

interface WalkRoundProps {
  companyId: string
  walkId: string
  timeZone: string
}

function WalkRound({ companyId, walkId, timeZone }: WalkRoundProps) {
  const words = texts.walks
  const { walk, locations, waiting, refused, latest, missing, found, confirmed, ...round } = useWalk(
    companyId,
    walkId,
  )
  const mayManage = useMay('placements:manage')
  const { data } = walk
  if (!data) return <NotLoaded query={walk} title={texts.frame.loadFailed} placeholder="h-64 w-full" />
  const location = locations.find(({ id }) => id === data.locationId)
  const isOpen = data.endedAt === null
  const hasCodes = data.total > 0
  const noted = round.draft?.read ?? latest?.read
  return (
    <div className="grid gap-4">
      <div>
        <BackLink to={dashboardPaths.walks}>{words.all}</BackLink>
        <h1 className="font-semibold text-ink text-lg">{words.title}</h1>
        <p dir="auto" className="wrap-anywhere text-ink-muted text-sm">
          {data.locationId === null ? words.allCodes : location?.name}
        </p>
      </div>
      {hasCodes ? (
        <div>
          <p className="font-semibold text-xl text-ink">{words.progress(confirmed, data.total)}</p>
          <div aria-hidden="true" className="mt-2 h-2 overflow-hidden rounded-full bg-ink/7">
            <div
              className="h-full"
              style={{
                background: 'var(--color-success)',
                width: `${(100 * confirmed) / data.total}%`,
              }}
            />
          </div>
        </div>
      ) : (
        <p className="font-semibold text-xl text-ink">{texts.placements.empty.title}</p>
      )}
      {/* Keeps its place, so that nothing moves while a scan is on its way. */}
      <p className="-my-2 min-h-5 text-ink-muted text-sm">
        {waiting.length > 0 && words.waiting(waiting.length)}
      </p>
      {isOpen && mayManage && (
        <Card>
          <Scanner onRead={round.scan} />
        </Card>
      )}
      {/* Below the scanner, which stays where it is. */}
      <VerdictPanel told={latest} />
      {isOpen && mayManage && noted !== undefined && (
        <NoteForm
          key={noted}
          read={noted}
          draft={round.draft}
          setDraft={round.setDraft}
          onSave={round.saveDraft}
        />
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
        timeZone={timeZone}
        photoOf={({ submissionId }) =>
          addressOf(getWalkPhoto, { query: { companyId }, params: { id: walkId, submissionId } })
        }
      />
      {hasCodes && (
        <MissingCodes
          codes={missing}
          more={data.total - missing.length - found.length}
          locations={locations}
        />
      )}
      <ConfirmedCodes codes={found} locations={locations} />
      {isOpen && mayManage && (
        <EndWalk
          input={{ params: { id: walkId }, query: { companyId } }}
          missing={data.total - confirmed}
          onEnd={round.sendAll}
        />
      )}
    </div>
  )
}

interface EndWalkProps {
  input: Input<typeof endWalk>
  /** Number of codes that are still to be found. */
  missing: number
  /** Sends what must arrive before the end. */
  onEnd: () => Promise<void>
}

/** Ends the walk for good; asks first while codes are missing. */
function EndWalk({ input, missing, onEnd }: EndWalkProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const companyTo = useCompanyTo()
  const words = texts.walks
  const end = useMutation({
    ...mutationFor(endWalk),
    onMutate: onEnd,
    onSuccess: async () => {
      toast({ title: words.ended, variant: 'success' })
      navigate(companyTo(dashboardPaths.walks))
      await refetchChanged(client, endWalk)
    },
    onError: toastError(words.endFailed),
  })
  const asks = missing > 0
  const finish = () => end.mutate(input)
  const button = (
    <Button variant="secondary" size="lg" fullWidth busy={end.isPending} onClick={asks ? undefined : finish}>
      {words.end}
    </Button>
  )
  if (!asks) return button
  return (
    <ConfirmDialog
      title={words.endQuestion}
      description={words.endMissing(missing)}
      confirmLabel={words.end}
      onConfirm={finish}
      trigger={button}
    />
  )
}
