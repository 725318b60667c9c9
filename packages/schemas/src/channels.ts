import { z } from 'zod'
import { endpoint, forMembers, noContent } from '#endpoint.ts'
import { id, nameText, text } from '#fields.ts'
import { say } from '#messages.ts'
import { alertSettings, quietHours } from '#notifications.ts'

export const channelKind = z.enum(['slack', 'teams', 'discord', 'telegram', 'google_chat'])
export type ChannelKind = z.infer<typeof channelKind>

export const channelKindNames: Record<ChannelKind, string> = {
  slack: 'Slack',
  teams: 'Microsoft Teams',
  discord: 'Discord',
  telegram: 'Telegram',
  google_chat: 'Google Chat',
}

export const maxChannels = 20

/** Digits that a test message shows. */
export const digitsLength = 4

/** A chat that reads a company's alerts. Its address is never answered. */
export const channel = z.object({
  id,
  kind: channelKind,
  name: z.string(),
  /** Whether somebody has entered the digits of a test message; nothing else is sent before. */
  confirmed: z.boolean(),
  /** Switched off by a member, or because messages no longer arrive. */
  active: z.boolean(),
  ...alertSettings.shape,
  quietHours: quietHours.nullable(),
  /** Whether messages have the words of reviews, as long as the member who chose so may read them. */
  words: z.boolean(),
  /** Why the latest message did not arrive. */
  lastError: z.string().nullable(),
})
export type Channel = z.infer<typeof channel>

const url = text({ min: 1, max: 2000, message: say('chatAddress') })
const token = text({ min: 1, max: 200, message: say('botToken') })
const chat = text({ min: 1, max: 200, message: say('chat') })

/** What a kind of chat is reached by. */
export function addressFields(kind: ChannelKind) {
  return kind === 'telegram' ? (['token', 'chat'] as const) : (['url'] as const)
}

const ofCompany = forMembers('integrations:manage')
const params = z.object({ id })

export const listChannels = endpoint('listChannels', 'GET /api/dashboard/channels', {
  ...ofCompany,
  summary: "The chats that read the company's alerts, oldest first",
  response: z.array(channel),
  reads: ['channels'],
})

export const createChannel = endpoint('createChannel', 'POST /api/dashboard/channels', {
  ...ofCompany,
  summary:
    'Connect a chat, by its address or, on Telegram, by the token of a bot and the chat. Sends it a test message with ' +
    'four digits, which confirm the chat; lastError says why if that did not arrive',
  body: z
    .object({
      kind: channelKind,
      name: nameText({ min: 1, max: 80, message: say('name') }),
      url: url.optional(),
      token: token.optional(),
      chat: chat.optional(),
    })
    .superRefine((body, context) => {
      for (const field of addressFields(body.kind)) {
        const missing = body[field] === undefined && { url, token, chat }[field].safeParse(undefined).error
        if (missing) context.addIssue({ code: 'custom', path: [field], message: missing.issues[0]?.message })
      }
    }),
  response: channel,
  status: 201,
  changes: ['channels'],
  errors: ['bad_channel_address', 'too_many_channels', 'too_many_requests'],
})

export const testChannel = endpoint('testChannel', 'POST /api/dashboard/channels/:id/test', {
  ...ofCompany,
  summary: 'Send a test message again, with new digits unless the chat is confirmed',
  params,
  response: channel,
  status: 202,
  changes: ['channels'],
  errors: ['channel_not_found', 'too_many_requests'],
})

export const confirmChannel = endpoint('confirmChannel', 'POST /api/dashboard/channels/:id/confirm', {
  ...ofCompany,
  summary: 'Confirm a chat by the digits of its latest test message; five wrong ones need another test',
  params,
  body: z.object({
    digits: z
      .string()
      .trim()
      .regex(/^\d{4}$/, say('fourDigits')),
  }),
  response: channel,
  changes: ['channels'],
  errors: ['channel_not_found', 'wrong_digits', 'no_tries_left'],
})

export const updateChannel = endpoint('updateChannel', 'PATCH /api/dashboard/channels/:id', {
  ...ofCompany,
  summary: 'Change what a chat is told, and when; takes any part',
  params,
  body: alertSettings
    .extend({ quietHours: quietHours.nullable(), words: z.boolean(), active: z.boolean() })
    .partial(),
  response: channel,
  changes: ['channels'],
  errors: ['channel_not_found', 'bad_time_zone', 'location_not_found'],
})

export const deleteChannel = endpoint('deleteChannel', 'DELETE /api/dashboard/channels/:id', {
  ...ofCompany,
  summary: 'Remove a chat',
  params,
  ...noContent,
  changes: ['channels'],
  errors: ['channel_not_found'],
})
