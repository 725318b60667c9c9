import { buttonClass } from '@candour/ui/button.tsx'
import { PageState } from '@candour/ui/page-state.tsx'
import { useDocumentTitle } from '@candour/ui/use-document-title.ts'
import { SearchX } from 'lucide-react'
import { Link } from 'react-router-dom'

export interface NotFoundProps {
  /** The app's start page. */
  home: { path: string; name: string }
}

/** The screen for a path that the app has no route for. */
export function NotFound({ home }: NotFoundProps) {
  useDocumentTitle('Page not found')
  return (
    <PageState
      icon={<SearchX />}
      title="Page not found"
      action={
        <Link to={home.path} className={buttonClass()}>
          Go to the {home.name}
        </Link>
      }
    >
      There is nothing at this address.
    </PageState>
  )
}
