/*
 * Words of the dashboard's first view: these load with the page. All others are in `screens.ts`.
 */
export * from '#es/analytics.ts'
export * from '#es/cases.ts'
export * from '#es/companies.ts'
export * from '#es/controls.ts'
export * from '#es/frame.ts'
export * from '#es/live.ts'
export * from '#es/reviews.ts'
export * from '#es/shared.ts'
export * from '#es/ui.ts'
export * from '#es/waiting.ts'
