export * from '#en.ts'
