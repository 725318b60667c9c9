import { useCallback, useLayoutEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * Returns the URL's query parameters and a function that edits them. It returns the parameters to navigate to, and
 * builds on earlier edits even if their navigation has not rendered yet: a slow page must not lose the first of two
 * quick choices.
 */
export function useSearchEdit() {
  const [params] = useSearchParams()
  const latest = useRef(params)
  useLayoutEffect(() => {
    latest.current = params
  }, [params])
  const edit = useCallback((change: (params: URLSearchParams) => URLSearchParams) => {
    latest.current = change(new URLSearchParams(latest.current))
    return latest.current
  }, [])
  return [params, edit] as const
}
