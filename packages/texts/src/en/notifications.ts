/** What a member is told, and when. */
export const notifications = {}

export type NotificationsTexts = typeof notifications
