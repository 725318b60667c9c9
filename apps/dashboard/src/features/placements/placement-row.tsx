import { formatAgo, formatDate } from '@candour/console/format.ts'
import { isolated } from '@candour/console/texts.ts'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { materialsFor } from '@candour/schemas/paths.ts'
import type { Placement } from '@candour/schemas/placements.ts'
import { Badge } from '@candour/ui/badge.tsx'
import { Button } from '@candour/ui/button.tsx'
import { DropdownMenuItem } from '@candour/ui/dropdown-menu.tsx'
import { MoreMenu } from '@candour/ui/more-menu.tsx'
import { QrDialog } from '@candour/ui/qr-dialog.tsx'
import { Sentence } from '@candour/ui/sentence.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useCopy } from '@candour/ui/use-copy.ts'
import { Archive, ArchiveRestore, Link, MessageSquareText, Pencil, Printer, QrCode } from 'lucide-react'
import { useState } from 'react'
import { EditCode } from '#features/placements/edit-code.tsx'
import { useArchive } from '#features/placements/use-archive.ts'
import { CompanyLink } from '#shared/company-link.tsx'
import { reviewsLink } from '#shared/filters.ts'
import { useMay } from '#shared/permissions.ts'
import { texts } from '#shared/texts.ts'

export interface PlacementRowProps {
  company: DashboardCompany
  placement: Placement
  /** Name of its location. */
  location: string | undefined
  /** What the watch has noticed. */
  standsOut: 'silent' | 'flooded' | undefined
  /** Called when the placement has left the list. */
  onGone: () => void
}

export function PlacementRow({ company, placement, location, standsOut, onGone }: PlacementRowProps) {
  const { name, kind, code } = placement
  const words = texts.placements.row
  return (
    <li className="flex items-start gap-2 px-5 py-4 sm:items-center sm:gap-4 sm:px-6">
      <div className="grid min-w-0 flex-1 gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,1fr)_11rem] sm:items-center">
        <div className="min-w-0">
          {/* Not truncated, because the number at its end tells the codes of a series apart. */}
          <p className="wrap-anywhere font-medium text-ink">
            <bdi>{name}</bdi>
          </p>
          <p className="wrap-anywhere mt-0.5 text-ink-muted text-sm">
            {texts.placements.kinds[kind]}
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
        <Scans placement={placement} standsOut={standsOut} timeZone={company.timeZone} />
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
              title={words.qr}
              aria-label={words.qrOf(isolated(name))}
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

function Scans({
  placement,
  standsOut,
  timeZone,
}: Pick<PlacementRowProps, 'placement' | 'standsOut'> & { timeZone: string }) {
  const { lastScanAt, recentScans } = placement
  const words = texts.placements.row
  return (
    <div className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5 text-sm sm:flex-col sm:items-end">
      {standsOut ? (
        <Badge tone="warning">{texts.watch.badges[standsOut]}</Badge>
      ) : (
        <p className="text-ink tabular-nums">{words.scans(recentScans)}</p>
      )}
      <p className="text-ink-muted">
        {lastScanAt ? (
          <Sentence parts={words.lastScan(<time dateTime={lastScanAt}>{formatAgo(lastScanAt)}</time>)} />
        ) : (
          words.added(formatDate(placement.createdAt, timeZone))
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
  const words = texts.placements.row

  const copyLink = async () => {
    const { copied, copyFailed, copyFailedText } = texts.placements.changes
    if (await copy(url)) toast({ title: copied, description: url, variant: 'success' })
    else toast({ title: copyFailed, description: copyFailedText, variant: 'destructive' })
  }

  return (
    <>
      <MoreMenu label={words.more(isolated(name))} busy={archive.isPending}>
        <DropdownMenuItem onSelect={() => void copyLink()}>
          <Link />
          {words.copyLink}
        </DropdownMenuItem>
        {!archived && mayOrder && (
          <DropdownMenuItem asChild>
            <CompanyLink to={materialsFor(placement.code)}>
              <Printer />
              {words.print}
            </CompanyLink>
          </DropdownMenuItem>
        )}
        <DropdownMenuItem asChild>
          <CompanyLink to={reviewsLink({ placementId: placement.id })}>
            <MessageSquareText />
            {words.reviews}
          </CompanyLink>
        </DropdownMenuItem>
        {mayManage && (
          <>
            <DropdownMenuItem onSelect={() => setEditing(true)}>
              <Pencil />
              {words.edit}
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={() => archive.set(!archived)}>
              {archived ? <ArchiveRestore /> : <Archive />}
              {archived ? words.restore : words.archive}
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
