import { type CaseStatus, caseStatus, maxBulk } from '@candour/schemas/cases.ts'
import { Button } from '@candour/ui/button.tsx'
import { Checkbox } from '@candour/ui/checkbox.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@candour/ui/dropdown-menu.tsx'
import { Keyboard, X } from 'lucide-react'
import { statusNames } from '#features/cases/status-names.ts'
import type { CaseChange } from '#features/inbox/case-changes.ts'
import { useAssignees, useUserId } from '#features/inbox/member-names.ts'
import type { Selection } from '#features/inbox/use-selection.ts'
import { memberLabel } from '#shared/member-label.ts'

export interface InboxToolbarProps {
  companyId: string
  /** Number of listed reviews. */
  listed: number
  selection: Selection
  mayChange: boolean
  isAssigning: boolean
  onAssigning: (open: boolean) => void
  /** Changes the selected reviews. */
  onChange: (change: CaseChange) => void
  onShowShortcuts: () => void
}

/** Selects all reviews of the list, and changes the selected ones. */
export function InboxToolbar({
  companyId,
  listed,
  selection: { ids, selectAll, clear },
  mayChange,
  isAssigning,
  onAssigning,
  onChange,
  onShowShortcuts,
}: InboxToolbarProps) {
  const count = ids.size
  return (
    <div
      data-selecting={count > 0 || undefined}
      className="z-20 flex min-h-14 flex-wrap items-center gap-x-2 gap-y-1 border-line border-b bg-surface-raised px-5 py-1.5 data-selecting:sticky data-selecting:top-16 sm:px-6"
    >
      {mayChange && (
        <Checkbox
          label={count > 0 ? `${count} selected` : 'Select all on page'}
          checked={count > 0}
          disabled={listed === 0}
          onChange={() => (count > 0 ? clear() : selectAll())}
        />
      )}
      {mayChange && count > 0 && (
        <>
          <StatusMenu onChoose={(status) => onChange({ status })} />
          <AssignMenu
            companyId={companyId}
            open={isAssigning}
            onOpenChange={onAssigning}
            onChoose={(assigneeId) => onChange({ assigneeId })}
          />
          <Button
            variant="ghost"
            size="sm"
            icon={<X />}
            title="Clear selection"
            aria-label="Clear selection"
            onClick={clear}
            className="px-2.5! max-sm:hidden"
          />
        </>
      )}
      <p role="status" className="text-ink-muted text-xs">
        {count === maxBulk && `At most ${maxBulk} can be changed at once.`}
      </p>
      <Button
        variant="ghost"
        size="sm"
        icon={<Keyboard />}
        title="Keyboard shortcuts (?)"
        aria-label="Keyboard shortcuts"
        aria-keyshortcuts="?"
        onClick={onShowShortcuts}
        className="ml-auto px-2.5! max-sm:hidden"
      />
    </div>
  )
}

function StatusMenu({ onChoose }: { onChoose: (status: CaseStatus) => void }) {
  return (
    <DropdownMenu modal={false}>
      <DropdownMenuTrigger asChild>
        <Button variant="secondary" size="sm">
          Status
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        {caseStatus.options.map((status) => (
          <DropdownMenuItem key={status} onSelect={() => onChoose(status)}>
            {statusNames[status]}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

interface AssignMenuProps {
  companyId: string
  open: boolean
  onOpenChange: (open: boolean) => void
  onChoose: (assigneeId: string | null) => void
}

function AssignMenu({ companyId, open, onOpenChange, onChoose }: AssignMenuProps) {
  const members = useAssignees(companyId)
  const userId = useUserId()
  return (
    <DropdownMenu modal={false} open={open} onOpenChange={onOpenChange}>
      <DropdownMenuTrigger asChild>
        <Button variant="secondary" size="sm">
          Assign
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        {members ? (
          members.map((member) => (
            <DropdownMenuItem
              key={member.userId}
              onSelect={() => onChoose(member.userId)}
              className="wrap-anywhere"
            >
              {member.userId === userId ? (
                `Me (${member.name ?? member.email})`
              ) : (
                <bdi>{memberLabel(member, members)}</bdi>
              )}
            </DropdownMenuItem>
          ))
        ) : (
          <DropdownMenuItem disabled>Loading...</DropdownMenuItem>
        )}
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => onChoose(null)}>Nobody</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
