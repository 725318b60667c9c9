/*
 * Words of the mails to members, for the server. Roles and prints are those of the dashboard.
 */
export * from '#es/account-mails.ts'
export * from '#es/alert-mails.ts'
export * from '#es/digest-mails.ts'
export * from '#es/integration-mails.ts'
export * from '#es/order-mails.ts'
export { printOrders } from '#es/print-orders.ts'
export { team } from '#es/team.ts'
export * from '#es/team-mails.ts'
export { walks } from '#es/walks.ts'
export { watch } from '#es/watch.ts'
export * from '#es/watch-mails.ts'
