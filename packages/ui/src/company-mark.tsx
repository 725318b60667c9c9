import { Logo } from '#logo.tsx'

export interface MarkedCompany {
  name: string
  /** The size in pixels, if known, reserves space before the image loads. */
  logo: { url: string; width?: number | undefined; height?: number | undefined } | null
}

/** The company's logo, or its initial, with its name and that of its location as text. */
export function CompanyMark({
  name,
  logo,
  location,
}: MarkedCompany & {
  /** Name of the company's location. */
  location?: string | undefined
}) {
  return (
    <div className="flex w-full flex-col items-center gap-3">
      <Logo
        name={name}
        src={logo?.url}
        width={logo?.width}
        height={logo?.height}
        size="lg"
        decorative={!logo}
      />
      <p dir="auto" className="wrap-anywhere max-w-full text-balance font-medium text-ink-muted">
        {name}
      </p>
      {location && (
        <p dir="auto" className="wrap-anywhere max-w-full text-balance text-ink-muted text-sm">
          {location}
        </p>
      )}
    </div>
  )
}
