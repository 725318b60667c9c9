/** Words on printed posters and stickers, which everyone reads. The same for all: they must not hint at a rating. */
export const prints = {
  /** A question in two lines of similar length. */
  question: ['How was', 'your visit?'] as readonly [string, string],
  /** Short and friendly. */
  ask: 'Tell us.',
  instruction: 'Scan with your phone’s camera',
  /** In place of it on what goes home with the guest: to write later, from home. Never with an offer. */
  later: 'Scan at home, whenever it suits you',
}

export type PrintTexts = typeof prints
