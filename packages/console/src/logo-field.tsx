import { logoTypes } from '@candour/schemas/companies.ts'
import { Button, buttonClass } from '@candour/ui/button.tsx'
import { cn } from '@candour/ui/cn.ts'
import { Field, useFieldControl } from '@candour/ui/field.tsx'
import { toast } from '@candour/ui/toast.ts'
import { ImagePlus, Upload } from 'lucide-react'
import { type Ref, useRef } from 'react'
import { LogoError, readLogo } from '#logo.ts'
import { texts } from '#texts.ts'

interface LogoFieldProps {
  /** A data URL, a URL, or null without a logo. */
  value: string | null
  onChange: (value: string | null) => void
  error?: string | undefined
}

export function LogoField({ value, onChange, error }: LogoFieldProps) {
  const words = texts.brand.logo
  const upload = useRef<HTMLInputElement>(null)
  const choose = async (file: File) => {
    try {
      onChange(await readLogo(file))
    } catch (error) {
      if (!(error instanceof LogoError)) throw error
      toast({ title: error.title, description: error.message, variant: 'destructive' })
    }
  }

  return (
    <Field label={words.label} optional description={words.description} error={error}>
      <div className="flex items-center gap-4">
        <div
          // White in the dark theme too, because logos are designed for white paper.
          className={cn(
            'flex h-18 w-28 shrink-0 items-center justify-center rounded-md border border-line p-2',
            value ? 'bg-white' : 'bg-surface-sunken',
          )}
        >
          {value ? (
            <img src={value} alt={words.preview} className="max-h-full max-w-full object-contain" />
          ) : (
            <ImagePlus className="size-5 text-line-control" />
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <UploadButton ref={upload} label={value ? words.replace : words.upload} onFile={choose} />
          {value && (
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                // The button disappears, which would lose the focus.
                upload.current?.focus()
                onChange(null)
              }}
            >
              {words.remove}
            </Button>
          )}
        </div>
      </div>
    </Field>
  )
}

/** A native file input, accessible to keyboards and screen readers, styled as a button. */
function UploadButton({
  label,
  onFile,
  ref,
}: {
  label: string
  onFile: (file: File) => void
  ref: Ref<HTMLInputElement>
}) {
  const control = useFieldControl({})
  return (
    <label
      className={buttonClass({
        variant: 'secondary',
        size: 'sm',
        className:
          'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 has-disabled:pointer-events-none has-disabled:opacity-55',
      })}
    >
      <Upload />
      {label}
      <input
        {...control}
        ref={ref}
        type="file"
        accept={logoTypes.join(',')}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // Reset, so the same file can be chosen again after a removal.
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </label>
  )
}
