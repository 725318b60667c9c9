/*
 * What members and operators read alike, in English: the console has no other language.
 */
export * from '#en/audit.ts'
export * from '#en/brand.ts'
export * from '#en/controls.ts'
export * from '#en/integrations.ts'
export * from '#en/shared.ts'
export * from '#en/ui.ts'
