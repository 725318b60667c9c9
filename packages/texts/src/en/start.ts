/*
 * Words of the dashboard's first view: these load with the page. All others are in `screens.ts`.
 */
export * from '#en/analytics.ts'
export * from '#en/cases.ts'
export * from '#en/companies.ts'
export * from '#en/controls.ts'
export * from '#en/frame.ts'
export * from '#en/live.ts'
export * from '#en/reviews.ts'
export * from '#en/shared.ts'
export * from '#en/ui.ts'
export * from '#en/waiting.ts'
