import { type Language, languageNames, languages } from '@candour/schemas/languages.ts'
import { maxCompanyTextLengths } from '@candour/schemas/limits.ts'
import { Button } from '@candour/ui/button.tsx'
import { cn } from '@candour/ui/cn.ts'
import { Field } from '@candour/ui/field.tsx'
import { Input } from '@candour/ui/input.tsx'
import { Select } from '@candour/ui/select.tsx'
import { Textarea } from '@candour/ui/textarea.tsx'
import { CircleAlert } from 'lucide-react'
import { useRef, useState } from 'react'
import type { EditedText, EditedTexts, TextIssue } from '#company-texts.ts'
import { CompanyTextsPreview, type PreviewedCompany } from '#company-texts-preview.tsx'
import { pageLanguage, texts } from '#texts.ts'

interface NamedLanguage {
  language: Language
  /** In the page's language. */
  name: string
  /** In a list: its own name, then that in the page's language. */
  label: string
}

function namedLanguages(): NamedLanguage[] {
  const page = pageLanguage()
  const names = new Intl.DisplayNames(page, { type: 'language' })
  const { compare } = new Intl.Collator(page)
  return languages
    .map((language) => {
      const [own, name] = [languageNames[language], names.of(language) ?? language]
      return { language, name, label: language === page ? own : `${own} · ${name}` }
    })
    .toSorted((a, b) => compare(a.name, b.name))
}

interface CompanyTextsFieldsProps {
  company: PreviewedCompany
  edited: EditedTexts
  onChange: (edited: EditedTexts) => void
  /** Corrections to make, by path: `texts.de.greeting`. */
  issues: readonly TextIssue[]
  disabled?: boolean | undefined
}

/** A company's default language, and its words to visitors in each language with a preview. */
export function CompanyTextsFields({ company, edited, onChange, issues, disabled }: CompanyTextsFieldsProps) {
  const words = texts.brand.words
  const { defaultLanguage, texts: given } = edited
  const [all] = useState(namedLanguages)
  const [chosen, setChosen] = useState<Language>()
  const shown = languages.filter((language) => given[language] || language === defaultLanguage)
  const current = chosen && shown.includes(chosen) ? chosen : defaultLanguage
  const { greeting, thanks } = given[current] ?? { greeting: '', thanks: '' }
  const name = all.find(({ language }) => language === current)?.name ?? current
  const list = useRef<HTMLSelectElement>(null)
  const isWrong = (language: Language) => issues.some(({ path }) => path.startsWith(`texts.${language}.`))
  const errorAt = (path: string) => issues.find((issue) => issue.path === path)?.message

  // Shows the language of a refused text, which may not be the current one.
  const [seen, setSeen] = useState(issues)
  if (seen !== issues) {
    setSeen(issues)
    const isNew = issues.some((issue) => !seen.includes(issue))
    if (isNew && !isWrong(current)) setChosen(shown.find(isWrong) ?? current)
  }

  const write = (text: Partial<EditedText>) => {
    onChange({ ...edited, texts: { ...given, [current]: { greeting, thanks, ...text } } })
  }
  const add = (language: Language) => {
    setChosen(language)
    onChange({ ...edited, texts: { ...given, [language]: { greeting: '', thanks: '' } } })
  }
  const remove = () => {
    const { [current]: _, ...others } = given
    setChosen(undefined)
    onChange({ ...edited, texts: others })
    list.current?.focus()
  }

  return (
    <div className="beside-phones">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
        <Field
          label={words.defaultLanguage}
          description={words.defaultLanguageText}
          error={errorAt('defaultLanguage')}
        >
          <Select
            disabled={disabled}
            value={defaultLanguage}
            onChange={({ target }) => {
              const language = languages.find((language) => language === target.value)
              if (language) onChange({ ...edited, defaultLanguage: language })
            }}
          >
            {all.map(({ language, label }) => (
              <option key={language} value={language}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <div className="grid gap-3 border-line border-t pt-5">
          <h2 className="font-medium text-ink text-sm">{words.title}</h2>
          <p className="text-ink-muted text-sm">{words.text}</p>
          <fieldset className="flex flex-wrap gap-2">
            <legend className="sr-only">{words.languages}</legend>
            {shown.map((language) => (
              <Button
                key={language}
                variant={language === current ? 'secondary' : 'ghost'}
                size="sm"
                aria-pressed={language === current}
                onClick={() => setChosen(language)}
              >
                <bdi lang={language}>{languageNames[language]}</bdi>
                {isWrong(language) && (
                  <>
                    <CircleAlert className="text-danger" />
                    <span className="sr-only">{words.toCorrect}</span>
                  </>
                )}
              </Button>
            ))}
          </fieldset>
          {!disabled && shown.length < languages.length && (
            <Field label={words.add} hideLabel>
              <Select
                ref={list}
                value=""
                onChange={({ target }) => {
                  const language = languages.find((language) => language === target.value)
                  if (language) add(language)
                }}
              >
                <option value="">{words.addFirst}</option>
                {all
                  .filter(({ language }) => !shown.includes(language))
                  .map(({ language, label }) => (
                    <option key={language} value={language}>
                      {label}
                    </option>
                  ))}
              </Select>
            </Field>
          )}
        </div>
        <div key={current} className="grid gap-4">
          <Field
            label={words.greeting(name)}
            description={words.greetingText}
            error={errorAt(`texts.${current}.greeting`)}
            action={<Counter length={greeting.trim().length} max={maxCompanyTextLengths.greeting} />}
          >
            <Input
              disabled={disabled}
              lang={current}
              dir="auto"
              autoComplete="off"
              value={greeting}
              onChange={({ target }) => write({ greeting: target.value })}
            />
          </Field>
          <Field
            label={words.thanks(name)}
            description={words.thanksText}
            error={errorAt(`texts.${current}.thanks`)}
            action={<Counter length={thanks.trim().length} max={maxCompanyTextLengths.thanks} />}
          >
            <Textarea
              disabled={disabled}
              lang={current}
              dir="auto"
              autoComplete="off"
              minHeight={72}
              value={thanks}
              onChange={({ target }) => write({ thanks: target.value.replace(/\s*\n\s*/g, ' ') })}
            />
          </Field>
          {given[current] && !disabled && (
            <Button variant="ghost" size="sm" className="justify-self-start" onClick={remove}>
              {words.remove(name)}
            </Button>
          )}
        </div>
      </div>
      <CompanyTextsPreview
        company={company}
        language={current}
        name={name}
        greeting={greeting.trim()}
        thanks={thanks.trim()}
      />
    </div>
  )
}

function Counter({ length, max }: { length: number; max: number }) {
  return (
    <span className={cn('text-xs tabular-nums', length > max ? 'font-medium text-danger' : 'text-ink-faint')}>
      <span className="sr-only">{texts.brand.words.characters} </span>
      {length}/{max}
    </span>
  )
}
