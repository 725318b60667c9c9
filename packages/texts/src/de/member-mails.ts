/*
 * Words of the mails to members, for the server. Roles and prints are those of the dashboard.
 */
export * from '#de/account-mails.ts'
export * from '#de/alert-mails.ts'
export * from '#de/digest-mails.ts'
export * from '#de/integration-mails.ts'
export * from '#de/order-mails.ts'
export { printOrders } from '#de/print-orders.ts'
export { team } from '#de/team.ts'
export * from '#de/team-mails.ts'
export { walks } from '#de/walks.ts'
export { watch } from '#de/watch.ts'
export * from '#de/watch-mails.ts'
