import { formatCount } from '@candour/console/format.ts'
import { type BillingStatus, billingStatus, suspensionReason } from '@candour/schemas/companies.ts'
import { buttonClass } from '@candour/ui/button.tsx'
import { Dialog, DialogContent, DialogTrigger, FormFooter } from '@candour/ui/dialog.tsx'
import { Field } from '@candour/ui/field.tsx'
import { Select } from '@candour/ui/select.tsx'
import { Textarea } from '@candour/ui/textarea.tsx'
import { CircleDot } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { statuses } from '#features/companies/statuses.ts'

interface StatusDialogProps {
  /** Number of companies whose status changes. */
  count: number
  disabled: boolean
  onSave: (change: { billingStatus: BillingStatus; reason?: string }) => void
}

/** Button and dialog to change the status of the chosen companies. */
export function StatusDialog({ count, disabled, onSave }: StatusDialogProps) {
  const [open, setOpen] = useState(false)
  const [status, setStatus] = useState<BillingStatus>('active')
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const suspends = status === 'suspended'

  const save = (event: FormEvent) => {
    event.preventDefault()
    const parsed = suspensionReason.safeParse(reason)
    if (suspends && (!parsed.data || parsed.error)) {
      return setProblem(parsed.error?.issues[0]?.message ?? 'Please enter a reason')
    }
    onSave({ billingStatus: status, ...(suspends && { reason: parsed.data ?? '' }) })
    setOpen(false)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        setReason('')
        setProblem(undefined)
      }}
    >
      <DialogTrigger disabled={disabled} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
        <CircleDot />
        Change status
      </DialogTrigger>
      <DialogContent title={`Change the status of ${formatCount(count, 'company', 'companies')}`}>
        <form noValidate onSubmit={save} className="grid gap-4">
          <Field label="Status" description={statuses[status].effect}>
            <Select value={status} onChange={({ target }) => setStatus(billingStatus.parse(target.value))}>
              {billingStatus.options.map((option) => (
                <option key={option} value={option}>
                  {statuses[option].label}
                </option>
              ))}
            </Select>
          </Field>
          {suspends && (
            <Field label="Reason" description="The owners can read it." error={problem}>
              <Textarea
                value={reason}
                minHeight={80}
                maxLength={500}
                onChange={({ target }) => setReason(target.value)}
              />
            </Field>
          )}
          <FormFooter>Change status</FormFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
