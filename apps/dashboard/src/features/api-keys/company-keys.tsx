import { call } from '@candour/api-client/call.ts'
import { queryFor, refetchChanged } from '@candour/api-client/query.ts'
import { ApiKeysCard } from '@candour/console/api-keys-card.tsx'
import { createApiKey, keepApiKey, listApiKeys, revokeApiKey } from '@candour/schemas/api-keys.ts'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { type CompanyScope, companyScope } from '@candour/schemas/company-scopes.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { use } from 'react'
import { ActivePermissions, useMay, useRoleIncludes } from '#shared/permissions.ts'
import { texts } from '#shared/texts.ts'

/** The company's API keys. */
export function CompanyKeys({ company }: { company: DashboardCompany }) {
  const client = useQueryClient()
  const query = { companyId: company.id }
  const keys = useQuery(queryFor(listApiKeys, { query }))
  const permissions = use(ActivePermissions)
  const refetched = async <T,>(result: Promise<T>) => {
    const value = await result
    await refetchChanged(client, createApiKey)
    return value
  }
  return (
    <ApiKeysCard
      description={texts.integrations.dashboard.apiKeysDescription}
      keys={keys}
      scopes={companyScope.options.filter((scope) => permissions.includes(scope))}
      mayChange={useMay('integrations:manage')}
      isOwner={useRoleIncludes('team:manage')}
      timeZone={company.timeZone}
      create={({ scopes, ...input }) => {
        const body = { ...input, scopes: scopes.filter(isCompanyScope) }
        return refetched(call(createApiKey, { query, body }))
      }}
      keep={(id) => refetched(call(keepApiKey, { query, params: { id }, body: { keep: true } }))}
      revoke={(id) => refetched(call(revokeApiKey, { query, params: { id } }))}
    />
  )
}

const isCompanyScope = (scope: string): scope is CompanyScope => companyScope.safeParse(scope).success
