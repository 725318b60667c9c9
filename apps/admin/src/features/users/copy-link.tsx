import { call } from '@candour/api-client/call.ts'
import { refetchChanged } from '@candour/api-client/query.ts'
import { formatDateTime } from '@candour/console/format.ts'
import { toastError } from '@candour/console/toast-error.ts'
import { createInvitationLink } from '@candour/schemas/users.ts'
import { Button } from '@candour/ui/button.tsx'
import { Dialog, DialogContent } from '@candour/ui/dialog.tsx'
import { Field } from '@candour/ui/field.tsx'
import { Input } from '@candour/ui/input.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { useState } from 'react'

type SetupLink = Awaited<ReturnType<typeof make>>

const make = (id: string) => call(createInvitationLink, { params: { id } })

/** Creates a setup link and copies it to the clipboard; shows it in a dialog if the browser denies access. */
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
      return refetchChanged(client, createInvitationLink)
    },
    onError: toastError('Failed to create link'),
  })

  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        busy={copy.isPending}
        icon={<Link2 />}
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
  `It can be used once, until ${formatDateTime(expiresAt)}. Earlier links no longer work.`

/** Writes a pending text to the clipboard: Safari requires the call during the click, but accepts a promise. */
async function copyLater(text: Promise<string>): Promise<boolean> {
  const blob = text.then((text) => new Blob([text], { type: 'text/plain' }))
  // A rejection of `text` is handled by the caller.
  blob.catch(() => {})
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
    return true
  } catch {
    return false
  }
}
