import { setTimeZone } from '@candour/console/format.ts'
import { pageLanguage } from '@candour/console/texts.ts'
import type { CurrentUser } from '@candour/schemas/accounts.ts'
import { langParam } from '@candour/schemas/paths.ts'
import { hasUnsaved } from '@candour/ui/unsaved.ts'
import { useEffect } from 'react'

/** Where a browser that keeps no cookies would otherwise load the page again and again. */
const triedKey = 'language'

/**
 * Shows times in the user's zone, and reloads the page if it is not in their language: after a sign-in on a device of
 * another language, or a change on another device.
 */
export function useOwnLanguage(me: CurrentUser | undefined): void {
  // Before anything below writes a time.
  setTimeZone(me?.user.timeZone ?? undefined)
  const language = me?.user.language
  useEffect(() => {
    if (!language || hasUnsaved()) return
    if (language === pageLanguage()) return sessionStorage.removeItem(triedKey)
    if (sessionStorage.getItem(triedKey) === language) return
    sessionStorage.setItem(triedKey, language)
    loadInOwnLanguage()
  }, [language])
}

const savedKey = 'languageSaved'

/** Reloads the page after a new language has been saved, which `takeSaved` then reports. */
export function loadInSavedLanguage(): void {
  sessionStorage.setItem(savedKey, '')
  loadInOwnLanguage()
}

/** Whether this page is the one that follows the saving of a new language; once. */
export function takeSaved(): boolean {
  const saved = sessionStorage.getItem(savedKey) !== null
  sessionStorage.removeItem(savedKey)
  return saved
}

/** Reloads the page, in the language that the browser remembers. */
function loadInOwnLanguage(): void {
  const address = new URL(window.location.href)
  address.searchParams.delete(langParam)
  // Going to the same address would only scroll, if that has a hash.
  if (address.href === window.location.href) window.location.reload()
  else window.location.replace(address)
}
