import { createContext, type RefObject, use, useEffect, useId } from 'react'

/** Ids of the dialog's forms that have unsaved changes. */
export const UnsavedContext = createContext<RefObject<Set<string>> | undefined>(undefined)

let unsavedForms = 0

/** Returns whether any form on the page has unsaved changes. */
export const hasUnsaved = () => unsavedForms > 0

/**
 * Guards a form's unsaved changes: the enclosing dialog asks before closing, and the browser before unloading the page.
 */
export function useUnsaved(unsaved: boolean) {
  const id = useId()
  const forms = use(UnsavedContext)
  useEffect(() => {
    if (!unsaved) return
    const known = forms?.current
    const ask = (event: Event) => event.preventDefault()
    known?.add(id)
    unsavedForms += 1
    window.addEventListener('beforeunload', ask)
    return () => {
      known?.delete(id)
      unsavedForms -= 1
      window.removeEventListener('beforeunload', ask)
    }
  }, [unsaved, forms, id])
}
