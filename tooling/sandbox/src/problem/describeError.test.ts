import { expect, test } from 'vitest'
import { describeError } from './describeError.ts'

test('an error is told by its kind and its places, never by its words', () => {
  const cause = new TypeError('Canary in the cause')
  const error = new Error('insert failed: Canary\n    at Canary Street', { cause })
  const description = describeError(Object.assign(error, { code: '23505' }))
  expect(description).toMatchObject({ type: 'Error', code: '23505', message: 'caused by TypeError' })
  expect(description.stack).toContain('describeError.test.ts')
  expect(JSON.stringify(description)).not.toContain('Canary')
})

test('what is no error is told by its type', () => {
  expect(describeError('Canary')).toEqual({ type: 'string', message: '', stack: '' })
})
