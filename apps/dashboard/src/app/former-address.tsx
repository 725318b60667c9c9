import { Navigate, useLocation } from 'react-router-dom'
import type { Moved } from '#app/former-addresses.ts'

/** Leads from an address of former releases to where what it showed is now; the query stays. */
export function FormerAddress({ to, anchors = {} }: Moved) {
  const { search, hash, state } = useLocation()
  return <Navigate to={{ pathname: anchors[hash] ?? to, search, hash }} state={state} replace />
}
