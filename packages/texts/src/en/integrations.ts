/** API keys and webhooks. */
export const integrations = {
  /** The dashboard's own words around what it shares with the console. */
  dashboard: {
    apiKeysDescription: 'Let your own programs, and services such as Zapier, work with your reviews.',
    /** Heading, and the link back to the list. */
    webhooks: 'Webhooks',
    webhooksDescription: 'Tell your own system at once of reviews and what becomes of them.',
    /** Title of the page that lists what was sent to a webhook, and when. */
    webhookLog: 'Log of a webhook',
  },
}

export type IntegrationsTexts = typeof integrations
