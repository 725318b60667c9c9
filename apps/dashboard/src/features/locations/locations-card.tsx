import { mutationFor, refetchChanged } from '@candour/api-client/query.ts'
import { NotLoaded } from '@candour/console/query-failed.tsx'
import { isolated } from '@candour/console/texts.ts'
import { toastError } from '@candour/console/toast-error.ts'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { type Location, updateLocation } from '@candour/schemas/locations.ts'
import { Badge } from '@candour/ui/badge.tsx'
import { Button } from '@candour/ui/button.tsx'
import { SectionCard } from '@candour/ui/card.tsx'
import { DropdownMenuItem } from '@candour/ui/dropdown-menu.tsx'
import { MoreMenu } from '@candour/ui/more-menu.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Archive, ArchiveRestore, Pencil, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { LocationDialog } from '#features/locations/location-dialog.tsx'
import { choosable, locationsQuery } from '#shared/locations.ts'
import { useMay } from '#shared/permissions.ts'
import { texts } from '#shared/texts.ts'

/** Number of locations shown before "Show all". */
const few = 6

/** The company's locations, and dialogs to add and change them. */
export function LocationsCard({ company }: { company: DashboardCompany }) {
  const locations = useQuery(locationsQuery(company.id))
  const { data } = locations
  const [dialog, setDialog] = useState<{ open: boolean; location?: Location }>({ open: false })
  const [showsAll, setShowsAll] = useState(false)
  const mayManage = useMay('locations:manage')
  const list = useRef<HTMLUListElement>(null)
  const inUse = choosable(data ?? [], undefined)
  const archived = data?.filter((location) => location.archived) ?? []
  const words = texts.locations
  const all = [...inUse, ...archived]
  const shown = showsAll ? all : inUse.slice(0, few)

  return (
    <SectionCard id="locations" title={words.title} description={words.description}>
      <NotLoaded query={locations} title={words.failed} placeholder="mt-4 h-16 rounded-md" className="py-6" />
      {shown.length > 0 && (
        <ul ref={list} tabIndex={-1} className="mt-3 divide-y divide-line outline-none">
          {shown.map((location) => (
            <LocationRow
              key={location.id}
              companyId={company.id}
              location={location}
              onEdit={() => setDialog({ open: true, location })}
              // The button that had the focus may be gone.
              onMoved={() => list.current?.focus({ preventScroll: true })}
            />
          ))}
        </ul>
      )}
      {!showsAll && all.length > shown.length && (
        <Button variant="ghost" size="sm" className="mt-2 -ml-3.5" onClick={() => setShowsAll(true)}>
          {inUse.length > few ? words.showAll(all.length) : words.showArchived(archived.length)}
        </Button>
      )}
      {data && all.length === 0 && !mayManage && <p className="mt-4 text-ink-muted text-sm">{words.none}</p>}
      {mayManage && (
        <>
          <Button
            variant="secondary"
            fullWidth
            className="mt-4"
            icon={<Plus />}
            onClick={() => setDialog({ open: true })}
          >
            {words.dialog.add}
          </Button>
          {/* Keeps the location while the dialog closes. */}
          <LocationDialog
            {...dialog}
            company={company}
            onClose={() => setDialog((shown) => ({ ...shown, open: false }))}
          />
        </>
      )}
    </SectionCard>
  )
}

interface LocationRowProps {
  companyId: string
  location: Location
  onEdit: () => void
  /** Called when the location has moved within the list, or out of it. */
  onMoved: () => void
}

function LocationRow({ companyId, location, ...actions }: LocationRowProps) {
  const { name, googleReviewUrl, archived } = location
  const mayManage = useMay('locations:manage')
  return (
    <li className="flex items-center gap-2 py-2">
      <div className="min-w-0 flex-1">
        <p
          title={name}
          className={`wrap-anywhere line-clamp-2 font-medium text-sm ${archived ? 'text-ink-muted' : 'text-ink'}`}
        >
          <bdi>{name}</bdi>
        </p>
        {googleReviewUrl && <p className="text-ink-muted text-sm">{texts.locations.ownGoogleLink}</p>}
      </div>
      {archived && <Badge>{texts.locations.archived}</Badge>}
      {mayManage && <Actions companyId={companyId} location={location} {...actions} />}
    </li>
  )
}

function Actions({ companyId, location, onEdit, onMoved }: LocationRowProps) {
  const client = useQueryClient()
  const { id, name, archived } = location
  const words = texts.locations
  const { changes } = words
  const update = useMutation({
    ...mutationFor(updateLocation),
    onSuccess: (saved) => {
      toast({
        title: (saved.archived ? changes.archived : changes.restored)(isolated(name)),
        description: saved.archived ? changes.archivedText : undefined,
        variant: 'success',
        action: { label: changes.undo, onClick: () => archive(!saved.archived) },
      })
      return refetchChanged(client, updateLocation).then(onMoved)
    },
    onError: toastError(changes.failed),
  })
  const archive = (archived: boolean) =>
    update.mutate({ params: { id }, query: { companyId }, body: { archived } })

  return (
    <MoreMenu label={words.more(isolated(name))} busy={update.isPending}>
      <DropdownMenuItem onSelect={onEdit}>
        <Pencil />
        {words.edit}
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => archive(!archived)}>
        {archived ? <ArchiveRestore /> : <Archive />}
        {archived ? words.restore : words.archive}
      </DropdownMenuItem>
    </MoreMenu>
  )
}
