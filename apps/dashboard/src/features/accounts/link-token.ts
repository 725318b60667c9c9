import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * The token of the link that led here, or an empty text. It is taken out of the address bar and the history at once,
 * so that it is in no screenshot, shared address or Referer; only the screen knows it from then on.
 */
export function useLinkToken(): string {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [token] = useState(() => new URLSearchParams(search).get('token')?.trim() ?? '')

  useEffect(() => {
    if (search) void navigate(pathname, { replace: true })
  }, [navigate, pathname, search])

  return token
}
