import { createContext, type RefObject, use, useEffect, useId } from 'react'

/** The forms of a dialog that hold something unsaved. */
export const UnsavedContext = createContext<RefObject<Set<string>> | undefined>(undefined)

let unsavedForms = 0

/** Whether any form on the page holds something unsaved. */
export const hasUnsaved = () => unsavedForms > 0

/**
 * Call it in a form: while it holds something that is not saved, its dialog asks before it closes, and the browser
 * before the page is left.
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
