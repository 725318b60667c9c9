import { queryFor } from '@candour/api-client/query.ts'
import { formatCount } from '@candour/console/format.ts'
import { type AdminCompany, getSlugUse, type SlugUse } from '@candour/schemas/companies.ts'
import { reviewPaths } from '@candour/schemas/paths.ts'
import { ConfirmDialog } from '@candour/ui/alert-dialog.tsx'
import { useQuery } from '@tanstack/react-query'

interface SlugChangeProps {
  company: AdminCompany
  /** The new slug; the dialog is closed while undefined. */
  slug: string | undefined
  onConfirm: () => void
  onClose: () => void
}

/** Asks for confirmation before a company's address changes, and says what uses the old one. */
export function SlugChange({ company, slug, onConfirm, onClose }: SlugChangeProps) {
  const { data, isError } = useQuery({
    ...queryFor(getSlugUse, { params: { id: company.id } }),
    enabled: slug !== undefined,
    // Not cached, because reviews keep arriving.
    gcTime: 0,
  })
  const use = data ? useOf(data) : isError ? '' : `Checking what uses ${reviewPaths(company.slug).home}…`
  return (
    <ConfirmDialog
      open={slug !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={`Change the address to ${reviewPaths(slug ?? company.slug).home}?`}
      description={`${use} Printed codes keep working: the old address will redirect to the new one.`}
      confirmLabel="Change Address"
      onConfirm={onConfirm}
    />
  )
}

function useOf({ slug, reviews, printOrders }: SlugUse): string {
  const { home } = reviewPaths(slug)
  if (reviews + printOrders === 0) return `No reviews or print orders use ${home} yet.`
  const verb = reviews + printOrders === 1 ? 'uses' : 'use'
  const parts = [
    ...(reviews > 0 ? [formatCount(reviews, 'review')] : []),
    ...(printOrders > 0 ? [formatCount(printOrders, 'print order')] : []),
  ]
  return `${parts.join(' and ')} ${verb} ${home}.`
}
