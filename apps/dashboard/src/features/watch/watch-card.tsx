import { mutationFor, queryFor, refetchChanged } from '@candour/api-client/query.ts'
import { isolated } from '@candour/console/texts.ts'
import { toastError } from '@candour/console/toast-error.ts'
import { materialsFor } from '@candour/schemas/paths.ts'
import { listPlacements, type Placement } from '@candour/schemas/placements.ts'
import { answerWatch, type WatchAnswer, type WatchedCode } from '@candour/schemas/watch.ts'
import { Button } from '@candour/ui/button.tsx'
import { Card } from '@candour/ui/card.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCompanyTo } from '#shared/company-link.tsx'
import { useMay } from '#shared/permissions.ts'
import { texts } from '#shared/texts.ts'

/** Notices that are shown; the others follow once these are answered. */
const maxShown = 10

/** The codes that are silent or flooded, each with its three answers. Nothing if there are none. */
export function WatchCard({ companyId, codes }: { companyId: string; codes: readonly WatchedCode[] }) {
  const shown = codes.slice(0, maxShown)
  const ids = shown.map(({ placementId }) => placementId)
  const placements = useQuery({
    ...queryFor(listPlacements, { query: { companyId, ids: ids.join() } }),
    enabled: ids.length > 0,
    placeholderData: (former) => former,
  })
  const heading = useRef<HTMLHeadingElement>(null)
  const byId = new Map(placements.data?.items.map((placement) => [placement.id, placement]))
  const isNaming = placements.isPending || placements.isPlaceholderData
  // Reserves space for codes whose names are still loading, so that the list below does not move.
  const known = shown
    .map((code) => ({ code, placement: byId.get(code.placementId) }))
    .filter(({ placement }) => placement || isNaming)
  if (known.length === 0) return null
  return (
    <Card as="section" aria-labelledby="watch" padded={false} className="mt-4">
      <h2
        id="watch"
        ref={heading}
        tabIndex={-1}
        className="px-5 pt-5 font-semibold text-base text-ink outline-none sm:px-6"
      >
        {texts.watch.title}
      </h2>
      <ul className="divide-y divide-line">
        {known.map(({ code, placement }) => (
          <Notice
            key={code.placementId}
            companyId={companyId}
            code={code}
            placement={placement}
            onAnswered={() => heading.current?.focus({ preventScroll: true })}
          />
        ))}
      </ul>
      {codes.length > known.length && (
        <p className="border-line border-t px-5 py-4 text-ink-muted text-sm sm:px-6">
          {texts.watch.more(codes.length - known.length)}
        </p>
      )}
    </Card>
  )
}

interface NoticeProps {
  companyId: string
  code: WatchedCode
  /** Undefined while it is loading. */
  placement: Placement | undefined
  /** Called once the notice is gone, and the focus with it. */
  onAnswered: () => void
}

function Notice({ companyId, code, placement, onAnswered }: NoticeProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const companyTo = useCompanyTo()
  const mayManage = useMay('placements:manage')
  const words = texts.watch
  const name = placement ? isolated(placement.name) : '…'
  const answer = useMutation({
    ...mutationFor(answerWatch),
    onSuccess: async (_, { body }) => {
      const title = body.answer === 'archived' ? texts.placements.changes.archived(name) : words.rests(name)
      toast({ title, variant: 'success' })
      await refetchChanged(client, answerWatch)
      if (body.answer === 'reprint' && placement) navigate(companyTo(materialsFor(placement.code)))
      else onAnswered()
    },
    onError: toastError(texts.placements.changes.failed),
  })
  const hours = Math.max(1, Math.round((Date.now() - Date.parse(code.since)) / 3_600_000))
  const usual = Math.round(code.expected)
  const send = (given: WatchAnswer) =>
    answer.mutate({
      params: { placementId: code.placementId },
      query: { companyId },
      body: { answer: given },
    })
  return (
    <li className="flex flex-col gap-3 px-5 py-4 sm:px-6">
      <p id={`watch-${code.placementId}`} className="wrap-anywhere text-ink">
        {code.state === 'flooded' ? words.flooded(name, code.seen, usual) : words.silent(name, hours, usual)}
      </p>
      {mayManage && (
        <div className="flex flex-wrap gap-2">
          {(['fine', 'archived', 'reprint'] as const).map((given) => (
            <Button
              key={given}
              variant="secondary"
              size="sm"
              aria-describedby={`watch-${code.placementId}`}
              busy={answer.isPending && answer.variables.body.answer === given}
              disabled={!placement || answer.isPending}
              onClick={() => send(given)}
            >
              {words[given]}
            </Button>
          ))}
        </div>
      )}
    </li>
  )
}
