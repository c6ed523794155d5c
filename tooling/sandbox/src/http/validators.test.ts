import { expect, test } from 'vitest'
import { validatorCompiler } from './validators.ts'

const list = {
  type: 'array',
  items: { type: 'object', required: ['a', 'b'], properties: { a: {}, b: {} } },
}
const compile = validatorCompiler
const validate = compile({ schema: list, method: 'POST', url: '/', httpPart: 'body' }) as unknown as {
  (data: unknown): boolean
  errors?: readonly unknown[]
}

test('H1: up to 500 values each error is named, above that the first alone', () => {
  expect(validate([{ a: 1, b: 1 }])).toBe(true)
  expect(validate(Array.from({ length: 499 }, () => ({})))).toBe(false)
  expect(validate.errors).toHaveLength(2 * 499)
  expect(validate(Array.from({ length: 500 }, () => ({})))).toBe(false)
  expect(validate.errors).toHaveLength(1)
  expect(validate(Array.from({ length: 500 }, () => ({ a: 1, b: 1 })))).toBe(true)
})

test('H1: a long text is one value, and so is null', () => {
  expect(validate([{ a: 'long'.repeat(500) }, {}, null])).toBe(false)
  expect(validate.errors).toHaveLength(4)
})
