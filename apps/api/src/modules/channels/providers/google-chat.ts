import type { ChatLink } from '#modules/channels/message.ts'
import type { Provider } from '#modules/channels/providers/provider.ts'

/**
 * Incoming webhooks of Google Chat. At most 32,000 bytes, and 4,096 characters of text
 * (https://developers.google.com/workspace/chat/create-messages), one message a second
 * (https://developers.google.com/workspace/chat/limits); answers 200 with the message, and 404 once the webhook is deleted.
 */
export const googleChat: Provider = {
  owns: ({ hostname, pathname }) =>
    hostname === 'chat.googleapis.com' && /^\/v1\/spaces\/[^/]+\/messages$/.test(pathname),
  example: 'https://chat.googleapis.com/v1/spaces/',
  body: ({ title, notes, items, link }) => ({
    cardsV2: [
      {
        cardId: 'alert',
        card: {
          sections: [
            { widgets: [`<b>${escaped(title)}</b>`, ...notes.map(escaped)].map(paragraph) },
            ...items.map(({ heading, place, words, link }) => ({
              widgets: [
                paragraph(
                  [
                    `<b>${escaped(heading)}</b>`,
                    ...[place, words].flatMap((text) => (text ? [escaped(text)] : [])),
                  ].join('<br>'),
                ),
                ...(link ? [button(link)] : []),
              ],
            })),
            ...(link ? [{ widgets: [button(link)] }] : []),
          ],
        },
      },
    ],
  }),
  gone: [404, 410],
}

function paragraph(text: string) {
  return { textParagraph: { text } }
}

function button({ label, url }: ChatLink) {
  return { buttonList: { buttons: [{ text: label, onClick: { openLink: { url } } }] } }
}

/** Paragraphs of cards are a subset of HTML (https://developers.google.com/workspace/chat/format-messages#card-formatting). */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
