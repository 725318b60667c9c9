/*
 * Words of the dashboard's first view: these load with the page. All others are in `screens.ts`.
 */
export * from '#de/analytics.ts'
export * from '#de/cases.ts'
export * from '#de/companies.ts'
export * from '#de/controls.ts'
export * from '#de/frame.ts'
export * from '#de/live.ts'
export * from '#de/reviews.ts'
export * from '#de/shared.ts'
export * from '#de/ui.ts'
export * from '#de/waiting.ts'
