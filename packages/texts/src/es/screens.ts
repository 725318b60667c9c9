export * from '#en/screens.ts'
