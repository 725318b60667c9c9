/*
 * Words of the dashboard's first view: these load with the page. All others are in `screens.ts`.
 */
export * from '#nl/analytics.ts'
export * from '#nl/cases.ts'
export * from '#nl/companies.ts'
export * from '#nl/controls.ts'
export * from '#nl/frame.ts'
export * from '#nl/live.ts'
export * from '#nl/reviews.ts'
export * from '#nl/shared.ts'
export * from '#nl/ui.ts'
export * from '#nl/waiting.ts'
