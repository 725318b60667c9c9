import { mutationFor } from '@candour/api-client/query.ts'
import { toastError } from '@candour/console/toast-error.ts'
import { type DashboardCompany, updateDashboardCompany } from '@candour/schemas/companies.ts'
import { SectionCard } from '@candour/ui/card.tsx'
import { Checkbox } from '@candour/ui/checkbox.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { patchCompany } from '#shared/company-query.ts'
import { useMay } from '#shared/permissions.ts'
import { texts } from '#shared/texts.ts'

/** Chooses whether the owners get a mail when an operator views the company. */
export function OperatorVisitsCard({ company }: { company: DashboardCompany }) {
  const queryClient = useQueryClient()
  const words = texts.notifications.operatorVisits
  const mayChange = useMay('company:manage')
  const update = useMutation({
    ...mutationFor(updateDashboardCompany),
    onSuccess: ({ mailOnView }) => patchCompany(queryClient, company.id, { mailOnView }),
    onError: toastError(words.failed),
  })
  return (
    <SectionCard id="operator-visits" title={words.title} description={words.description}>
      <Checkbox
        className="mt-2"
        label={words.mail}
        checked={update.isPending ? update.variables.body.mailOnView : company.mailOnView}
        disabled={!mayChange}
        onChange={({ target }) =>
          update.mutate({ query: { companyId: company.id }, body: { mailOnView: target.checked } })
        }
      />
    </SectionCard>
  )
}
