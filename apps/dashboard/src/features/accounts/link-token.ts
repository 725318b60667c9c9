import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * Returns the token of the emailed link, or an empty string. Removes it from the address bar and the history
 * immediately, to keep it out of screenshots, shared URLs and the Referer; from then on only component state holds it.
 */
export function useLinkToken(): string {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const [token] = useState(() => new URLSearchParams(search).get('token')?.trim() ?? '')

  useEffect(() => {
    if (search) void navigate(pathname, { replace: true, state })
  }, [navigate, pathname, search, state])

  return token
}
