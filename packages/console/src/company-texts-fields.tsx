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

const englishNames = new Intl.DisplayNames('en', { type: 'language' })

const englishName = (language: Language) => englishNames.of(language) ?? language

/** A language in a list: its own name, then the English one. */
const listName = (language: Language) =>
  language === 'en' ? 'English' : `${languageNames[language]} · ${englishName(language)}`

const byEnglishName = languages.toSorted((a, b) => englishName(a).localeCompare(englishName(b), 'en'))

export interface CompanyTextsFieldsProps {
  company: PreviewedCompany
  edited: EditedTexts
  onChange: (edited: EditedTexts) => void
  /** Corrections to make, by path: `texts.de.greeting`. */
  issues: readonly TextIssue[]
  disabled?: boolean | undefined
}

/** A company's default language, and its words to visitors in each language with a preview. */
export function CompanyTextsFields({ company, edited, onChange, issues, disabled }: CompanyTextsFieldsProps) {
  const { defaultLanguage, texts } = edited
  const [chosen, setChosen] = useState<Language>()
  const shown = languages.filter((language) => texts[language] || language === defaultLanguage)
  const current = chosen && shown.includes(chosen) ? chosen : defaultLanguage
  const { greeting, thanks } = texts[current] ?? { greeting: '', thanks: '' }
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
    onChange({ ...edited, texts: { ...texts, [current]: { greeting, thanks, ...text } } })
  }
  const add = (language: Language) => {
    setChosen(language)
    onChange({ ...edited, texts: { ...texts, [language]: { greeting: '', thanks: '' } } })
  }
  const remove = () => {
    const { [current]: _, ...others } = texts
    setChosen(undefined)
    onChange({ ...edited, texts: others })
    list.current?.focus()
  }

  return (
    <div className="beside-phones">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
        <Field
          label="Default language"
          description="For visitors whose browser asks for a language that we do not offer."
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
            {byEnglishName.map((language) => (
              <option key={language} value={language}>
                {listName(language)}
              </option>
            ))}
          </Select>
        </Field>
        <div className="grid gap-3 border-line border-t pt-5">
          <h2 className="font-medium text-ink text-sm">Your own words</h2>
          <p className="text-ink-muted text-sm">
            They replace our default sentences, in their language only. Every visitor sees them, regardless of
            the rating.
          </p>
          <fieldset className="flex flex-wrap gap-2">
            <legend className="sr-only">Languages</legend>
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
                    <span className="sr-only">, please correct</span>
                  </>
                )}
              </Button>
            ))}
          </fieldset>
          {!disabled && shown.length < languages.length && (
            <Field label="Add a language" hideLabel>
              <Select
                ref={list}
                value=""
                onChange={({ target }) => {
                  const language = languages.find((language) => language === target.value)
                  if (language) add(language)
                }}
              >
                <option value="">Add a language…</option>
                {byEnglishName
                  .filter((language) => !shown.includes(language))
                  .map((language) => (
                    <option key={language} value={language}>
                      {listName(language)}
                    </option>
                  ))}
              </Select>
            </Field>
          )}
        </div>
        <div key={current} className="grid gap-4">
          <Field
            label={`Greeting in ${englishName(current)}`}
            description="On the first screen, below the question."
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
            label={`Thank-you in ${englishName(current)}`}
            description="After feedback was sent."
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
          {texts[current] && !disabled && (
            <Button variant="ghost" size="sm" className="justify-self-start" onClick={remove}>
              Remove {englishName(current)}
            </Button>
          )}
        </div>
      </div>
      <CompanyTextsPreview
        company={company}
        language={current}
        name={englishName(current)}
        greeting={greeting.trim()}
        thanks={thanks.trim()}
      />
    </div>
  )
}

function Counter({ length, max }: { length: number; max: number }) {
  return (
    <span className={cn('text-xs tabular-nums', length > max ? 'font-medium text-danger' : 'text-ink-faint')}>
      <span className="sr-only">Characters: </span>
      {length}/{max}
    </span>
  )
}
