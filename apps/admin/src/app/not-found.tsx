import { adminPaths } from '@candour/schemas/paths.ts'
import { buttonClass } from '@candour/ui/button.tsx'
import { PageState } from '@candour/ui/page-state.tsx'
import { useDocumentTitle } from '@candour/ui/use-document-title.ts'
import { SearchX } from 'lucide-react'
import { Link } from 'react-router-dom'

export function NotFound() {
  useDocumentTitle('Page not found')
  return (
    <PageState
      icon={<SearchX />}
      title="Page not found"
      action={
        <Link to={adminPaths.admin} className={buttonClass()}>
          Go to the admin panel
        </Link>
      }
    >
      There is nothing at this address.
    </PageState>
  )
}
