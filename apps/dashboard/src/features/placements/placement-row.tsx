import { formatAgo, formatCount, formatDate } from '@candour/console/format.ts'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { materialsFor } from '@candour/schemas/paths.ts'
import { type Placement, placementKindNames } from '@candour/schemas/placements.ts'
import { Badge } from '@candour/ui/badge.tsx'
import { Button } from '@candour/ui/button.tsx'
import { DropdownMenuItem } from '@candour/ui/dropdown-menu.tsx'
import { MoreMenu } from '@candour/ui/more-menu.tsx'
import { QrDialog } from '@candour/ui/qr-dialog.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useCopy } from '@candour/ui/use-copy.ts'
import { Archive, ArchiveRestore, Link, MessageSquareText, Pencil, Printer, QrCode } from 'lucide-react'
import { useState } from 'react'
import { isDead } from '#features/placements/activity.ts'
import { EditCode } from '#features/placements/edit-code.tsx'
import { useArchive } from '#features/placements/queries.ts'
import { CompanyLink } from '#shared/company-link.tsx'
import { reviewsLink } from '#shared/filters.ts'
import { useMay } from '#shared/permissions.ts'

export interface PlacementRowProps {
  company: DashboardCompany
  placement: Placement
  /** Name of its location. */
  location: string | undefined
  /** Called when the placement has left the list. */
  onGone: () => void
}

export function PlacementRow({ company, placement, location, onGone }: PlacementRowProps) {
  const { name, kind, code } = placement
  return (
    <li className="flex items-start gap-2 px-5 py-4 sm:items-center sm:gap-4 sm:px-6">
      <div className="grid min-w-0 flex-1 gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,1fr)_11rem] sm:items-center">
        <div className="min-w-0">
          {/* In full: the number at its end tells the codes of a series apart. */}
          <p className="wrap-anywhere font-medium text-ink">
            <bdi>{name}</bdi>
          </p>
          <p className="wrap-anywhere mt-0.5 line-clamp-2 text-ink-muted text-sm">
            {placementKindNames[kind]}
            <Dot />
            <span className="whitespace-nowrap font-mono">{code}</span>
            {location && (
              <>
                <Dot />
                <bdi>{location}</bdi>
              </>
            )}
          </p>
        </div>
        <Scans placement={placement} />
      </div>
      <div className="flex shrink-0 items-center">
        <QrDialog
          name={name}
          slug={`${company.slug}-${code}`}
          link={placement.url}
          trigger={
            <Button
              variant="ghost"
              size="icon"
              icon={<QrCode />}
              title="QR code"
              aria-label={`QR code of ${name}`}
            />
          }
        />
        <Actions companyId={company.id} placement={placement} onGone={onGone} />
      </div>
    </li>
  )
}

/** With spaces, at which the line may break. */
function Dot() {
  return (
    <span aria-hidden="true" className="text-ink-faint">
      {' · '}
    </span>
  )
}

function Scans({ placement }: { placement: Placement }) {
  const { lastScanAt, recentScans } = placement
  return (
    <div className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5 text-sm sm:flex-col sm:items-end">
      {isDead(placement) ? (
        <Badge tone="warning">No scans for 7 days</Badge>
      ) : (
        <p className="text-ink tabular-nums">{formatCount(recentScans, 'scan')} in 30 days</p>
      )}
      <p className="text-ink-muted">
        {lastScanAt ? (
          <>
            Last scan <time dateTime={lastScanAt}>{formatAgo(lastScanAt)}</time>
          </>
        ) : (
          `Added ${formatDate(placement.createdAt)}`
        )}
      </p>
    </div>
  )
}

function Actions({
  companyId,
  placement,
  onGone,
}: Pick<PlacementRowProps, 'placement' | 'onGone'> & { companyId: string }) {
  const [editing, setEditing] = useState(false)
  const [, copy] = useCopy()
  const mayManage = useMay('placements:manage')
  const mayOrder = useMay('orders:place')
  const archive = useArchive(companyId, placement, onGone)
  const { archived, name, url } = placement

  const copyLink = async () => {
    if (await copy(url)) toast({ title: 'Link copied', description: url, variant: 'success' })
    else toast({ title: 'Failed to copy', description: 'Please try again.', variant: 'destructive' })
  }

  return (
    <>
      <MoreMenu label={`More for ${name}`} busy={archive.isPending}>
        <DropdownMenuItem onSelect={() => void copyLink()}>
          <Link />
          Copy link
        </DropdownMenuItem>
        {!archived && mayOrder && (
          <DropdownMenuItem asChild>
            <CompanyLink to={materialsFor(placement.code)}>
              <Printer />
              Poster and sticker
            </CompanyLink>
          </DropdownMenuItem>
        )}
        <DropdownMenuItem asChild>
          <CompanyLink to={reviewsLink({ placementId: placement.id })}>
            <MessageSquareText />
            Reviews
          </CompanyLink>
        </DropdownMenuItem>
        {mayManage && (
          <>
            <DropdownMenuItem onSelect={() => setEditing(true)}>
              <Pencil />
              Edit
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={() => archive.set(!archived)}>
              {archived ? <ArchiveRestore /> : <Archive />}
              {archived ? 'Restore' : 'Archive'}
            </DropdownMenuItem>
          </>
        )}
      </MoreMenu>
      <EditCode
        companyId={companyId}
        placement={placement}
        open={editing}
        onClose={() => setEditing(false)}
      />
    </>
  )
}
