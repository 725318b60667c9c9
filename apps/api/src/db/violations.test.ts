import pg from 'pg'
import { expect, it } from 'vitest'
import { isForeignKeyViolation, isUniqueViolation } from '#db/violations.ts'

const databaseError = (code: string, message: string, constraint?: string) =>
  Object.assign(new pg.DatabaseError(message, message.length, 'error'), { code, constraint })

it('recognizes a constraint by its name', () => {
  const message =
    'insert or update on table "reviews" violates foreign key constraint "reviews_company_id_fkey"'
  const error = databaseError('23503', message, 'reviews_company_id_fkey')
  expect(isForeignKeyViolation(error, 'reviews_company_id_fkey')).toBe(true)
  expect(isForeignKeyViolation(error, 'reviews_company_id')).toBe(false)
  expect(isUniqueViolation(error, 'reviews_company_id_fkey')).toBe(false)
  expect(isForeignKeyViolation(new Error(message), 'reviews_company_id_fkey')).toBe(false)
})
