import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isPgError } from './isPgError.ts'

const failure = (cause?: Error) => new DrizzleQueryError('insert into quotes', [], cause)
const coded = (code: string) => Object.assign(new Error('duplicate key'), { code })

test('a query that failed with the code is told from every other error', () => {
  expect(isPgError(failure(coded('23505')), '23505')).toBe(true)
  expect(isPgError(failure(coded('53100')), '23505')).toBe(false)
  expect(isPgError(failure(new Error('no code')), '23505')).toBe(false)
  expect(isPgError(failure(), '23505')).toBe(false)
  expect(isPgError(coded('23505'), '23505')).toBe(false)
  expect(isPgError('23505', '23505')).toBe(false)
})
