import { call } from '@candour/api-client/call.ts'
import { createInvitationLink } from '@candour/schemas/users.ts'
import { Button } from '@candour/ui/button.tsx'
import { Dialog, DialogContent } from '@candour/ui/dialog.tsx'
import { Field } from '@candour/ui/field.tsx'
import { Input } from '@candour/ui/input.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { failed } from '#app/failed.ts'
import { formatDateTime } from '#app/format.ts'
import { refreshUsers } from '#features/users/queries.ts'

type SetupLink = Awaited<ReturnType<typeof make>>

const make = (id: string) => call<typeof createInvitationLink>(createInvitationLink, { params: { id } })

/** Makes a setup link and puts it into the clipboard, or shows it where the browser does not allow that. */
export function CopyLink({ user }: { user: { id: string; email: string } }) {
  const client = useQueryClient()
  const [uncopied, setUncopied] = useState<SetupLink>()
  const copy = useMutation({
    mutationFn: async () => {
      const making = make(user.id)
      const [link, copied] = await Promise.all([making, copyLater(making.then(({ url }) => url))])
      return { link, copied }
    },
    onSuccess: ({ link, copied }) => {
      if (copied) {
        toast({ title: 'Link copied!', description: note(link), variant: 'success' })
      } else setUncopied(link)
      return refreshUsers(client)
    },
    onError: failed('Failed to create link'),
  })

  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        busy={copy.isPending}
        icon={<Link2 aria-hidden="true" />}
        aria-label={`Copy link for ${user.email}`}
        onClick={() => copy.mutate()}
      >
        Copy link
      </Button>
      <Dialog open={uncopied !== undefined} onOpenChange={() => setUncopied(undefined)}>
        {uncopied && (
          <DialogContent title="Setup link" description={note(uncopied)}>
            <Field label={`Link for ${user.email}`}>
              <Input readOnly value={uncopied.url} onFocus={(event) => event.target.select()} />
            </Field>
          </DialogContent>
        )}
      </Dialog>
    </>
  )
}

const note = ({ expiresAt }: SetupLink) =>
  `It sets the password once, until ${formatDateTime(expiresAt)}. Links from before no longer work.`

/** Safari lets a page write only while a click is being handled; what is written may come later. */
async function copyLater(text: Promise<string>): Promise<boolean> {
  const blob = text.then((text) => new Blob([text], { type: 'text/plain' }))
  // That there is no text is said elsewhere.
  blob.catch(() => {})
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
    return true
  } catch {
    return false
  }
}
