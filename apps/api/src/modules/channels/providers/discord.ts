import type { Provider } from '#modules/channels/providers/provider.ts'

const hosts = ['discord.com', 'discordapp.com', 'ptb.discord.com', 'canary.discord.com']

/**
 * Webhooks of Discord. At most 2,000 characters of content and ten embeds, with 256 in a title, 4,096 in a description and
 * 6,000 in all (https://discord.com/developers/docs/resources/message#embed-object-embed-limits); answers 204, 429 with
 * `retry_after`, and 401 or 404 once the webhook is deleted.
 */
export const discord: Provider = {
  owns: ({ hostname, pathname }) => hosts.includes(hostname) && /^\/api\/(v\d+\/)?webhooks\//.test(pathname),
  example: 'https://discord.com/api/webhooks/',
  body: ({ title, notes, items, link }) => ({
    content: [title, ...notes].map(escaped).join('\n'),
    embeds: [
      ...items.map(({ heading, place, words, link }) => ({
        title: heading,
        ...(link && { url: link.url }),
        description: [place, words].flatMap((text) => (text ? [escaped(text)] : [])).join('\n'),
      })),
      ...(link ? [{ title: link.label, url: link.url }] : []),
    ],
    allowed_mentions: { parse: [] },
  }),
  gone: [401, 404, 410],
}

/** Discord shows an escaped character as it is. */
function escaped(text: string): string {
  return text.replace(/[!-/:-@[-`{-~]/g, '\\$&')
}
