import { plainLine } from '@candour/texts/isolated.ts'
import { clamp } from '#modules/alerts/mails.ts'

/** What a chat shows, for every kind of chat. What others have written is in it as `foreign` returns it. */
export interface ChatMessage {
  title: string
  notes: readonly string[]
  items: readonly ChatItem[]
  /** Where the message leads. */
  link?: ChatLink
}

/** A review. */
export interface ChatItem {
  heading: string
  place: string | null
  /** What its visitor has written, in quotes. */
  words: string | null
  /** Absent if the message's own link leads there. */
  link?: ChatLink
}

export interface ChatLink {
  label: string
  url: string
}

/** Reviews that a message shows; it counts all. */
export const maxItems = 5
/** Characters of a review's words. Together with `maxItems`, below the limits of every kind of chat. */
const maxWords = 300

/**
 * Makes what somebody else has written harmless within a chat message, on one line: isolated from its surroundings
 * (UAX #9), and with word joiners where chats would otherwise recognize a mention, a command or a link.
 */
export function foreign(text: string): string {
  return `\u2068${plainLine(text)
    .replace(/\s+/g, ' ')
    .replace(/[@#:/.]+(?=[^\s@#:/.])/g, '$&\u2060')}\u2069`
}

/** The beginning of a visitor's words, in quotes. */
export function quoted(words: string): string {
  return `“${foreign(clamp(plainLine(words), maxWords))}”`
}
