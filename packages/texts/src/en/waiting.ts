/** The card that says what waits for the user. */
export const waiting = {
  title: 'What waits for you',
  toDo: 'To do',
  replied: 'Customers replied',
  silentCodes: 'Silent codes',
  silentCodesTitle: 'Codes that nobody has scanned for a week',
  orders: 'Orders under way',
}

export type WaitingTexts = typeof waiting
