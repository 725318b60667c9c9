import { keyFor, mutationFor, queryFor } from '@candour/api-client/query.ts'
import { type CurrentUser, getMe } from '@candour/schemas/accounts.ts'
import { getDashboardCompany } from '@candour/schemas/companies.ts'
import { adminPaths } from '@candour/schemas/paths.ts'
import { endViewAs } from '@candour/schemas/view-as.ts'
import { Banner } from '@candour/ui/banner.tsx'
import { Button } from '@candour/ui/button.tsx'
import { Sentence } from '@candour/ui/sentence.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { DemoBanner } from '#demo-banner.tsx'
import { texts } from '#texts.ts'
import { toastError } from '#toast-error.ts'

/** Polling interval once a view is over by this device's clock, until the server confirms it, in milliseconds. */
const askInterval = 5_000

interface ViewProps {
  viewAs: NonNullable<CurrentUser['viewAs']>
}

/** Says whose dashboard this is, and lets its viewer leave it. */
export function ViewAsBanner({ viewAs }: ViewProps) {
  return viewAs.isDemo ? <DemoBanner /> : <OperatorBanner viewAs={viewAs} />
}

/**
 * Tells an operator on every screen which company they are viewing and for how much longer, and lets them leave. Once
 * the view has ended, it opens the console.
 */
function OperatorBanner({ viewAs }: ViewProps) {
  const words = texts.shared.viewAs
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const company = useQuery(
    queryFor(getDashboardCompany, { query: { companyId: viewAs.companyId, images: 'link' } }),
  )
  const end = () => {
    void queryClient.invalidateQueries({ queryKey: keyFor(getMe) })
    void navigate(adminPaths.admin)
  }
  const minutes = useMinutesLeft(viewAs.until, end)
  const leave = useMutation({
    ...mutationFor(endViewAs),
    onSuccess: end,
    onError: toastError(words.leaveFailed),
  })
  return (
    <section aria-label={words.label} className="sticky bottom-(--bottom-bar) z-30 border-line border-t">
      <Banner
        icon={<Eye />}
        action={
          <Button variant="secondary" size="sm" busy={leave.isPending} onClick={() => leave.mutate({})}>
            {words.leave}
          </Button>
        }
      >
        <p>
          {company.data ? (
            <Sentence
              parts={words.viewing(<bdi className="wrap-anywhere font-semibold">{company.data.name}</bdi>)}
            />
          ) : (
            words.viewingSome
          )}{' '}
          <span className="whitespace-nowrap">
            {minutes > 1 ? words.minutesLeft(minutes) : words.lastMinute}
          </span>
        </p>
      </Banner>
    </section>
  )
}

/**
 * Returns the minutes until a time, rounded up. Once it has come, waits for the server to confirm and calls `onOver`.
 */
function useMinutesLeft(until: string, onOver: () => void): number {
  const queryClient = useQueryClient()
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Date.parse(until) - now)
  const isOver = left === 0
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  const ask = useEffectEvent(async () => {
    const me = await queryClient.fetchQuery({ ...queryFor(getMe, {}), staleTime: 0 }).catch(() => undefined)
    if (me && !me.viewAs) onOver()
  })
  useEffect(() => {
    if (!isOver) return
    void ask()
    const timer = setInterval(() => void ask(), askInterval)
    return () => clearInterval(timer)
  }, [isOver])
  return Math.ceil(left / 60_000)
}
