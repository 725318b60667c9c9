import { pagesFor, queryFor } from '@candour/api-client/query.ts'
import { NotLoaded } from '@candour/console/query-failed.tsx'
import { useDebounced } from '@candour/console/use-debounced.ts'
import { listLocations } from '@candour/schemas/locations.ts'
import { dashboardPaths } from '@candour/schemas/paths.ts'
import { listPlacements, type Placement } from '@candour/schemas/placements.ts'
import { Button, buttonClass } from '@candour/ui/button.tsx'
import { Checkbox } from '@candour/ui/checkbox.tsx'
import { Dialog, DialogClose, DialogContent, DialogFooter } from '@candour/ui/dialog.tsx'
import { EmptyState } from '@candour/ui/empty-state.tsx'
import { Input } from '@candour/ui/input.tsx'
import { Select } from '@candour/ui/select.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { QrCode, Search } from 'lucide-react'
import { useId, useState } from 'react'
import { CompanyLink } from '#shared/company-link.tsx'
import { texts } from '#shared/texts.ts'

interface PlacementPickerProps {
  companyId: string
  chosen: readonly Placement[]
  /** How many can be chosen. */
  max: number
  onChoose: (placements: readonly Placement[]) => void
  onClose: () => void
}

const byName = new Intl.Collator(undefined, { numeric: true })

/** Dialog to choose the placements that prints are for; returns them by name, with numbers in numeric order. */
export function PlacementPicker({ companyId, chosen, max, onChoose, onClose }: PlacementPickerProps) {
  const words = texts.printOrders.picker
  const [picked, setPicked] = useState(() => new Map(chosen.map((placement) => [placement.id, placement])))
  const [text, setText] = useState('')
  const [locationId, setLocationId] = useState('')
  const [adding, setAdding] = useState(false)
  const q = useDebounced(text.trim())
  const locations = useQuery(queryFor(listLocations, { query: { companyId } }))
  const list = useInfiniteQuery(
    pagesFor(listPlacements, {
      query: { companyId, limit: 100, ...(q && { q }), ...(locationId && { locationId }) },
    }),
  )
  const found = list.data?.pages.flatMap((page) => page.items)
  const isFiltered = q !== '' || locationId !== ''
  const isFull = picked.size >= max
  const open = locations.data?.filter(({ archived }) => !archived) ?? []
  const locationNames = new Map(locations.data?.map(({ id, name }) => [id, name]))

  const toggle = (placement: Placement, checked: boolean) => {
    const next = new Map(picked)
    if (checked) next.set(placement.id, placement)
    else next.delete(placement.id)
    setPicked(next)
  }
  /** Adds everything that matches the filters, loading the rest of the list first. */
  const addAll = async () => {
    setAdding(true)
    const next = new Map(picked)
    const add = (items: readonly Placement[]) => {
      for (const item of items) if (next.size < max) next.set(item.id, item)
    }
    add(found ?? [])
    let { hasNextPage } = list
    while (hasNextPage && next.size < max) {
      const more = await list.fetchNextPage()
      add(more.data?.pages.flatMap((page) => page.items) ?? [])
      if (more.error) {
        toast({
          title: words.notAllLoaded,
          description: more.error.message,
          variant: 'destructive',
        })
      }
      hasNextPage = more.hasNextPage && !more.error
    }
    setPicked(next)
    setAdding(false)
  }
  const choose = () => {
    const placements = [...picked.values()]
    onChoose(placements.sort((a, b) => byName.compare(a.name, b.name) || byName.compare(a.code, b.code)))
    onClose()
  }

  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
      <DialogContent title={words.title} description={words.description}>
        <div className="grid gap-2.5 sm:grid-cols-2">
          <div className={open.length > 0 ? 'relative' : 'relative sm:col-span-2'}>
            <Search className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4 text-ink-faint" />
            <Input
              type="search"
              aria-label={words.search}
              placeholder={words.searchPlaceholder}
              maxLength={120}
              value={text}
              onChange={({ target }) => setText(target.value)}
              className="pl-9"
            />
          </div>
          {open.length > 0 && (
            <Select
              aria-label={words.location}
              value={locationId}
              onChange={({ target }) => setLocationId(target.value)}
            >
              <option value="">{words.allLocations}</option>
              {open.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </div>
        <div
          aria-busy={list.isFetching}
          className="mt-3 h-[min(20rem,42dvh)] overflow-y-auto overscroll-contain rounded-md border border-line"
        >
          {!found ? (
            <NotLoaded query={list} title={words.failed} placeholder="m-3 h-32 rounded-md" />
          ) : found.length === 0 ? (
            isFiltered ? (
              <EmptyState title={words.noMatches.title}>{words.noMatches.text}</EmptyState>
            ) : (
              <EmptyState
                icon={<QrCode />}
                title={words.empty.title}
                action={
                  <CompanyLink to={dashboardPaths.codes} className={buttonClass({ variant: 'secondary' })}>
                    {words.empty.toCodes}
                  </CompanyLink>
                }
              >
                {words.empty.text}
              </EmptyState>
            )
          ) : (
            <ul aria-label={words.list} className="divide-y divide-line">
              {found.map((placement) => (
                <li key={placement.id} className="px-3.5">
                  <PlacementRow
                    placement={placement}
                    location={placement.locationId && locationNames.get(placement.locationId)}
                    checked={picked.has(placement.id)}
                    disabled={isFull && !picked.has(placement.id)}
                    onChange={(checked) => toggle(placement, checked)}
                  />
                </li>
              ))}
              {list.hasNextPage && (
                <li className="flex justify-center p-3">
                  <Button
                    variant="secondary"
                    size="sm"
                    busy={list.isFetchingNextPage}
                    onClick={() => list.fetchNextPage()}
                  >
                    {words.loadMore}
                  </Button>
                </li>
              )}
            </ul>
          )}
        </div>
        <div className="mt-2.5 flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p role="status" className="text-ink-muted text-sm tabular-nums">
            {isFull
              ? words.mostSelected(max)
              : picked.size === 0
                ? words.noneSelected
                : words.selected(picked.size)}
          </p>
          <div className="flex gap-1">
            <Button
              variant="ghost"
              size="sm"
              disabled={picked.size === 0}
              onClick={() => setPicked(new Map())}
            >
              {words.clear}
            </Button>
            <Button
              variant="ghost"
              size="sm"
              busy={adding}
              disabled={isFull || !found || found.length === 0}
              onClick={addAll}
            >
              {isFiltered ? words.selectAllFound : words.selectAll}
            </Button>
          </div>
        </div>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="secondary">{words.cancel}</Button>
          </DialogClose>
          <Button disabled={adding || (picked.size === 0 && chosen.length === 0)} onClick={choose}>
            {picked.size === 0
              ? chosen.length === 0
                ? words.useCodes
                : words.useReviewPage
              : words.use(picked.size)}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

interface PlacementRowProps {
  placement: Placement
  location: string | null | undefined
  checked: boolean
  disabled: boolean
  onChange: (checked: boolean) => void
}

function PlacementRow({ placement, location, checked, disabled, onChange }: PlacementRowProps) {
  const id = useId()
  const detail = location ?? placement.code
  return (
    <label htmlFor={id} className="flex min-h-11 items-center gap-3 py-1.5 text-sm">
      <Checkbox
        id={id}
        aria-label={texts.printOrders.picker.code(placement.name, detail)}
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className="wrap-anywhere min-w-0 flex-1 text-ink">
        <bdi>{placement.name}</bdi>
      </span>
      <span className="max-w-[45%] shrink-0 truncate text-right text-ink-muted text-xs">{detail}</span>
    </label>
  )
}
