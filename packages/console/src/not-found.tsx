import { buttonClass } from '@candour/ui/button.tsx'
import { PageState } from '@candour/ui/page-state.tsx'
import { useDocumentTitle } from '@candour/ui/use-document-title.ts'
import { SearchX } from 'lucide-react'
import { Link } from 'react-router-dom'
import { texts } from '#texts.ts'

export interface NotFoundProps {
  /** The app's start page, and what the link to it says unless that is the dashboard. */
  home: { path: string; label?: string }
}

/** The screen for a path that the app has no route for. */
export function NotFound({ home }: NotFoundProps) {
  const { title, text, home: toDashboard } = texts.shared.notFound
  useDocumentTitle(title)
  return (
    <PageState
      icon={<SearchX />}
      title={title}
      action={
        <Link to={home.path} className={buttonClass()}>
          {home.label ?? toDashboard}
        </Link>
      }
    >
      {text}
    </PageState>
  )
}
