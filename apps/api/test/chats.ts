import { type ChannelKind, channelKind } from '@candour/schemas/channels.ts'
import { z } from 'zod'
import { type Received, startReceiver } from '#test/receiver.ts'

const text = (max: number) => z.string().min(1).max(max)
const url = z.url({ protocol: /^https?$/ })

const section = z.strictObject({
  type: z.literal('section'),
  text: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('plain_text'), text: text(3000), emoji: z.literal(false) }),
    z.strictObject({
      type: z.literal('mrkdwn'),
      text: text(3000).regex(/^<https?:[^\s<>|]+\|[\w ]+>$/),
      verbatim: z.literal(true),
    }),
  ]),
})

const opening = z.strictObject({ type: z.literal('Action.OpenUrl'), title: text(100), url })

const discordMessage = z.strictObject({
  content: text(2000),
  embeds: z
    .array(
      z.strictObject({ title: text(256), description: z.string().max(4096).optional(), url: url.optional() }),
    )
    .max(10)
    .refine(
      (embeds) =>
        embeds.reduce((sum, { title, description = '' }) => sum + title.length + description.length, 0) <=
        6000,
    ),
  allowed_mentions: z.strictObject({ parse: z.array(z.never()).max(0) }),
})

const widget = z.union([
  z.strictObject({ textParagraph: z.strictObject({ text: text(4096) }) }),
  z.strictObject({
    buttonList: z.strictObject({
      buttons: z.array(
        z.strictObject({ text: text(100), onClick: z.strictObject({ openLink: z.strictObject({ url }) }) }),
      ),
    }),
  }),
])

/** What each kind of chat accepts, as its maker documents it; see `modules/channels/providers`. */
const messages: Record<
  ChannelKind,
  { maxBytes: number; schema: z.ZodType; answer: [status: number, body: string] }
> = {
  slack: {
    maxBytes: 100_000,
    schema: z.strictObject({
      text: text(4000).regex(/^[^<>]*$/),
      mrkdwn: z.literal(false),
      unfurl_links: z.literal(false),
      blocks: z.array(section).min(1).max(50),
    }),
    answer: [200, 'ok'],
  },
  teams: {
    maxBytes: 28 * 1024,
    schema: z.strictObject({
      type: z.literal('message'),
      attachments: z.tuple([
        z.strictObject({
          contentType: z.literal('application/vnd.microsoft.card.adaptive'),
          contentUrl: z.null(),
          content: z.strictObject({
            $schema: url,
            type: z.literal('AdaptiveCard'),
            version: z.literal('1.4'),
            body: z
              .array(
                z.discriminatedUnion('type', [
                  z.strictObject({
                    type: z.literal('RichTextBlock'),
                    separator: z.boolean().optional(),
                    inlines: z.tuple([
                      z.strictObject({
                        type: z.literal('TextRun'),
                        text: text(10_000),
                        weight: z.string().optional(),
                        size: z.string().optional(),
                      }),
                    ]),
                  }),
                  z.strictObject({ type: z.literal('ActionSet'), actions: z.array(opening) }),
                ]),
              )
              .min(1),
            actions: z.array(opening).max(6).optional(),
          }),
        }),
      ]),
    }),
    answer: [202, ''],
  },
  discord: { maxBytes: 1_000_000, schema: discordMessage, answer: [204, ''] },
  telegram: {
    maxBytes: 1_000_000,
    schema: z.strictObject({
      chat_id: z.string(),
      text: text(4096),
      link_preview_options: z.strictObject({ is_disabled: z.literal(true) }),
      reply_markup: z.strictObject({
        inline_keyboard: z.array(z.array(z.strictObject({ text: text(64), url })).min(1)),
      }),
    }),
    answer: [200, '{"ok":true,"result":{"message_id":1,"text":'],
  },
  google_chat: {
    maxBytes: 32_000,
    schema: z.strictObject({
      cardsV2: z.tuple([
        z.strictObject({
          cardId: z.string(),
          card: z.strictObject({
            sections: z
              .array(z.strictObject({ widgets: z.array(widget).min(1) }))
              .min(1)
              .refine((sections) => sections.flatMap(({ widgets }) => widgets).length <= 100),
          }),
        }),
      ]),
    }),
    answer: [200, '{"name":"spaces/1/messages/2","text":'],
  },
}

type Answer = [status: number, body: string, headers?: Record<string, string>]

/** The token of Telegram's bot, and the secret part of the other addresses. */
export const chatSecret = '123456789:AAE-secret_of_this_address_xyz12345'

/**
 * A stand-in for all kinds of chats: it accepts what they document, and answers as they do; messages that it does not accept
 * are 400. Telegram and Google Chat repeat the message in their answers.
 */
export async function startChats() {
  const answers: Partial<Record<ChannelKind, Answer>> = {}
  const problems: string[] = []
  const shown: { kind: ChannelKind; body: string; at: number }[] = []

  function answerOf({ path, body, headers }: Received): Answer {
    const kind = path.startsWith('/bot') ? 'telegram' : channelKind.parse(path.split('/')[1])
    if (answers[kind]) return answers[kind]
    const { maxBytes, schema, answer } = messages[kind]
    const { error } = schema.safeParse(JSON.parse(body))
    if (headers['content-type'] !== 'application/json; charset=utf-8') problems.push('content type')
    if (Buffer.byteLength(body) > maxBytes) problems.push(`${kind}: too large`)
    if (error) problems.push(`${kind}: ${z.prettifyError(error)}\n${body}`)
    if (error) return [400, 'invalid_payload']
    shown.push({ kind, body, at: performance.now() })
    const [status, start] = answer
    return [status, start.endsWith(':') ? start + body : start]
  }

  const receiver = await startReceiver((received) => (response) => {
    const [status, body, headers = {}] = answerOf(received)
    response.writeHead(status, headers).end(body)
  })
  return {
    ...receiver,
    /** Answers instead of the usual ones. */
    answers,
    /** Why messages were not accepted. */
    problems,
    /** The messages that were accepted. */
    shown,
    /** What a chat is connected by. */
    address: (kind: ChannelKind) =>
      kind === 'telegram'
        ? { token: chatSecret, chat: '-1001234567890' }
        : { url: `${receiver.url}/${kind}/${encodeURIComponent(chatSecret)}` },
  }
}
