import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { ConfirmDialog } from '#alert-dialog.tsx'
import { Button } from '#button.tsx'
import { Checkbox } from '#checkbox.tsx'
import { Dialog, DialogClose, DialogContent, DialogTrigger, FormFooter } from '#dialog.tsx'
import { DropdownMenuItem } from '#dropdown-menu.tsx'
import { Field } from '#field.tsx'
import { Input } from '#input.tsx'
import { MoreMenu } from '#more-menu.tsx'
import { Select } from '#select.tsx'
import { dismissOpenToasts, toast, toastStore } from '#toast.ts'
import { Toaster } from '#toaster.tsx'
import { useUnsaved } from '#unsaved.ts'

function AddUser() {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button>Add User</Button>
      </DialogTrigger>
      <DialogContent title="Add User" description="Give someone access.">
        <Field label="Email">
          <Input type="email" />
        </Field>
        <Button>Send Invitation</Button>
      </DialogContent>
    </Dialog>
  )
}

function RowMenu() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <MoreMenu label="More for Luna">
        <DropdownMenuItem onSelect={() => setOpen(true)}>Rename</DropdownMenuItem>
      </MoreMenu>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent title="Rename">
          <Field label="Name">
            <Input />
          </Field>
        </DialogContent>
      </Dialog>
    </>
  )
}

describe('Dialog', () => {
  const open = async () => {
    const user = userEvent.setup()
    render(<AddUser />)
    await user.click(screen.getByRole('button', { name: 'Add User' }))
    return user
  }

  it('has a name and description, and focuses its first field', async () => {
    await open()
    const dialog = screen.getByRole('dialog', { name: 'Add User' })
    const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')
    expect(description?.textContent).toBe('Give someone access.')
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  })

  it('traps focus until Escape closes it, then restores it', async () => {
    const user = await open()
    const dialog = screen.getByRole('dialog')
    for (let tab = 0; tab < 4; tab++) {
      await user.tab()
      expect(dialog.contains(document.activeElement)).toBe(true)
    }
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add User' }))
  })

  it('opened from a menu, returns focus to the button of the menu', async () => {
    const user = userEvent.setup()
    render(<RowMenu />)
    for (const press of [
      (name: string) => user.click(screen.getByText(name)),
      () => user.keyboard('{Enter}'),
    ]) {
      screen.getByRole('button', { name: 'More for Luna' }).focus()
      await user.keyboard('{Enter}')
      expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Rename' }))
      await press('Rename')
      expect(document.activeElement).toBe(screen.getByLabelText('Name'))
      await user.keyboard('{Escape}')
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More for Luna' }))
    }
  })

  it('dismisses toasts shown before it opened, but not those shown in it', async () => {
    toast({ title: 'Logged in' })
    const user = await open()
    expect(toastStore.getSnapshot()).toMatchObject([{ title: 'Logged in', open: false }])
    toast({ title: 'Failed' })
    await user.tab()
    expect(toastStore.getSnapshot()).toMatchObject([{ title: 'Failed', open: true }])
  })
})

describe('a toast while a dialog is open', () => {
  afterEach(() => act(dismissOpenToasts))

  it('is inside the dialog, reachable with F8, and outside again afterwards', async () => {
    const user = userEvent.setup()
    render(
      <>
        <AddUser />
        <Toaster />
      </>,
    )
    await user.click(screen.getByRole('button', { name: 'Add User' }))
    act(() => {
      toast({ title: 'Failed' })
    })
    const dialog = screen.getByRole('dialog')
    expect(within(dialog).getByText('Failed')).toBeTruthy()
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
    expect(screen.getByRole('region', { name: 'Notifications (F8)' }).contains(document.activeElement)).toBe(
      true,
    )
    await user.tab()
    await user.tab()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Close')
    await user.keyboard('{Enter}')
    expect(screen.queryByText('Failed')).toBeNull()
    expect(screen.getByRole('dialog')).toBe(dialog)

    await user.click(screen.getByRole('button', { name: 'Close' }))
    act(() => {
      toast({ title: 'Saved' })
    })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText('Saved')).toBeTruthy()
  })
})

function Rename() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Rename</Button>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent title="Rename">
          <NameForm />
          <DialogClose>Cancel</DialogClose>
          <Button onClick={() => setOpen(false)}>Save</Button>
        </DialogContent>
      </Dialog>
    </>
  )
}

