import type { ApiError } from '@candour/api-client/call.ts'
import { type GoogleLink, maxGoogleLinkText } from '@candour/schemas/google-link.ts'
import { Field, type FieldProps } from '@candour/ui/field.tsx'
import { Input } from '@candour/ui/input.tsx'
import { ExternalLink } from 'lucide-react'
import { type ClipboardEvent, lazy, type RefObject, Suspense, useRef, useState } from 'react'
import { texts } from '#texts.ts'

interface GoogleLinkFieldProps extends Pick<FieldProps, 'label' | 'optional' | 'description' | 'error'> {
  value: string
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  ref?: RefObject<HTMLInputElement | null> | ((input: HTMLInputElement | null) => void)
  /** Asks the server for the review link in a text. */
  read: (text: string) => Promise<GoogleLink>
}

/** Only for those whose link is not found. */
const GoogleLinkHelp = lazy(async () => {
  const { GoogleLinkHelp } = await import('#google-link-help.tsx')
  return { default: GoogleLinkHelp }
})

/** A link that opens the review form, so there is nothing to find. */
const finished = /^https:\/\/(?:g\.page\/.+\/review|search\.google\.com\/local\/writereview\?placeid=[\w-]+)$/

/** Nobody types this many characters at once: they were pasted, or inserted by a phone's keyboard. */
const pastedLength = 8

type Reading = 'reading' | 'found' | ApiError

/**
 * The address of a Google review form. Whatever of their place on Google somebody pastes is replaced by it, and shown to
 * be opened; any other address stays as it is.
 */
export function GoogleLinkField({ value, onChange, onBlur, ref, read, ...field }: GoogleLinkFieldProps) {
  const words = texts.brand.googleLink
  /** What is known of a value; of no other one, as the form may have replaced it. */
  const [known, setKnown] = useState<{ of: string; is: Reading }>()
  const reading = known?.of === value ? known.is : undefined
  /** The latest pasted text; responses about earlier ones are ignored. */
  const latest = useRef<string>(undefined)

  const change = (text: string) => {
    latest.current = undefined
    onChange(text)
  }
  const take = async (pasted: string) => {
    const text = pasted.trim().slice(0, maxGoogleLinkText)
    const line = text.replace(/\s+/g, ' ')
    change(line)
    if (finished.test(text)) return
    latest.current = text
    setKnown({ of: line, is: 'reading' })
    const settle = (is: Reading, of = line) => {
      if (latest.current !== text) return
      onChange(of)
      setKnown({ of, is })
    }
    await read(text).then(
      ({ googleReviewUrl }) => settle('found', googleReviewUrl),
      (error) => settle(error),
    )
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget
    const text = event.clipboardData.getData('text')
    // The input would join the lines of a shared text. What is pasted into an address is an edit of it.
    if (text.trim().length < pastedLength || selectionStart !== 0 || selectionEnd !== value.length) return
    event.preventDefault()
    void take(text)
  }

  return (
    <div>
      <Field {...field}>
        <Input
          ref={ref}
          value={value}
          onChange={({ target }) => {
            if (target.value.length - value.length >= pastedLength) void take(target.value)
            else change(target.value)
          }}
          onPaste={paste}
          onBlur={onBlur}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder={words.placeholder}
        />
      </Field>
      <div role="status" className="text-sm">
        {reading === 'reading' && <p className="mt-2 text-ink-muted">{words.reading}</p>}
        {reading === 'found' && (
          <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3 rounded-md bg-success-soft px-3 py-1">
            <p className="py-1.5 text-ink">{words.found}</p>
            <a
              href={value}
              target="_blank"
              rel="noreferrer"
              className="flex min-h-11 items-center gap-1.5 rounded-md font-medium text-accent-text hover:underline sm:min-h-9"
            >
              {words.open}
              <ExternalLink aria-hidden="true" className="size-3.5" />
            </a>
          </div>
        )}
        {reading instanceof Error && (
          <div className="mt-2 rounded-md bg-surface-sunken px-3 py-2.5">
            <p className="text-ink">{reading.message}</p>
            <p className="mt-1 text-ink-muted">{words.otherwise}</p>
            {reading.code?.startsWith('google_link') && (
              <Suspense>
                <GoogleLinkHelp />
              </Suspense>
            )}
          </div>
        )}
      </div>
    </div>
  )
}
