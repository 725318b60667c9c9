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

/** Whether a statement wrote or was to return a row of a company that was deleted meanwhile (SQLSTATE 42501). */
export function isOfDeletedCompany(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '42501' && error.message.includes('not_deleted')
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

function violates(error: unknown, code: string, constraint: string): boolean {
  return error instanceof pg.DatabaseError && error.code === code && error.constraint === constraint
}
