import { mutationFor } from '@candour/api-client/query.ts'
import { formatDecimal } from '@candour/console/format.ts'
import { type FoundBrand, findBrand, websiteUrl } from '@candour/schemas/brand.ts'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { brandStyle, labelContrast } from '@candour/ui/brand.ts'
import { Button } from '@candour/ui/button.tsx'
import { cn } from '@candour/ui/cn.ts'
import { Field } from '@candour/ui/field.tsx'
import { Input } from '@candour/ui/input.tsx'
import { useMutation } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { texts } from '#shared/texts.ts'

type Brand = Pick<DashboardCompany, 'name' | 'logoUrl' | 'brandColor'>

/** Looks for the brand on the company's website, and offers what it finds; taking it fills the form. */
export function WebsiteBrand({
  companyId,
  chosen,
  onChoose,
}: {
  companyId: string
  chosen: Brand
  onChoose: (part: Partial<Brand>) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const [address, setAddress] = useState('')
  const [problem, setProblem] = useState<string>()
  const refuse = (message: string | undefined) => {
    setProblem(message)
    input.current?.focus()
  }
  const look = useMutation({ ...mutationFor(findBrand), onError: ({ message }) => refuse(message) })
  const start = () => {
    const { data: url, error } = websiteUrl.safeParse(address)
    if (error) return refuse(error.issues[0]?.message)
    setProblem(undefined)
    look.mutate({ query: { companyId }, body: { url } })
  }

  return (
    <section aria-labelledby="website-brand" className="grid gap-4 rounded-md bg-surface-sunken p-4">
      <h3 id="website-brand" className="font-medium text-ink">
        {texts.business.website.title}
      </h3>
      <Field label={texts.business.website.label} error={problem}>
        <div className="flex gap-2">
          <Input
            ref={input}
            value={address}
            onChange={({ target }) => {
              setAddress(target.value)
              setProblem(undefined)
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // It is within the form that is saved as a whole.
              event.preventDefault()
              if (!look.isPending) start()
            }}
            type="url"
            inputMode="url"
            autoComplete="url"
            placeholder="www.example.com"
          />
          <Button variant="secondary" icon={<Search />} busy={look.isPending} onClick={start}>
            {texts.business.website.find}
          </Button>
        </div>
      </Field>
      <p role="status" className="text-ink-muted text-sm empty:hidden">
        {look.isPending && texts.business.website.looking}
        {look.data && outcome(look.data)}
      </p>
      {look.data && <Offers found={look.data} chosen={chosen} onChoose={onChoose} />}
    </section>
  )
}

function outcome({ name, logos, colors }: FoundBrand): string {
  return name || logos.length + colors.length > 0
    ? texts.business.website.found
    : texts.business.website.nothingFound
}

function Offers({
  found: { name, logos, colors },
  chosen,
  onChoose,
}: {
  found: FoundBrand
  chosen: Brand
  onChoose: (part: Partial<Brand>) => void
}) {
  return (
    <>
      {name && (
        <Offer label={texts.business.website.name}>
          <Choice isChosen={chosen.name === name} onClick={() => onChoose({ name })}>
            <bdi className="wrap-anywhere px-1 text-sm">{name}</bdi>
          </Choice>
        </Offer>
      )}
      {logos.length > 0 && (
        <Offer label={texts.business.website.logos}>
          {logos.map(({ dataUrl, width, height, source }) => (
            <Choice
              key={dataUrl}
              isChosen={chosen.logoUrl === dataUrl}
              onClick={() => onChoose({ logoUrl: dataUrl })}
            >
              {/* White in the dark theme too, because logos are designed for white paper. */}
              <span className="flex h-16 w-24 items-center justify-center rounded-sm bg-white p-1.5">
                <img src={dataUrl} alt="" className="max-h-full max-w-full object-contain" />
              </span>
              <span className="text-xs">{texts.business.website.sources[source]}</span>
              <span className="text-ink-muted text-xs">
                {width} × {height}
              </span>
            </Choice>
          ))}
        </Offer>
      )}
      {colors.length > 0 && (
        <Offer label={texts.business.website.colors} description={texts.business.website.colorsText}>
          {colors.map((color) => (
            <Choice
              key={color}
              isChosen={chosen.brandColor.toLowerCase() === color}
              onClick={() => onChoose({ brandColor: color.toUpperCase() })}
            >
              <span
                aria-hidden="true"
                style={brandStyle(color)}
                className="flex h-11 w-24 items-center justify-center rounded-sm bg-(--brand) font-medium text-(--on-brand) text-sm"
              >
                {texts.business.website.sample}
              </span>
              <span className="font-mono text-xs">{color.toUpperCase()}</span>
              <span className="text-ink-muted text-xs">
                {texts.business.website.contrast(formatDecimal(labelContrast(color)))}
              </span>
            </Choice>
          ))}
        </Offer>
      )}
    </>
  )
}

function Offer({
  label,
  description,
  children,
}: {
  label: string
  description?: string
  children: ReactNode
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium text-ink text-sm">{label}</legend>
      {description && <p className="mt-1 text-ink-muted text-xs">{description}</p>}
      <div className="mt-2 flex flex-wrap gap-2">{children}</div>
    </fieldset>
  )
}

function Choice({
  isChosen,
  onClick,
  children,
}: {
  isChosen: boolean
  onClick: () => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onClick}
      className={cn(
        'flex min-h-11 max-w-full cursor-pointer flex-col items-center justify-center gap-0.5 rounded-md border bg-surface-raised p-1.5 text-ink hover:border-line-control',
        isChosen ? 'border-accent ring-1 ring-accent' : 'border-line-strong',
      )}
    >
      {children}
    </button>
  )
}
