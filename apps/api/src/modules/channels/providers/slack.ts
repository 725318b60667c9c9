import type { ChatLink, ChatMessage } from '#modules/channels/message.ts'
import type { Provider } from '#modules/channels/providers/provider.ts'

/**
 * Incoming webhooks of Slack. At most 50 blocks, and 3,000 characters in a text
 * (https://docs.slack.dev/reference/block-kit/blocks/section-block); answers `ok`, 429 with `Retry-After`, and 404 or
 * 410 once the app or the channel is gone (https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks).
 *
 * Links are text, because a button also asks the app for an answer, which a webhook cannot give.
 */
export const slack: Provider = {
  owns: ({ hostname, pathname }) =>
    ['hooks.slack.com', 'hooks.slack-gov.com'].includes(hostname) && pathname.startsWith('/services/'),
  example: 'https://hooks.slack.com/services/',
  body: ({ title, notes, items, link }: ChatMessage) => ({
    // Read out by notifications.
    text: escaped(title),
    mrkdwn: false,
    unfurl_links: false,
    blocks: [
      plain(title),
      ...notes.map(plain),
      ...items.flatMap(({ heading, place, words, link }) => [
        plain([place ? `${heading} · ${place}` : heading, words].filter(Boolean).join('\n')),
        ...(link ? [linked(link)] : []),
      ]),
      ...(link ? [linked(link)] : []),
    ],
  }),
  gone: [404, 410],
}

/** Text in which neither formatting nor mentions, links and emoji are recognized. */
function plain(text: string) {
  return { type: 'section', text: { type: 'plain_text', text: escaped(text), emoji: false } }
}

function linked({ label, url }: ChatLink) {
  return { type: 'section', text: { type: 'mrkdwn', text: `<${escaped(url)}|${label}>`, verbatim: true } }
}

/** https://docs.slack.dev/messaging/formatting-message-text#escaping */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
