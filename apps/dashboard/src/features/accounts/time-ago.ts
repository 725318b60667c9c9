const minute = 60
const hour = 60 * minute
const day = 24 * hour

const inWords = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** Formats an elapsed time in its largest whole unit, up to days: "just now", "5 minutes ago", "yesterday". */
export function timeAgo(at: Date, now = new Date()): string {
  const seconds = (now.getTime() - at.getTime()) / 1000
  if (seconds < minute) return 'just now'
  if (seconds < hour) return inWords.format(-Math.floor(seconds / minute), 'minute')
  if (seconds < day) return inWords.format(-Math.floor(seconds / hour), 'hour')
  return inWords.format(-Math.floor(seconds / day), 'day')
}
