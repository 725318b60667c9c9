import { pageLanguage } from '@candour/console/texts.ts'
import { languageNames, memberLanguages } from '@candour/schemas/languages.ts'
import { langParam } from '@candour/schemas/paths.ts'
import { Button } from '@candour/ui/button.tsx'
import { Select } from '@candour/ui/select.tsx'
import { dismissOpenToasts } from '@candour/ui/toast.ts'
import { ArrowRight, Globe } from 'lucide-react'
import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { texts } from '#shared/texts.ts'

interface LanguageSwitchProps {
  /** The token of the mailed link, which is no longer in the address. */
  token?: string
  /** Returns the history state to hand to the page in the new language, such as what has been typed. */
  kept?: () => unknown
}

/**
 * The choice of language for those who are not signed in. A pointer changes it at once. Arrow keys only choose, as each
 * press would load a page; a button follows.
 */
export function LanguageSwitch({ token, kept }: LanguageSwitchProps) {
  const language = pageLanguage()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const byKeyboard = useRef(false)
  const [chosen, setChosen] = useState<string>(language)
  const change = async (to: string) => {
    if (kept) await navigate({ pathname, search }, { replace: true, state: kept() })
    loadIn(to, token)
  }
  return (
    <form
      className="mt-6 flex items-center gap-2 text-ink-muted"
      onSubmit={(event) => {
        event.preventDefault()
        void change(chosen)
      }}
    >
      <Globe aria-hidden="true" className="size-4 shrink-0" />
      <Select
        value={chosen}
        aria-label={texts.accounts.language}
        // Otherwise browsers would restore the choice with which this page was left.
        autoComplete="off"
        onPointerDown={() => {
          byKeyboard.current = false
        }}
        onKeyDown={({ key }) => {
          byKeyboard.current = key !== 'Tab'
        }}
        onChange={({ target }) => {
          setChosen(target.value)
          if (!byKeyboard.current) void change(target.value)
        }}
      >
        {memberLanguages.map((one) => (
          <option key={one} value={one} lang={one}>
            {languageNames[one]}
          </option>
        ))}
      </Select>
      {chosen !== language && (
        <Button type="submit" variant="ghost" size="icon" aria-label={texts.accounts.changeLanguage}>
          <ArrowRight aria-hidden="true" />
        </Button>
      )}
    </form>
  )
}

/** Loads the page in a language. */
function loadIn(language: string, token: string | undefined): void {
  // A toast would be carried over in the language that is left.
  dismissOpenToasts()
  const address = new URL(window.location.href)
  if (token) address.searchParams.set('token', token)
  address.searchParams.set(langParam, language)
  // Unlike a navigation, this keeps the state of the history, which says why the login is shown.
  window.history.replaceState(window.history.state, '', address)
  window.location.reload()
}
