interface IconProps {
  /** Sets the size, and the color as that of text. */
  className?: string | undefined
  strokeWidth?: number | undefined
}

/**
 * Icons of the pages that visitors open, drawn like those of Lucide (ISC license), in one path each: `lucide-react`
 * would add 1 kB to the first view. Decorative; the consoles use `lucide-react`.
 */
const icon = (path: string) =>
  function Icon({ className, strokeWidth = 2 }: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        className={className}
      >
        <path d={path} />
      </svg>
    )
  }

const circle = 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0'

export const ArrowLeft = icon('m12 19-7-7 7-7M19 12H5')
export const ArrowRight = icon('m12 5 7 7-7 7M5 12h14')
export const Check = icon('M20 6 9 17l-5-5')
export const CircleAlert = icon(`${circle}M12 8v4M12 16h.01`)
export const Globe = icon(`${circle}h20M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20`)
export const LockKeyhole = icon(
  'M11 16a1 1 0 1 0 2 0 1 1 0 1 0-2 0M5 10h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2M7 10V7a5 5 0 0 1 10 0v3',
)
export const WifiOff = icon(
  'M12 20h.01M8.5 16.429a5 5 0 0 1 7 0M5 12.859a10 10 0 0 1 5.17-2.69M19 12.859a10 10 0 0 0-2.007-1.523M2 8.82a15 15 0 0 1 4.177-2.643M22 8.82a15 15 0 0 0-11.288-3.764M2 2l20 20',
)
export const X = icon('M18 6 6 18M6 6l12 12')
