import pg from 'pg'
import { expect, it } from 'vitest'
import { isCheckViolation, isForeignKeyViolation, isUniqueViolation } from '#db/violations.ts'

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

it('recognizes a constraint of a shard by the message, which is all that a cluster reports', () => {
  const error = databaseError(
    '23503',
    'insert or update on table "reviews_102008" violates foreign key constraint "reviews_company_id_fkey_102008"',
  )
  expect(isForeignKeyViolation(error, 'reviews_company_id_fkey')).toBe(true)
  expect(isForeignKeyViolation(error, 'reviews_company_id')).toBe(false)
  const refused = databaseError(
    '23514',
    'the company is suspended (check constraint "reviews_company_suspended")',
  )
  expect(isCheckViolation(refused, 'reviews_company_suspended')).toBe(true)
  expect(isCheckViolation(refused, 'reviews_check')).toBe(false)
})

it('prefers the reported name to the message, which may contain words of a visitor', () => {
  const error = databaseError('23505', 'Key (name)=("reply_templates_name_key") exists', 'another_key')
  expect(isUniqueViolation(error, 'reply_templates_name_key')).toBe(false)
})
