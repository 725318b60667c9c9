/** Notifications on a device. */
export const push = {}

export type PushTexts = typeof push
