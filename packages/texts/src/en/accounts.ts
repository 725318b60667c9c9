/** Sign-in, passwords, sessions and invitations. */
export const accounts = {}

export type AccountsTexts = typeof accounts
