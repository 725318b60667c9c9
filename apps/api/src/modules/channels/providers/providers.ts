import { type ChannelKind, channelKindNames } from '@candour/schemas/channels.ts'
import { type DeliveryRequest, type Outcome, usualVerdict, type Verdict } from '#deliveries/kind.ts'
import type { OutboundResponse } from '#lib/outbound/outbound.ts'
import type { ChatMessage } from '#modules/channels/message.ts'
import { discord } from '#modules/channels/providers/discord.ts'
import { googleChat } from '#modules/channels/providers/google-chat.ts'
import type { Provider } from '#modules/channels/providers/provider.ts'
import { slack } from '#modules/channels/providers/slack.ts'
import { teams } from '#modules/channels/providers/teams.ts'
import { telegram } from '#modules/channels/providers/telegram.ts'

export const providers: Record<ChannelKind, Provider> = {
  slack,
  teams,
  discord,
  telegram,
  google_chat: googleChat,
}

/** Where the messages of a chat go. Both are secrets. */
export interface ChatAddress {
  url: string
  /** Id of the chat among those that a bot can reach. */
  chat?: string | undefined
}

/** The request that shows a message in a chat. */
export function requestOf(
  kind: ChannelKind,
  { url, chat }: ChatAddress,
  message: ChatMessage,
): DeliveryRequest {
  return {
    url,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(providers[kind].body(message, chat)),
  }
}

/** Longest wait that the body of an answer may ask for, in seconds. */
const maxRetryAfter = 60 * 60

/** What a chat's answer means. */
export function verdictOf(kind: ChannelKind, answer: OutboundResponse): Verdict {
  const { gone, accepts } = providers[kind]
  if (gone.includes(answer.status)) return { is: 'refused' }
  const usual = usualVerdict(answer)
  if (usual.is === 'delivered') return accepts && !accepts(answer) ? { is: 'retry' } : usual
  if (answer.status !== 429 || usual.is !== 'retry' || usual.afterSeconds !== undefined) return usual
  const [, seconds] = /"retry_after"\s*:\s*(\d+(\.\d+)?)/.exec(answer.body.toString()) ?? []
  return seconds === undefined
    ? usual
    : { is: 'retry', afterSeconds: Math.min(Math.ceil(Number(seconds)), maxRetryAfter) }
}

/** Says why a message did not arrive, in words that hold nothing of the address; null if it did. */
export function errorOf(
  kind: ChannelKind,
  { verdict, status }: Pick<Outcome, 'verdict' | 'status'>,
): string | null {
  const name = channelKindNames[kind]
  if (verdict.is === 'delivered') return null
  if (status === null) return `${name} could not be reached.`
  return verdict.is === 'refused'
    ? `${name} accepts no messages at this address (status ${status}).`
    : `${name} did not accept the message (status ${status}).`
}
