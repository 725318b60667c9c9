/** Figures, trends and charts. */
export const analytics = {}

export type AnalyticsTexts = typeof analytics
