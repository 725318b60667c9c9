/** API keys and webhooks. */
export const integrations = {}

export type IntegrationsTexts = typeof integrations
