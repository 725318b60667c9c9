import { can, type Principal } from '#domain/principal.ts'

/**
 * Returns whose orders a principal sees: a printer those that are given to them, an operator all.
 */
export function ordersOf(principal: Principal): { printerId?: string } {
  if (can(principal, 'platform:manage')) return {}
  // Nobody is given an order under this id.
  return { printerId: principal.kind === 'user' ? principal.user.id : nobody }
}

const nobody = '00000000-0000-0000-0000-000000000000'
