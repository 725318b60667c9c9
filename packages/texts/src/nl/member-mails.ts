/*
 * Words of the mails to members, for the server. Roles and prints are those of the dashboard.
 */
export * from '#nl/account-mails.ts'
export * from '#nl/alert-mails.ts'
export * from '#nl/digest-mails.ts'
export * from '#nl/integration-mails.ts'
export * from '#nl/order-mails.ts'
export { printOrders } from '#nl/print-orders.ts'
export { team } from '#nl/team.ts'
export * from '#nl/team-mails.ts'
export { walks } from '#nl/walks.ts'
export { watch } from '#nl/watch.ts'
export * from '#nl/watch-mails.ts'
