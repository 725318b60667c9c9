import type { ShownChangesTexts } from '#en/shown-changes.ts'

export const shownChanges: ShownChangesTexts = {
  title: 'Quý khách góp ý, chúng tôi thay đổi',
  said: 'Quý khách góp ý',
  did: 'Chúng tôi thay đổi',
}
