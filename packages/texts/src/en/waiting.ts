/** The card that says what waits for the user. */
export const waiting = {
  title: 'What waits for you',
  toDo: 'To do',
  replied: 'Customers replied',
  silentCodes: 'Silent codes',
  silentCodesTitle: 'Codes that are silent while those around them are scanned',
  orders: 'Orders under way',
}

export type WaitingTexts = typeof waiting
