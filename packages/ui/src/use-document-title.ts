import { useEffect } from 'react'

/** Names the page in the tab and to screen readers. */
export function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = title
  }, [title])
}
