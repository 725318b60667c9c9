/** Warnings above the dashboard while the live connection is broken. */
export const live = {
  offline: 'You are offline. What you see may be out of date. It will update when you are back online.',
  reconnecting: 'Reconnecting. What you see may be out of date until the connection is back.',
  polling: 'Live updates are interrupted. Until they are back, new reviews take up to 30 seconds to appear.',
}

export type LiveTexts = typeof live
