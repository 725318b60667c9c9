import { useEffect } from 'react'

/**
 * What an app's router shows at the address of another app: the address is in the bar already, so asking the server
 * for it again brings the right app.
 */
export function OtherApp() {
  useEffect(() => window.location.reload(), [])
  return null
}
