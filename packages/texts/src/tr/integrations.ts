import type { IntegrationsTexts } from '#en/integrations.ts'

export const integrations: IntegrationsTexts = {
  dashboard: {
    apiKeysDescription:
      'Kendi programlarınızın ve Zapier gibi hizmetlerin yorumlarınızla çalışmasını sağlar.',
    webhooks: 'Webhook’lar',
    webhooksDescription: 'Yorumları ve akıbetlerini kendi sisteminize anında bildirir.',
    webhookLog: 'Webhook günlüğü',
  },
}
