import type { OutboundResponse } from '#lib/outbound/outbound.ts'
import type { ChatMessage } from '#modules/channels/message.ts'

/** A kind of chat. */
export interface Provider {
  /** Whether its chats have such addresses. */
  owns(url: URL): boolean
  /** How an address begins, for people. */
  example: string
  /** What is posted to an address, as JSON, to show a message. */
  body(message: ChatMessage, chat: string | undefined): object
  /** Statuses that say that the address is no longer one of a chat. */
  gone: readonly number[]
  /** Whether an answer with a status of success says that the message is shown; it does unless given. */
  accepts?(answer: OutboundResponse): boolean
}
