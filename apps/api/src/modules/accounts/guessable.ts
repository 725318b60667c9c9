import { DomainError } from '#domain/errors.ts'

let loading: Promise<Set<string>> | undefined

/** Close to 50,000 breached passwords, in lower case. Loaded on first use: the package takes 13 MB. */
function commonPasswords(): Promise<Set<string>> {
  loading ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  )
  return loading
}

/** Product-related words that users are likely to choose. */
const ours = ['candour', 'review', 'reviews', 'feedback', 'password', 'welcome']

/**
 * Rejects a password that an attacker of this account would try first: one from the list of common passwords, or the
 * product, the provider or the user's address with only digits and symbols around it.
 *
 * @throws DomainError `guessable_password`
 */
export async function refuseGuessable(
  password: string,
  { email, provider }: { email: string; provider: string },
): Promise<void> {
  const given = password.toLowerCase()
  const bare = lettersOf(given)
  const [name = '', domain = ''] = email.toLowerCase().split('@')
  const context = [...ours, provider, name, domain, domain.split('.', 1)[0] ?? '', email].map(lettersOf)
  if (context.includes(bare) || (await commonPasswords()).has(given)) {
    throw new DomainError('guessable_password', { field: 'newPassword' })
  }
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}]/gu, '')
}
