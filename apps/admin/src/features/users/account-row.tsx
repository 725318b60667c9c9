import { call } from '@candour/api-client/call.ts'
import { refetchChanged } from '@candour/api-client/query.ts'
import { formatCount } from '@candour/console/format.ts'
import { toastError } from '@candour/console/toast-error.ts'
import { adminPaths } from '@candour/schemas/paths.ts'
import { deleteUser, type ListedUser, updateUser } from '@candour/schemas/users.ts'
import { ConfirmDialog } from '@candour/ui/alert-dialog.tsx'
import { Badge } from '@candour/ui/badge.tsx'
import { DropdownMenuItem, DropdownMenuSeparator } from '@candour/ui/dropdown-menu.tsx'
import { MoreMenu } from '@candour/ui/more-menu.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Ban, CircleCheck, History, ShieldCheck, ShieldOff, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { UserSummary } from '#features/users/user-summary.tsx'

const states = {
  active: { tone: 'success', label: 'Active' },
  invited: { tone: 'accent', label: 'Invited' },
  disabled: { tone: 'neutral', label: 'Disabled' },
} as const

/** An action on an account, with its confirmation dialog and toasts. */
interface AccountAction {
  icon: ReactNode
  label: string
  destructive?: boolean
  /** The row disappears afterwards. */
  deletes?: boolean
  title: string
  description: string
  done: string
  failed: string
  run: () => Promise<unknown>
}

interface AccountRowProps {
  user: ListedUser
  /** Whether this is the operator's own account, which they cannot change. */
  own: boolean
  onDeleted: () => void
}

export function AccountRow({ user, own, onDeleted }: AccountRowProps) {
  const { tone, label } = states[user.state]
  return (
    <li className="flex items-center py-3">
      <UserSummary user={user}>
        <span>
          {user.role === 'printer'
            ? 'Print orders only'
            : formatCount(user.companies, 'company', 'companies')}
        </span>
        <Badge tone={tone}>{label}</Badge>
      </UserSummary>
      {own ? (
        <span className="px-3 text-ink-muted text-sm">You</span>
      ) : (
        <AccountActions user={user} onDeleted={onDeleted} />
      )}
    </li>
  )
}

function AccountActions({ user, onDeleted }: Omit<AccountRowProps, 'own'>) {
  const client = useQueryClient()
  const [pending, setPending] = useState<AccountAction>()
  const [open, setOpen] = useState(false)
  const run = useMutation({
    mutationFn: (action: AccountAction) => action.run(),
    onSuccess: (_, action) => {
      toast({ title: action.done, variant: 'success' })
      if (action.deletes) onDeleted()
    },
    onError: (error, action) => toastError(action.failed)(error),
    // Also after a failure: somebody else may have changed the account.
    onSettled: () => refetchChanged(client, updateUser),
  })
  const ask = (action: AccountAction) => {
    setPending(action)
    setOpen(true)
  }
  const actions = actionsFor(user)

  return (
    <>
      <MoreMenu
        label={`Change the account of ${user.email}`}
        title="Change this account"
        busy={run.isPending}
      >
        {/* A printer stays one. */}
        {user.role !== 'printer' && <Choice action={actions.role} onChoose={ask} />}
        <Choice action={actions.access} onChoose={ask} />
        <DropdownMenuItem asChild>
          <Link to={{ pathname: adminPaths.audit, search: `userId=${user.id}` }}>
            <History />
            Show in the audit log
          </Link>
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <Choice action={actions.remove} onChoose={ask} />
      </MoreMenu>
      {pending && (
        <ConfirmDialog
          open={open}
          onOpenChange={setOpen}
          title={pending.title}
          description={pending.description}
          confirmLabel={pending.label}
          destructive={pending.destructive}
          onConfirm={() => run.mutate(pending)}
        />
      )}
    </>
  )
}

function Choice({ action, onChoose }: { action: AccountAction; onChoose: (action: AccountAction) => void }) {
  return (
    <DropdownMenuItem destructive={action.deletes ?? false} onSelect={() => onChoose(action)}>
      {action.icon}
      {action.label}
    </DropdownMenuItem>
  )
}

function actionsFor({ id, email, role, state }: ListedUser): {
  role: AccountAction
  access: AccountAction
  remove: AccountAction
} {
  const update = (body: { role?: 'superadmin' | 'company_admin'; disabled?: boolean }) => () =>
    call(updateUser, { params: { id }, body })
  return {
    role:
      role === 'superadmin'
        ? {
            icon: <ShieldOff />,
            label: 'Make company admin',
            title: 'Remove admin panel access from this user?',
            description: `${email} keeps the account, but sees only the companies it is linked to.`,
            done: 'User is now a company admin',
            failed: 'Failed to change the role',
            run: update({ role: 'company_admin' }),
          }
        : {
            icon: <ShieldCheck />,
            label: 'Make super admin',
            title: 'Give this user access to the whole platform?',
            description: `${email} will see every company, its reviews and its users, and can change all of it.`,
            done: 'User is now a super admin',
            failed: 'Failed to change the role',
            run: update({ role: 'superadmin' }),
          },
    access:
      state === 'disabled'
        ? {
            icon: <CircleCheck />,
            label: 'Enable account',
            title: 'Let this user sign in again?',
            description: `${email} can sign in with the previous password or request a new one.`,
            done: 'User enabled',
            failed: 'Failed to enable the user',
            run: update({ disabled: false }),
          }
        : {
            icon: <Ban />,
            label: 'Disable account',
            destructive: true,
            title: 'Disable this account?',
            description: `${email} will be signed out everywhere immediately and cannot sign in until you enable the account again.`,
            done: 'User disabled',
            failed: 'Failed to disable the user',
            run: update({ disabled: true }),
          },
    remove: {
      icon: <Trash2 />,
      label: 'Delete account',
      deletes: true,
      destructive: true,
      title: 'Permanently delete this account?',
      description:
        role === 'printer'
          ? `${email} will be signed out everywhere. The orders given to them stay, and are given to nobody.`
          : `${email} will be signed out everywhere and lose access to all companies. Companies and their reviews are kept.`,
      done: 'User deleted',
      failed: 'Failed to delete the user',
      run: () => call(deleteUser, { params: { id } }),
    },
  }
}
