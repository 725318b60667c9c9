/** The demo. */
export const demo = {}

export type DemoTexts = typeof demo
