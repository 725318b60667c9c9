import type { PageTexts } from '@candour/texts/en/pages.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { PausedScreen } from '#app/paused-screen.tsx'
import { ProblemScreen } from '#app/problem-screen.tsx'
import { type HeavyScreens, noticeAt, screenAt, visitAt } from '#app/routes.tsx'
import type { PageData } from '#shared/page.ts'
import { PageProvider, usePage } from '#shared/page-context.tsx'
import { useRouter } from '#shared/router.tsx'
import { ToastProvider } from '#shared/toast.tsx'
import { sendVisit, visitUrl } from '#shared/visit.ts'

/** The whole site, to be rendered inside a router; identical in the browser and on the server. */
export function App({ data, texts, screens }: { data: PageData; texts: PageTexts; screens: HeavyScreens }) {
  const { pathname } = useRouter()
  return (
    <PageProvider data={data} texts={texts} notice={noticeAt(pathname, data)}>
      <ToastProvider>
        {data.problem ? (
          <ProblemScreen {...data.problem} />
        ) : data.paused ? (
          <PausedScreen />
        ) : (
          <Screens landing={data.settings.landing} screens={screens} />
        )}
      </ToastProvider>
    </PageProvider>
  )
}

function Screens({ landing, screens }: { landing: PageData['settings']['landing']; screens: HeavyScreens }) {
  useFreshStart(landing)
  return screenAt(useRouter().pathname, landing, screens)
}

/**
 * After client-side navigation, scrolls to the top and focuses the heading, so screen readers announce it. Also reports
 * that the form was opened, because the server has not seen it.
 */
function useFreshStart(landing: PageData['settings']['landing']) {
  const { pathname, search } = useRouter()
  const { company, via } = usePage()
  const step = new URLSearchParams(search).get('step')
  const shown = useRef(`${pathname} ${step}`)
  const countRating = useEffectEvent(() => {
    if (company && visitAt(pathname + search, landing) === 'rating') {
      sendVisit(visitUrl('rating', company.id, via))
    }
  })
  useEffect(() => {
    if (shown.current === `${pathname} ${step}`) return
    shown.current = `${pathname} ${step}`
    scrollTo(0, 0)
    document.querySelector<HTMLElement>('h1')?.focus()
    countRating()
  }, [pathname, step])
}
