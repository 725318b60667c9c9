import { useEffect, useRef } from 'react'
import { ProblemScreen } from '#app/problem-screen.tsx'
import { type HeavyScreens, screenAt } from '#app/routes.tsx'
import type { PageData } from '#shared/page.ts'
import { PageProvider } from '#shared/page-context.tsx'
import { useRouter } from '#shared/router.tsx'
import { ToastProvider } from '#shared/toast.tsx'
import type { Texts } from '#texts/en.ts'

/** The whole site, to be rendered inside a router; identical in the browser and on the server. */
export function App({ data, texts, screens }: { data: PageData; texts: Texts; screens: HeavyScreens }) {
  return (
    <PageProvider data={data} texts={texts}>
      <ToastProvider>
        {data.problem ? (
          <ProblemScreen {...data.problem} />
        ) : (
          <Screens landing={data.settings.landing} screens={screens} />
        )}
      </ToastProvider>
    </PageProvider>
  )
}

function Screens({ landing, screens }: { landing: PageData['settings']['landing']; screens: HeavyScreens }) {
  useFreshStart()
  return screenAt(useRouter().pathname, landing, screens)
}

/** After client-side navigation, scrolls to the top and focuses the heading, so screen readers announce it. */
function useFreshStart() {
  const { pathname, search } = useRouter()
  const step = new URLSearchParams(search).get('step')
  const shown = useRef(`${pathname} ${step}`)
  useEffect(() => {
    if (shown.current === `${pathname} ${step}`) return
    shown.current = `${pathname} ${step}`
    scrollTo(0, 0)
    document.querySelector<HTMLElement>('h1')?.focus()
  }, [pathname, step])
}
