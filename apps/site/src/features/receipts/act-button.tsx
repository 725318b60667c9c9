import { receiptFields } from '@candour/schemas/limits.ts'
import { Button } from '@candour/ui/button.tsx'

/** Submits the page's form to do one of `receiptActs`. */
export function ActButton({
  act,
  variant = 'secondary',
  validated = false,
  children,
}: {
  act: string
  variant?: 'brand' | 'danger' | 'secondary'
  /** Whether the browser checks the fields first. */
  validated?: boolean
  children: string
}) {
  return (
    <Button
      type="submit"
      name={receiptFields.act}
      value={act}
      formNoValidate={!validated}
      variant={variant}
      size="lg"
      fullWidth
    >
      {children}
    </Button>
  )
}
