/*
 * Words of the dashboard's first view: these load with the page. All others are in `screens.ts`.
 */
export * from '#pl/analytics.ts'
export * from '#pl/cases.ts'
export * from '#pl/companies.ts'
export * from '#pl/controls.ts'
export * from '#pl/frame.ts'
export * from '#pl/live.ts'
export * from '#pl/reviews.ts'
export * from '#pl/shared.ts'
export * from '#pl/ui.ts'
export * from '#pl/waiting.ts'
