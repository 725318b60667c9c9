import { downloadFrom } from '@candour/api-client/download.ts'
import { formatNumber } from '@candour/console/format.ts'
import { toastError } from '@candour/console/toast-error.ts'
import { makePrintPackages, maxPackagedOrders, type PrintOrder } from '@candour/schemas/print-orders.ts'
import { Button } from '@candour/ui/button.tsx'
import { Checkbox } from '@candour/ui/checkbox.tsx'
import { useMutation } from '@tanstack/react-query'
import { Package, X } from 'lucide-react'
import { createContext, type ReactNode, use, useMemo, useState } from 'react'

interface Selection {
  ids: ReadonlySet<string>
  toggle: (id: string) => void
}

const SelectionContext = createContext<Selection>({ ids: new Set(), toggle: () => {} })

/** Lets orders be selected, and offers the package of the selected ones. */
export function PackageSelection({ children }: { children: ReactNode }) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const selection = useMemo(
    () => ({
      ids,
      toggle: (id: string) =>
        setIds((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id])),
    }),
    [ids],
  )
  return (
    <SelectionContext value={selection}>
      {children}
      {ids.size > 0 && <SelectionBar ids={[...ids]} onClear={() => setIds(new Set())} />}
    </SelectionContext>
  )
}

function SelectionBar({ ids, onClear }: { ids: readonly string[]; onClear: () => void }) {
  const making = useMutation({
    mutationFn: () => downloadFrom(makePrintPackages, { body: { ids: [...ids] } }),
    onError: toastError('Download failed'),
  })
  const tooMany = ids.length > maxPackagedOrders
  return (
    <section
      aria-label="Selected orders"
      aria-busy={making.isPending}
      className="sticky bottom-3 z-20 mx-3 my-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-line bg-surface-raised p-3 shadow-lg sm:mx-6 sm:px-4"
    >
      <p className="mr-auto font-medium text-ink text-sm tabular-nums" role="status">
        {formatNumber(ids.length)} selected
        {tooMany && (
          <span className="block font-normal text-ink-muted">
            At most {maxPackagedOrders} fit in one download.
          </span>
        )}
      </p>
      <Button variant="ghost" size="sm" icon={<X />} disabled={making.isPending} onClick={onClear}>
        Clear
      </Button>
      <Button
        size="sm"
        icon={<Package />}
        disabled={tooMany}
        busy={making.isPending}
        onClick={() => making.mutate()}
      >
        {ids.length === 1 ? 'Download package' : 'Download packages'}
      </Button>
    </section>
  )
}

export function SelectOrder({ order: { id, itemType, companyName } }: { order: PrintOrder }) {
  const { ids, toggle } = use(SelectionContext)
  return (
    <Checkbox
      label="Select"
      aria-label={`Select ${itemType} of ${companyName}`}
      checked={ids.has(id)}
      onChange={() => toggle(id)}
    />
  )
}
