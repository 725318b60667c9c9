import type { ListedCompany } from '@candour/schemas/companies.ts'
import { Dialog, DialogContent, DialogTrigger } from '@candour/ui/dialog.tsx'
import { Tab, TabPanel, Tabs, TabsList } from '@candour/ui/tabs.tsx'
import { type ReactNode, useState } from 'react'
import { InviteForm } from '#features/users/invite-form.tsx'
import { LinkForm } from '#features/users/link-form.tsx'

interface AddUserDialogProps {
  company: Pick<ListedCompany, 'id' | 'name'>
  /** The trigger button. */
  trigger: ReactNode
  /** The tab selected on opening. */
  initialTab?: 'existing' | 'new'
}

/** Gives an existing user access to a company, or invites a new one by email. */
export function AddUserDialog({ company, trigger, initialTab = 'existing' }: AddUserDialogProps) {
  const [open, setOpen] = useState(false)
  const [tab, setTab] = useState<string>(initialTab)
  const [address, setAddress] = useState('')
  const start = (open: boolean) => {
    setOpen(open)
    setTab(initialTab)
    setAddress('')
  }
  const done = () => setOpen(false)
  return (
    <Dialog open={open} onOpenChange={start}>
      <DialogTrigger asChild>{trigger}</DialogTrigger>
      <DialogContent
        title="Add User"
        description={
          <>
            To <bdi>{company.name}</bdi>
          </>
        }
      >
        <Tabs value={tab} onValueChange={setTab}>
          <TabsList>
            <Tab value="existing">Add Existing User</Tab>
            <Tab value="new">Create New User</Tab>
          </TabsList>
          <TabPanel value="existing">
            <LinkForm
              companyId={company.id}
              onDone={done}
              onInvite={(email) => {
                setAddress(email)
                setTab('new')
              }}
            />
          </TabPanel>
          <TabPanel value="new">
            <InviteForm companyId={company.id} onDone={done} email={address} />
          </TabPanel>
        </Tabs>
      </DialogContent>
    </Dialog>
  )
}
