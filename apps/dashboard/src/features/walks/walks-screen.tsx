import { mutationFor, queryFor, refetchChanged } from '@candour/api-client/query.ts'
import { formatDateTime } from '@candour/console/format.ts'
import { QueryFailed } from '@candour/console/query-failed.tsx'
import { toastError } from '@candour/console/toast-error.ts'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { dashboardPaths, walkPath } from '@candour/schemas/paths.ts'
import { listPlacements } from '@candour/schemas/placements.ts'
import { startWalk, type Walk } from '@candour/schemas/walks.ts'
import { Badge } from '@candour/ui/badge.tsx'
import { Button } from '@candour/ui/button.tsx'
import { Card } from '@candour/ui/card.tsx'
import { Field } from '@candour/ui/field.tsx'
import { Select } from '@candour/ui/select.tsx'
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { Footprints } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { walkPages } from '#features/walks/queries.ts'
import { BackLink } from '#shared/back-link.tsx'
import { CompanyLink, useCompanyTo } from '#shared/company-link.tsx'
import { LocationOptions } from '#shared/location-options.tsx'
import { choosable, locationsQuery } from '#shared/locations.ts'
import { useMay } from '#shared/permissions.ts'
import { texts } from '#shared/texts.ts'
import { WithCompany } from '#shared/with-company.tsx'

/** Starts a walk-round, and lists the earlier ones. */
export function Component() {
  const words = texts.walks
  return (
    <WithCompany title={words.title} className="mx-auto max-w-2xl px-4 py-5 sm:px-6 sm:py-7">
      {(company) => (
        <div className="grid gap-4">
          <div>
            <BackLink to={dashboardPaths.codes}>{texts.common.print.codes}</BackLink>
            <h1 className="font-semibold text-ink text-lg">{words.title}</h1>
            <p className="mt-1 text-ink-muted text-sm">{words.intro}</p>
          </div>
          <StartWalk companyId={company.id} />
          <Walks company={company} />
        </div>
      )}
    </WithCompany>
  )
}

function StartWalk({ companyId }: { companyId: string }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const companyTo = useCompanyTo()
  const words = texts.walks
  const [locationId, setLocationId] = useState('')
  const locations = choosable(useQuery(locationsQuery(companyId)).data ?? [], null)
  const codes = useQuery({
    ...queryFor(listPlacements, { query: { companyId, limit: 1, ...(locationId && { locationId }) } }),
    placeholderData: keepPreviousData,
  })
  const start = useMutation({
    ...mutationFor(startWalk),
    onSuccess: async ({ id }) => {
      navigate(companyTo(walkPath(id)))
      await refetchChanged(client, startWalk)
    },
    onError: toastError(words.startFailed),
  })
  if (!useMay('placements:manage')) return null
  return (
    <Card className="grid gap-4">
      {locations.length > 0 && (
        <Field label={words.location}>
          <Select value={locationId} onChange={({ target }) => setLocationId(target.value)}>
            <option value="">{words.allCodes}</option>
            <LocationOptions locations={locations} />
          </Select>
        </Field>
      )}
      {codes.data?.items.length === 0 ? (
        <p className="text-ink-muted">{texts.placements.empty.title}</p>
      ) : (
        <Button
          size="lg"
          fullWidth
          icon={<Footprints />}
          busy={start.isPending}
          onClick={() => start.mutate({ query: { companyId }, body: { locationId: locationId || null } })}
        >
          {words.start}
        </Button>
      )}
    </Card>
  )
}

function Walks({ company: { id, timeZone } }: { company: DashboardCompany }) {
  const pages = useInfiniteQuery(walkPages(id))
  const names = new Map(useQuery(locationsQuery(id)).data?.map(({ id, name }) => [id, name]))
  const words = texts.walks
  const walks = pages.data?.pages.flatMap(({ items }) => items) ?? []
  const open = walks.filter(({ endedAt }) => endedAt === null)
  const earlier = walks.filter(({ endedAt }) => endedAt !== null)
  return (
    <>
      <QueryFailed query={pages} title={texts.frame.loadFailed} />
      <WalkList title={words.open} walks={open} names={names} timeZone={timeZone} />
      <WalkList title={words.earlier} walks={earlier} names={names} timeZone={timeZone} />
      {pages.hasNextPage && (
        <Button variant="secondary" busy={pages.isFetchingNextPage} onClick={() => pages.fetchNextPage()}>
          {texts.frame.showMore}
        </Button>
      )}
    </>
  )
}

interface WalkListProps {
  title: string
  walks: readonly Walk[]
  names: ReadonlyMap<string, string>
  timeZone: string
}

function WalkList({ title, walks, names, timeZone }: WalkListProps) {
  const words = texts.walks
  if (walks.length === 0) return null
  return (
    <Card as="section" aria-label={title} padded={false}>
      <h2 className="px-5 py-4 font-semibold text-base text-ink sm:px-6">{title}</h2>
      <ul>
        {walks.map(({ id, locationId, by, byName, startedAt, endedAt, confirmed, total, missing }) => (
          <li key={id} className="border-line border-t">
            <CompanyLink to={walkPath(id)} className="grid gap-1 px-5 py-4 sm:px-6">
              <span className="flex items-baseline justify-between gap-3">
                <span dir="auto" className="wrap-anywhere min-w-0 font-medium text-ink">
                  {locationId === null ? words.allCodes : names.get(locationId)}
                </span>
                {endedAt === null && (
                  <span className="shrink-0 text-accent-text text-sm">{words.proceed}</span>
                )}
                {endedAt !== null && missing > 0 && (
                  <Badge tone="warning">{words.missingCount(missing)}</Badge>
                )}
              </span>
              <span className="text-ink-muted text-sm">{words.progress(confirmed, total)}</span>
              <span dir="auto" className="wrap-anywhere text-ink-faint text-sm">
                {[formatDateTime(startedAt, timeZone), byName ?? by].filter(Boolean).join(' · ')}
              </span>
            </CompanyLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
