/** From the scan to the feedback. */
export const funnel = {}

export type FunnelTexts = typeof funnel
