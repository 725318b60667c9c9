import { mutationFor } from '@candour/api-client/query.ts'
import { toastError } from '@candour/console/toast-error.ts'
import { type DashboardCompany, updateDashboardCompany } from '@candour/schemas/companies.ts'
import { Card, CardHeader } from '@candour/ui/card.tsx'
import { Checkbox } from '@candour/ui/checkbox.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { companyQuery } from '#shared/company-query.ts'
import { useMay } from '#shared/permissions.ts'

/** Chooses whether the owners get a mail when an operator views the company. */
export function OperatorVisitsCard({ company }: { company: DashboardCompany }) {
  const queryClient = useQueryClient()
  const mayChange = useMay('company:manage')
  const update = useMutation({
    ...mutationFor(updateDashboardCompany),
    onSuccess: ({ mailOnView }) =>
      queryClient.setQueryData(
        companyQuery(company.id).queryKey,
        (known) => known && { ...known, mailOnView },
      ),
    onError: toastError('Failed to save'),
  })
  return (
    <Card as="section" aria-labelledby="operator-visits">
      <CardHeader
        id="operator-visits"
        title="Visits of the operator"
        description="For all owners. Only they change it; each visit is in the security log, too."
      />
      <Checkbox
        className="mt-2"
        label="Email the owners when the operator of this service views the dashboard"
        checked={update.isPending ? update.variables.body.mailOnView : company.mailOnView}
        disabled={!mayChange}
        onChange={({ target }) =>
          update.mutate({ query: { companyId: company.id }, body: { mailOnView: target.checked } })
        }
      />
    </Card>
  )
}
