import { mutationFor, queryFor } from '@candour/api-client/query.ts'
import { logout } from '@candour/schemas/accounts.ts'
import { sitePaths } from '@candour/schemas/paths.ts'
import { getConfig } from '@candour/schemas/platform.ts'
import { Banner } from '@candour/ui/banner.tsx'
import { Button } from '@candour/ui/button.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { texts } from '#texts.ts'
import { toastError } from '#toast-error.ts'

/** Says on every screen of the demo that it is one, and leads back to where it was opened. */
export function DemoBanner() {
  const { demo } = texts.shared
  const site = useQuery(queryFor(getConfig, {})).data?.siteOrigin ?? ''
  const leave = useMutation({
    ...mutationFor(logout),
    onSuccess: () => window.location.assign(site + sitePaths.home),
    onError: toastError(demo.leaveFailed),
  })
  return (
    <section aria-label={demo.label} className="sticky bottom-(--bottom-bar) z-30 border-line border-t">
      <Banner
        icon={<Eye />}
        tone="accent"
        action={
          <Button variant="secondary" size="sm" busy={leave.isPending} onClick={() => leave.mutate({})}>
            {demo.leave}
          </Button>
        }
      >
        <p>{demo.text}</p>
      </Banner>
    </section>
  )
}
