import pg from 'pg'

/** Whether the database rejected an unknown time zone (SQLSTATE 22023, invalid parameter value). */
export function isUnknownTimeZone(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '22023'
}

/** Whether the database rejected a row because of this unique constraint (SQLSTATE 23505). */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return violates(error, '23505', constraint)
}

/** Whether the database rejected a row because of this foreign key (SQLSTATE 23503). */
export function isForeignKeyViolation(error: unknown, constraint: string): boolean {
  return violates(error, '23503', constraint)
}

/** Whether the database rejected a row because of this check (SQLSTATE 23514). */
export function isCheckViolation(error: unknown, constraint: string): boolean {
  return violates(error, '23514', constraint)
}

/** Whether row-level security hides a row that a statement wrote or was to return (SQLSTATE 42501). */
export function isHiddenRow(error: unknown): boolean {
  return (
    error instanceof pg.DatabaseError &&
    error.code === '42501' &&
    error.message.includes('row-level security')
  )
}

/** Whether the database rejected a row for its contents (SQLSTATE classes 22, data, and 23, constraints). */
export function isUnfitRow(error: unknown): boolean {
  return error instanceof pg.DatabaseError && /^2[23]/.test(error.code ?? '')
}

/**
 * Whether a statement gave up because of another transaction's locks: a lock timeout, a deadlock or a serialization
 * failure (SQLSTATE 55P03, 40P01, 40001).
 */
export function isConflictingLock(error: unknown): boolean {
  return error instanceof pg.DatabaseError && ['55P03', '40P01', '40001'].includes(error.code ?? '')
}

/**
 * Whether a node of a cluster failed that a statement needed, while the connection to the database works (SQLSTATE
 * class 08, connection exception, and 57P01–57P03, shutting down; of the connection itself these are fatal).
 */
export function isUnreachableNode(error: unknown): boolean {
  return (
    error instanceof pg.DatabaseError && /^(08|57P0)/.test(error.code ?? '') && error.severity === 'ERROR'
  )
}

/**
 * A cluster reports no name of a constraint, and its message names that of a shard, such as
 * `reviews_company_id_fkey_102008`.
 */
function violates(error: unknown, code: string, constraint: string): boolean {
  if (!(error instanceof pg.DatabaseError) || error.code !== code) return false
  if (error.constraint !== undefined) return error.constraint === constraint
  return [...error.message.matchAll(/"(\w+?)(_\d+)?"/g)].some(([, name]) => name === constraint)
}
