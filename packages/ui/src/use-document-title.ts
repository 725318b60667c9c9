import { useEffect } from 'react'

/** Sets the document title, shown in the tab and announced by screen readers. */
export function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = title
  }, [title])
}
