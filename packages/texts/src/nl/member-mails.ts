export * from '#en/member-mails.ts'
