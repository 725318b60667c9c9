import { directionOf, type Language, languageNames, languages } from '@candour/schemas/languages.ts'
import { formFields } from '@candour/schemas/limits.ts'
import { langParam } from '@candour/schemas/paths.ts'
import type { PageTexts } from '@candour/texts/en/pages.ts'
import { ArrowRight, Globe } from '@candour/ui/icons.tsx'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useToast } from '#shared/toast.tsx'

interface LanguageSwitchProps {
  language: Language
  texts: PageTexts
  /** Id of the page's form, which then submits the language; the server renders the form again with what was typed. */
  form?: string | undefined
  /** Path to open in the chosen language, and the rest of its query, on a page without a form. */
  action?: string | undefined
  query?: Record<string, string | undefined>
  /** Whether the page never runs a script, so that the button is always needed and says in words what it does. */
  scriptless?: boolean
}

/**
 * The choice of language at the end of every page: native names, and a button that works without JavaScript. With it,
 * a pointer changes the language at once. Arrow keys only choose, as each press would load a page; the button follows.
 */
export function LanguageSwitch({ form, action, query = {}, ...props }: LanguageSwitchProps) {
  if (form) {
    return (
      <div>
        <Field {...props} form={form} />
      </div>
    )
  }
  return (
    <form action={action}>
      {Object.entries(query).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Field {...props} />
    </form>
  )
}

function Field({
  language,
  texts,
  form,
  scriptless = false,
}: Pick<LanguageSwitchProps, 'language' | 'texts' | 'form' | 'scriptless'>) {
  const select = useRef<HTMLSelectElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const byKeyboard = useRef(false)
  const [buttonShown, setButtonShown] = useState(true)
  const toast = useToast()

  const change = useEffectEvent(() => {
    if (!select.current || select.current.value === language) return
    if (navigator.onLine) return button.current?.click()
    select.current.value = language
    toast({ title: texts.feedback.errorTitle, description: texts.problem.noConnection })
  })

  useEffect(() => {
    setButtonShown(false)
    // Chosen before the script was loaded.
    change()
    const reset = ({ persisted }: PageTransitionEvent) => {
      if (persisted && select.current) select.current.value = language
    }
    addEventListener('pageshow', reset)
    return () => removeEventListener('pageshow', reset)
  }, [language])

  return (
    <>
      <Globe className="size-4" />
      <select
        ref={select}
        name={langParam}
        form={form}
        defaultValue={language}
        aria-label={texts.language.label}
        // Otherwise browsers would restore the choice with which this page was left.
        autoComplete="off"
        onPointerDown={() => {
          byKeyboard.current = false
        }}
        onKeyDown={({ key }) => {
          byKeyboard.current = key !== 'Tab'
        }}
        onChange={() => (byKeyboard.current ? setButtonShown(true) : change())}
      >
        {languages.map((one) => (
          <option
            key={one}
            value={one}
            lang={one}
            // Keeps the parentheses of a name in place; names in Arabic and Hebrew have none.
            dir={directionOf(language) === 'rtl' ? directionOf(one) : undefined}
          >
            {languageNames[one]}
          </option>
        ))}
      </select>
      <button
        ref={button}
        form={form}
        formNoValidate
        {...(form && { name: formFields.changeLanguage, value: 1 })}
        className={scriptless ? 'flex items-center gap-1.5 px-3' : undefined}
        aria-label={scriptless ? undefined : texts.language.change}
        // Takes no room, so that the rest is centered.
        style={buttonShown ? undefined : { display: 'none' }}
      >
        {scriptless && texts.language.change}
        <ArrowRight className="turned size-4" />
      </button>
    </>
  )
}
