import { call } from '@candour/api-client/call.ts'
import { queryFor, refetchChanged } from '@candour/api-client/query.ts'
import { ApiKeysCard } from '@candour/console/api-keys-card.tsx'
import {
  createOperatorKey,
  keepOperatorKey,
  listOperatorKeys,
  operatorScope,
  revokeOperatorKey,
} from '@candour/schemas/api-keys.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'

/** The operators' API keys. */
export function OperatorKeys() {
  const client = useQueryClient()
  const refetched = async <T,>(result: Promise<T>) => {
    const value = await result
    await refetchChanged(client, createOperatorKey)
    return value
  }
  return (
    <ApiKeysCard
      description="Let programs do operators’ work. They never reach users, API keys or the audit log."
      keys={useQuery(queryFor(listOperatorKeys, {}))}
      scopes={operatorScope.options}
      mayChange
      isOwner
      create={({ name, expiresAt }) => {
        const body = { name, expiresAt, scopes: operatorScope.options }
        return refetched(call(createOperatorKey, { body }))
      }}
      keep={(id) => refetched(call(keepOperatorKey, { params: { id }, body: { keep: true } }))}
      revoke={(id) => refetched(call(revokeOperatorKey, { params: { id } }))}
    />
  )
}
