import { hashCost } from '#modules/accounts/password.ts'

const full = { ...hashCost }

/** Hashes as in production. */
export function hashAtFullCost(): void {
  Object.assign(hashCost, full)
}

/** Hashes in a fraction of the time. Tests of whole processes (faults, security, e2e) hash as in production. */
export function hashCheaply(): void {
  Object.assign(hashCost, { memoryCost: 64, timeCost: 1 })
}
