/** Posters, stickers and their orders. */
export const printOrders = {}

export type PrintOrdersTexts = typeof printOrders