function NameForm() {
  const [name, setName] = useState('')
  useUnsaved(name !== '')
  return (
    <Field label="Name">
      <Input value={name} onChange={(event) => setName(event.target.value)} />
    </Field>
  )
}

describe('a dialog with unsaved changes', () => {
  const openAndType = async (name: string) => {
    const user = userEvent.setup()
    render(<Rename />)
    await user.click(screen.getByRole('button', { name: 'Rename' }))
    await user.type(screen.getByLabelText('Name'), name)
    return user
  }
  const ways = {
    Escape: (user: UserEvent) => user.keyboard('{Escape}'),
    Cancel: (user: UserEvent) => user.click(screen.getByText('Cancel')),
    'its close button': (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Close' })),
  }
  const clickOutside = async (user: UserEvent) => {
    const scrim = screen.getByRole('dialog').parentElement
    if (scrim) await user.click(scrim)
  }

  it.each(Object.entries(ways))('asks before %s discards them', async (_, leave) => {
    const user = await openAndType('Luna')
    await leave(user)
    expect(screen.getByRole('alertdialog', { name: 'Discard changes?' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Keep editing' }))
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Luna')
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)

    await leave(user)
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Rename' }))
  })

  it('stays open on an outside click', async () => {
    const user = await openAndType('Luna')
    await clickOutside(user)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Luna')
    await user.clear(screen.getByLabelText('Name'))
    await clickOutside(user)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each(Object.entries(ways))('does not ask on %s when nothing was entered', async (_, leave) => {
    const user = await openAndType('L{Backspace}')
    await leave(user)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('does not ask once they are saved', async () => {
    const user = await openAndType('Luna')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('makes the browser ask before the page unloads', async () => {
    const user = userEvent.setup()
    const leaving = () => {
      const event = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(event)
      return event.defaultPrevented
    }
    render(<Rename />)
    await user.click(screen.getByRole('button', { name: 'Rename' }))
    expect(leaving()).toBe(false)
    await user.type(screen.getByLabelText('Name'), 'Luna')
    expect(leaving()).toBe(true)
    await user.clear(screen.getByLabelText('Name'))
    expect(leaving()).toBe(false)
  })
})

it('takes no words and no choices while its form is being sent', async () => {
  const form = (busy: boolean) => (
    <form>
      <Field label="Name">
        <Input />
      </Field>
      <Field label="Company">
        <Input readOnly defaultValue="Luna" />
      </Field>
      <Field label="Role">
        <Select>
          <option>Viewer</option>
          <option>Owner</option>
        </Select>
      </Field>
      <Field label="Language">
        <Select disabled>
          <option>English</option>
        </Select>
      </Field>
      <Checkbox label="Send a mail" />
      <Dialog>
        <FormFooter busy={busy}>Save</FormFooter>
      </Dialog>
    </form>
  )
  const user = userEvent.setup()
  const { rerender } = render(form(true))
  const name = screen.getByLabelText('Name')
  await user.type(name, 'Late')
  expect(name).toHaveProperty('value', '')
  expect(document.activeElement).toBe(name)
  const role = screen.getByLabelText('Role')
  const mail = screen.getByLabelText('Send a mail')
  await user.selectOptions(role, 'Owner')
  await user.click(mail)
  expect(role).toHaveProperty('value', 'Viewer')
  expect(mail).toHaveProperty('checked', false)
  rerender(form(false))
  await user.selectOptions(role, 'Owner')
  await user.click(mail)
  expect(role).toHaveProperty('value', 'Owner')
  expect(mail).toHaveProperty('checked', true)
  expect(screen.getByLabelText('Language')).toHaveProperty('disabled', true)
  await user.type(name, 'Ada')
  await user.type(screen.getByLabelText('Company'), ' Bar')
  expect(name).toHaveProperty('value', 'Ada')
  expect(screen.getByLabelText('Company')).toHaveProperty('value', 'Luna')
})

describe('ConfirmDialog', () => {
  it('acts only on confirmation, with initial focus on Cancel', async () => {
    const user = userEvent.setup()
    let removed = 0
    render(
      <ConfirmDialog
        title="Are you sure you want to remove this user from the company?"
        confirmLabel="Remove user"
        destructive
        onConfirm={() => {
          removed += 1
        }}
        trigger={<Button variant="danger">Remove</Button>}
      />,
    )
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }))
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(removed).toBe(0)

    await user.click(screen.getByRole('button', { name: 'Remove' }))
    await user.click(screen.getByRole('button', { name: 'Remove user' }))
    expect(removed).toBe(1)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})
