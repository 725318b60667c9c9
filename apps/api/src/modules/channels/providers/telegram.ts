import type { ChatLink } from '#modules/channels/message.ts'
import type { Provider } from '#modules/channels/providers/provider.ts'

/**
 * Bots of Telegram. At most 4,096 characters (https://core.telegram.org/bots/api#sendmessage); answers `{"ok":true}`, 429
 * with `parameters.retry_after`, 401 or 404 once the token is revoked, and 403 once the bot was removed or blocked.
 */
export const telegram: Provider = {
  owns: ({ pathname }) => /^\/bot\d{3,20}:[\w-]{20,100}\/sendMessage$/.test(pathname),
  example: '123456789:…',
  body: ({ title, notes, items, link }, chat) => ({
    chat_id: chat,
    // Without a parse mode, nothing in it is formatting.
    text: [
      [title, ...notes].join('\n'),
      ...items.map(({ heading, place, words, link }, n) =>
        [link ? `${n + 1}. ${heading}` : heading, place, words].filter(Boolean).join('\n'),
      ),
    ].join('\n\n'),
    link_preview_options: { is_disabled: true },
    reply_markup: {
      inline_keyboard: [
        ...items.flatMap(({ link }, n) => (link ? [[button(link, `${n + 1}. `)]] : [])),
        ...(link ? [[button(link)]] : []),
      ],
    },
  }),
  gone: [401, 403, 404],
  accepts: ({ body }) => /^\s*\{\s*"ok"\s*:\s*true\b/.test(body.toString()),
}

function button({ label, url }: ChatLink, number = '') {
  return { text: number + label, url }
}

/** Whether a chat is named as the Bot API names one: by its number, or a public one by its name. */
export function isTelegramChat(chat: string): boolean {
  return /^(-?\d{1,20}|@[a-z]\w{3,31})$/i.test(chat)
}
