import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { ConfirmDialog } from '#alert-dialog.tsx'
import { Button } from '#button.tsx'
import { Dialog, DialogContent, DialogTrigger } from '#dialog.tsx'
import { Field } from '#field.tsx'
import { Input } from '#input.tsx'
import { toast, toastStore } from '#toast.ts'

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

describe('Dialog', () => {
  it('is named and described, and starts in its first field', async () => {
    const user = userEvent.setup()
    render(<AddUser />)
    await user.click(screen.getByRole('button', { name: 'Add User' }))
    const dialog = screen.getByRole('dialog', { name: 'Add User' })
    const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')
    expect(description?.textContent).toBe('Give someone access.')
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  })

  it('keeps the focus inside until Escape closes it, then gives it back', async () => {
    const user = userEvent.setup()
    render(<AddUser />)
    const trigger = screen.getByRole('button', { name: 'Add User' })
    await user.click(trigger)
    const dialog = screen.getByRole('dialog')
    for (let tab = 0; tab < 4; tab++) {
      await user.tab()
      expect(dialog.contains(document.activeElement)).toBe(true)
    }
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(trigger)
  })

  it('clears away what was said before it opened, but not what is said in it', async () => {
    const user = userEvent.setup()
    render(<AddUser />)
    toast({ title: 'Logged in' })
    await user.click(screen.getByRole('button', { name: 'Add User' }))
    expect(toastStore.getSnapshot()).toMatchObject([{ title: 'Logged in', open: false }])
    toast({ title: 'Failed' })
    await user.tab()
    expect(toastStore.getSnapshot()).toMatchObject([{ title: 'Failed', open: true }])
  })
})

describe('ConfirmDialog', () => {
  it('acts only on a yes, and starts on the no', async () => {
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
