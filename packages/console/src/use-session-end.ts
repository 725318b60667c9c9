import { loginAddress, onSignedOut } from '@candour/api-client/signed-out.ts'
import { accountPaths, dashboardPaths } from '@candour/schemas/paths.ts'
import { hasUnsaved } from '@candour/ui/unsaved.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * Redirects to the login when the session ends, from which it returns. A page with unsaved changes stays instead, because
 * it would lose them: then this returns true until the user has been told. The demo, in which nothing can be saved, says
 * that it has ended.
 */
export function useSessionEnd(): [tells: boolean, onTold: () => void] {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const here = useLocation()
  const [tells, setTells] = useState(false)
  const wasTold = useRef(false)
  /** Writes under way that began with unsaved changes: while its form is being saved, it does not count as unsaved. */
  const saving = useRef(new Set<unknown>())

  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated') return
        const { action, mutation } = event
        if (action.type === 'pending' && hasUnsaved()) saving.current.add(mutation)
        if (action.type === 'success') wasTold.current = false
        // Only after its failure has been looked at below.
        if (action.type === 'success' || action.type === 'error')
          queueMicrotask(() => saving.current.delete(mutation))
      }),
    [queryClient],
  )

  useEffect(
    () =>
      onSignedOut(queryClient, (ended, isWrite) => {
        // On the login screen a 401 means a wrong password.
        if (here.pathname === accountPaths.login) return
        if (ended?.viewAs?.isDemo) return void navigate(`${dashboardPaths.demo}?ended`, { replace: true })
        if (!hasUnsaved() && saving.current.size === 0)
          return void navigate(loginAddress(here, ended?.user.id), { replace: true })
        // Only once for reads, which are repeated in the background.
        if (isWrite || !wasTold.current) setTells(true)
        wasTold.current = true
      }),
    [queryClient, navigate, here],
  )

  return [tells, () => setTells(false)]
}
