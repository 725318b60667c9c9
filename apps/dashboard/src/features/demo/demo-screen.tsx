import { keyFor, mutationFor } from '@candour/api-client/query.ts'
import { getMe } from '@candour/schemas/accounts.ts'
import { demoMinutes, openDemo } from '@candour/schemas/demo.ts'
import { companyDashboard, dashboardPaths } from '@candour/schemas/paths.ts'
import { buttonClass } from '@candour/ui/button.tsx'
import { PageLoading, PageState } from '@candour/ui/page-state.tsx'
import { useDocumentTitle } from '@candour/ui/use-document-title.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { DoorClosed, DoorOpen } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { dropDrafts } from '#shared/drafts.ts'
import { texts } from '#shared/texts.ts'

/** Opens the demo company's dashboard, or says that it has ended or why it stays closed. */
export function Component() {
  useDocumentTitle(texts.demo.title)
  const [search] = useSearchParams()
  return search.has('ended') ? <Ended /> : <Opening />
}

function Ended() {
  const queryClient = useQueryClient()
  // Neither the banner of the demo nor what was typed in it may stay.
  useEffect(() => {
    void queryClient.resetQueries({ queryKey: keyFor(getMe) })
    queryClient.clear()
    dropDrafts()
  }, [queryClient])
  return (
    <PageState
      icon={<DoorClosed />}
      title={texts.demo.ended.title}
      action={
        <Link to={dashboardPaths.demo} className={buttonClass()}>
          {texts.demo.ended.again}
        </Link>
      }
    >
      {texts.demo.ended.text(demoMinutes)}
    </PageState>
  )
}

function Opening() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { mutate, error } = useMutation({
    ...mutationFor(openDemo),
    onSuccess: async ({ companyId }) => {
      await queryClient.resetQueries({ queryKey: keyFor(getMe) })
      await navigate(companyDashboard(dashboardPaths.dashboard, companyId), { replace: true })
    },
  })
  useEffect(() => mutate({}), [mutate])
  if (!error) return <PageLoading>{texts.demo.opening}</PageLoading>
  return (
    <PageState
      icon={<DoorOpen />}
      title={texts.demo.failed}
      action={
        error.code === 'signed_in' && (
          <Link to={dashboardPaths.dashboard} className={buttonClass()}>
            {texts.demo.toDashboard}
          </Link>
        )
      }
    >
      {error.message}
    </PageState>
  )
}
