import type { ChatLink } from '#modules/channels/message.ts'
import type { Provider } from '#modules/channels/providers/provider.ts'

const hosts = ['logic.azure.com', 'logic.azure.us', 'powerplatform.com', 'powerplatform.us']

/**
 * Workflows of Microsoft Teams ("When a Teams webhook request is received"), which take Adaptive Cards only. At most
 * 28 kB (https://learn.microsoft.com/microsoftteams/platform/webhooks-and-connectors/how-to/connectors-using); answers
 * 202, and 404 once the workflow is deleted.
 */
export const teams: Provider = {
  owns: ({ hostname }) => hosts.some((host) => hostname.endsWith(`.${host}`)),
  example: 'https://….powerplatform.com/',
  body: ({ title, notes, items, link }) => ({
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        contentUrl: null,
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          body: [
            plain(title, { weight: 'Bolder', size: 'Medium' }),
            ...notes.map((note) => plain(note)),
            ...items.flatMap(({ heading, place, words, link }) => [
              plain(place ? `${heading} · ${place}` : heading, { weight: 'Bolder' }, { separator: true }),
              ...(words ? [plain(words)] : []),
              ...(link ? [{ type: 'ActionSet', actions: [opening(link)] }] : []),
            ]),
          ],
          ...(link && { actions: [opening(link)] }),
        },
      },
    ],
  }),
  gone: [404, 410],
}

/** Text runs, unlike text blocks, have no Markdown (https://adaptivecards.io/explorer/TextRun.html). */
function plain(text: string, style = {}, block = {}) {
  return { type: 'RichTextBlock', ...block, inlines: [{ type: 'TextRun', text, ...style }] }
}

function opening({ label, url }: ChatLink) {
  return { type: 'Action.OpenUrl', title: label, url }
}
