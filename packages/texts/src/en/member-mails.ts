/*
 * Words of the mails to members, for the server. Roles and prints are those of the dashboard.
 */
export * from '#en/account-mails.ts'
export * from '#en/alert-mails.ts'
export * from '#en/digest-mails.ts'
export * from '#en/integration-mails.ts'
export * from '#en/order-mails.ts'
export { printOrders } from '#en/print-orders.ts'
export { team } from '#en/team.ts'
export * from '#en/team-mails.ts'
export { walks } from '#en/walks.ts'
export { watch } from '#en/watch.ts'
export * from '#en/watch-mails.ts'
