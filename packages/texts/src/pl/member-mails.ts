/*
 * Words of the mails to members, for the server. Roles and prints are those of the dashboard.
 */
export * from '#pl/account-mails.ts'
export * from '#pl/alert-mails.ts'
export * from '#pl/digest-mails.ts'
export * from '#pl/integration-mails.ts'
export * from '#pl/order-mails.ts'
export { printOrders } from '#pl/print-orders.ts'
export { team } from '#pl/team.ts'
export * from '#pl/team-mails.ts'
export { walks } from '#pl/walks.ts'
export { watch } from '#pl/watch.ts'
export * from '#pl/watch-mails.ts'
