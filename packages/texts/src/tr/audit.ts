import type { AuditTexts } from '#en/audit.ts'

export const audit: AuditTexts = {
  dashboard: {
    title: 'Değişiklikler ve dışa aktarmalar',
    csv: 'CSV',
    user: 'Kullanıcı',
    allUsers: 'Tüm kullanıcılar',
    anotherUser: 'Başka bir kullanıcı',
  },
}
