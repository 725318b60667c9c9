import { companyRole } from '@candour/schemas/accounts.ts'
import { maxGroups, type SignInSettings, updateSignIn } from '@candour/schemas/sign-in.ts'
import { Button } from '@candour/ui/button.tsx'
import { SectionCard } from '@candour/ui/card.tsx'
import { Field } from '@candour/ui/field.tsx'
import { FormError } from '@candour/ui/form-error.tsx'
import { Input } from '@candour/ui/input.tsx'
import { Select } from '@candour/ui/select.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useUnsaved } from '@candour/ui/unsaved.ts'
import { Plus, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useSignInUpdate } from '#features/sign-in/use-sign-in-update.ts'
import { ifStill } from '#shared/if-still.ts'
import { texts } from '#shared/texts.ts'

const rolesOf = ({ defaultRole, groups }: SignInSettings) => ({ defaultRole, groups })

/** Roles of those who join by signing in with the provider. */
export function RolesCard({ companyId, saved }: { companyId: string; saved: SignInSettings }) {
  const words = texts.signIn.members
  const [roles, setRoles] = useState(rolesOf(saved))
  const [wrong, setWrong] = useState<string>()
  const update = useSignInUpdate(companyId, () => toast({ title: words.saved, variant: 'success' }))
  const isChanged = JSON.stringify(roles) !== JSON.stringify(rolesOf(saved))
  useUnsaved(isChanged && !update.isPending)

  const setGroup = (index: number, change: Partial<SignInSettings['groups'][number]>) =>
    setRoles({
      ...roles,
      groups: roles.groups.map((one, at) => (at === index ? { ...one, ...change } : one)),
    })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { error } = updateSignIn.body.safeParse(roles)
    setWrong(error?.issues[0]?.message)
    if (!error) update.save(roles, (now) => setRoles(ifStill(roles, rolesOf(now))))
  }

  return (
    <SectionCard id="provider-roles" title={words.title} description={words.description}>
      <form noValidate onSubmit={submit} className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
        <Field label={words.usual}>
          <Select
            value={roles.defaultRole}
            onChange={({ target }) =>
              setRoles({
                ...roles,
                defaultRole: updateSignIn.body.shape.defaultRole.unwrap().parse(target.value),
              })
            }
          >
            <RoleOptions without="owner" />
          </Select>
        </Field>
        <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <legend className="mb-1.5 font-medium text-ink text-sm">{words.groups}</legend>
          {roles.groups.map(({ group, role }, index) => (
            <div
              key={index}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 sm:grid-cols-[minmax(0,1fr)_auto_auto]"
            >
              <Input
                aria-label={words.group}
                className="max-sm:col-span-2"
                maxLength={200}
                value={group}
                onChange={({ target }) => setGroup(index, { group: target.value })}
              />
              <Select
                aria-label={words.role}
                value={role}
                onChange={({ target }) => setGroup(index, { role: companyRole.parse(target.value) })}
              >
                <RoleOptions />
              </Select>
              <Button
                variant="ghost"
                size="sm"
                aria-label={words.remove(group)}
                icon={<X aria-hidden="true" />}
                onClick={() => setRoles({ ...roles, groups: roles.groups.filter((_, at) => at !== index) })}
              />
            </div>
          ))}
          {roles.groups.length < maxGroups && (
            <Button
              variant="secondary"
              size="sm"
              className="justify-self-start"
              icon={<Plus aria-hidden="true" />}
              onClick={() =>
                setRoles({ ...roles, groups: [...roles.groups, { group: '', role: roles.defaultRole }] })
              }
            >
              {words.add}
            </Button>
          )}
        </fieldset>
        <FormError>{wrong ?? update.error?.message}</FormError>
        <Button type="submit" className="justify-self-end" disabled={!isChanged} busy={update.isPending}>
          {texts.common.save.save}
        </Button>
      </form>
    </SectionCard>
  )
}

function RoleOptions({ without }: { without?: 'owner' }) {
  return companyRole.options
    .filter((role) => role !== without)
    .map((role) => (
      <option key={role} value={role}>
        {texts.team.roleNames[role]}
      </option>
    ))
}
