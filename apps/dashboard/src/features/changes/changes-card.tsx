import { addressOf } from '@candour/api-client/call.ts'
import { queryFor } from '@candour/api-client/query.ts'
import { ConfirmedButton } from '@candour/console/confirmed-button.tsx'
import { DownloadLink } from '@candour/console/download-link.tsx'
import { formatDate } from '@candour/console/format.ts'
import { QueryFailed } from '@candour/console/query-failed.tsx'
import { isolated } from '@candour/console/texts.ts'
import {
  type Change,
  deleteChange,
  getChangesPoster,
  listChanges,
  maxChanges,
} from '@candour/schemas/changes.ts'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { Badge } from '@candour/ui/badge.tsx'
import { Button, buttonClass } from '@candour/ui/button.tsx'
import { SectionCard } from '@candour/ui/card.tsx'
import { Dialog, DialogContent } from '@candour/ui/dialog.tsx'
import { Skeleton } from '@candour/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Printer } from 'lucide-react'
import { useRef, useState } from 'react'
import { ChangeForm } from '#features/changes/change-form.tsx'
import { Effect } from '#features/changes/effect.tsx'
import { useMay, useRoleIncludes } from '#shared/permissions.ts'
import { texts } from '#shared/texts.ts'

/** What the company has changed in response to feedback, in its own words to visitors. */
export function ChangesCard({ company }: { company: DashboardCompany }) {
  const seesChanges = useRoleIncludes('company:manage')
  const mayChange = useMay('company:manage')
  const [edited, setEdited] = useState<Change | 'new'>()
  const list = useRef<HTMLDivElement>(null)
  const query = { companyId: company.id }
  const changes = useQuery({ ...queryFor(listChanges, { query }), enabled: seesChanges })
  const words = texts.changes
  if (!seesChanges) return null
  const { data } = changes
  return (
    <SectionCard id="changes" title={words.title} description={words.description}>
      {changes.isPending ? (
        <Skeleton className="mt-4 h-24 w-full" />
      ) : data ? (
        <div
          ref={list}
          tabIndex={-1}
          className="mt-4 grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4 outline-none"
        >
          {data.length === 0 && <p className="text-ink-muted text-sm">{words.empty}</p>}
          <ul className="w-full divide-y divide-line empty:hidden">
            {data.map((change) => (
              <ChangeRow
                key={change.id}
                change={change}
                companyId={company.id}
                mayChange={mayChange}
                onEdit={setEdited}
                // The button that had the focus is gone with its row.
                onDeleted={() => list.current?.focus()}
              />
            ))}
          </ul>
          <div className="flex flex-wrap gap-3">
            {mayChange && (
              <Button
                variant="secondary"
                icon={<Plus />}
                disabled={data.length >= maxChanges}
                onClick={() => setEdited('new')}
              >
                {words.add}
              </Button>
            )}
            {data.some(({ visible }) => visible) && (
              <DownloadLink
                href={addressOf(getChangesPoster, { query })}
                failed={texts.common.download.failed}
                className={buttonClass({ variant: 'secondary' })}
              >
                <Printer aria-hidden="true" />
                {words.poster}
              </DownloadLink>
            )}
          </div>
        </div>
      ) : (
        <QueryFailed query={changes} title={words.failed} />
      )}
      <Dialog open={edited !== undefined} onOpenChange={() => setEdited(undefined)}>
        <DialogContent title={edited === 'new' ? words.form.addTitle : words.form.editTitle}>
          <ChangeForm
            company={company}
            change={edited === 'new' ? undefined : edited}
            onSaved={() => setEdited(undefined)}
          />
        </DialogContent>
      </Dialog>
    </SectionCard>
  )
}

interface ChangeRowProps {
  change: Change
  companyId: string
  mayChange: boolean
  onEdit: (change: Change) => void
  onDeleted: () => void
}

function ChangeRow({ change, companyId, mayChange, onEdit, onDeleted }: ChangeRowProps) {
  const words = texts.changes
  const { said, did, date, themes, visible } = change
  return (
    <li className="py-3">
      <dl className="text-sm">
        <dt className="text-ink-muted text-xs">{words.said}</dt>
        <dd className="wrap-anywhere text-ink" dir="auto">
          {said}
        </dd>
        <dt className="mt-2 text-ink-muted text-xs">{words.did}</dt>
        <dd className="wrap-anywhere font-medium text-ink" dir="auto">
          {did}
        </dd>
      </dl>
      <div className="mt-2 flex items-start gap-2">
        <p className="flex min-h-11 min-w-0 flex-1 flex-wrap items-center gap-2 text-ink-muted text-xs sm:min-h-10">
          {words.since(formatDate(date, 'UTC'))}
          {themes.map((theme) => (
            <Badge key={theme}>{texts.common.themes[theme]}</Badge>
          ))}
          {!visible && <Badge tone="warning">{words.hidden}</Badge>}
        </p>
        {mayChange && (
          <>
            <Button
              variant="ghost"
              size="icon"
              aria-label={words.edit(isolated(did))}
              title={words.editTitle}
              icon={<Pencil />}
              onClick={() => onEdit(change)}
            />
            <ConfirmedButton
              endpoint={deleteChange}
              input={{ params: { id: change.id }, query: { companyId } }}
              label={words.delete(isolated(did))}
              hint={words.deleteTitle}
              title={words.deletion.question}
              description={
                <>
                  <span dir="auto" className="block wrap-anywhere font-medium text-ink">
                    {did}
                  </span>
                  {words.deletion.description}
                </>
              }
              confirmLabel={words.deletion.confirm}
              failed={words.deletion.failed}
              onDone={onDeleted}
            />
          </>
        )}
      </div>
      {themes.length > 0 && <Effect change={change} companyId={companyId} />}
    </li>
  )
}
