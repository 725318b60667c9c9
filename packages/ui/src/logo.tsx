import { cn } from '#cn.ts'

type LogoSize = 'sm' | 'md' | 'lg'

interface LogoProps {
  /** The company's name: the accessible name, and the source of the initial if there is no image. */
  name: string
  src?: string | null | undefined
  /** The image's intrinsic size in pixels, if known; reserves the width before it loads. */
  width?: number | undefined
  height?: number | undefined
  size?: LogoSize | undefined
  /** The name is shown as text next to the logo, so the image needs no alternative text. */
  decorative?: boolean | undefined
}

const imageSizes: Record<LogoSize, string> = {
  sm: 'h-8 max-w-32 dark:rounded-[0.5rem]',
  md: 'h-12 max-w-44 dark:rounded-[0.75rem]',
  lg: 'h-18 max-w-60 dark:rounded-[1.125rem]',
}

const letterSizes: Record<LogoSize, string> = {
  sm: 'size-8 text-sm',
  md: 'size-12 text-lg',
  lg: 'size-18 text-xl',
}

/** The company's logo, or its initial on its brand color. */
export function Logo({ name, src, width, height, size = 'md', decorative = false }: LogoProps) {
  if (src) {
    return (
      <img
        src={src}
        alt={decorative ? '' : name}
        width={width}
        height={height}
        // Logos are designed for white paper. In the dark theme, white shows through transparent areas, but not behind
        // the rounded corners of app-icon style logos.
        className={cn('w-auto rounded-sm object-contain dark:bg-white', imageSizes[size])}
      />
    )
  }
  return (
    <span
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      className={cn(
        'inline-flex shrink-0 select-none items-center justify-center rounded-md border border-brand-graphic bg-brand font-semibold text-on-brand',
        letterSizes[size],
      )}
    >
      {Array.from(name.trim())[0]?.toLocaleUpperCase('en')}
    </span>
  )
}
