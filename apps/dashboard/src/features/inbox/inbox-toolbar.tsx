import { isolated } from '@candour/console/texts.ts'
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
import { useAssignees, useUserId } from '#features/inbox/assignees.ts'
import type { CaseChange } from '#features/inbox/case-changes.ts'
import type { Selection } from '#features/inbox/use-selection.ts'
import { memberLabel } from '#shared/member-label.ts'
import { texts } from '#shared/texts.ts'

interface InboxToolbarProps {
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
  const words = texts.inbox.toolbar
  return (
    <div
      data-selecting={count > 0 || undefined}
      className="z-20 flex min-h-14 flex-wrap items-center gap-x-2 gap-y-1 border-line border-b bg-surface-raised px-5 py-1.5 data-selecting:sticky data-selecting:top-16 sm:px-6"
    >
      {mayChange && (
        <Checkbox
          label={count > 0 ? words.selected(count) : words.selectAll}
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
            title={words.clear}
            aria-label={words.clear}
            onClick={clear}
            className="px-2.5! max-sm:hidden"
          />
        </>
      )}
      <p role="status" className="text-ink-muted text-xs">
        {count === maxBulk && words.limit(maxBulk)}
      </p>
      <Button
        variant="ghost"
        size="sm"
        icon={<Keyboard />}
        title={words.shortcutsTitle}
        aria-label={words.shortcuts}
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
          {texts.inbox.toolbar.status}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        {caseStatus.options.map((status) => (
          <DropdownMenuItem key={status} onSelect={() => onChoose(status)}>
            {texts.inbox.status[status]}
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
  const words = texts.inbox.toolbar
  return (
    <DropdownMenu modal={false} open={open} onOpenChange={onOpenChange}>
      <DropdownMenuTrigger asChild>
        <Button variant="secondary" size="sm">
          {words.assign}
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
                words.me(isolated(member.name ?? member.email))
              ) : (
                <bdi>{memberLabel(member, members)}</bdi>
              )}
            </DropdownMenuItem>
          ))
        ) : (
          <DropdownMenuItem disabled>{words.loading}</DropdownMenuItem>
        )}
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => onChoose(null)}>{words.nobody}</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
