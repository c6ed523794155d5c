import { expect, test } from 'vitest'
import { FIELD_CODES, InvalidInputError } from './InvalidInputError.ts'

test('says where and what', () => {
  const error = new InvalidInputError('lifeCover.amount', 'min')
  expect(error).toBeInstanceOf(Error)
  expect(error).toMatchObject({
    name: 'InvalidInputError',
    path: 'lifeCover.amount',
    code: 'min',
    message: 'lifeCover.amount: min',
  })
})

test('of a value that stands alone has an empty path', () => {
  expect(new InvalidInputError('', 'required')).toMatchObject({ path: '', message: 'required' })
})

test('codes are distinct', () => {
  expect(new Set(FIELD_CODES).size).toBe(FIELD_CODES.length)
})
