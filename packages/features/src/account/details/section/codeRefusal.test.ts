import { expect, it } from 'vitest'
import { codeRefusal } from './codeRefusal.ts'

it.each([
  ['code-wrong', 'That code isn’t right. Check it and try again.'],
  ['code-expired', 'That code no longer works. Ask for a new one.'],
  ['too-many-tries', 'You’ve entered too many wrong codes. Ask for a new one.'],
  ['proof-limit', null],
  ['required', null],
])('%s', (code, sentence) => {
  const errors = [{ field: 'code', code }]
  expect(codeRefusal({ kind: 'refused', errors })).toBe(sentence)
  expect(codeRefusal({ kind: 'too-many', errors, retryAfterMs: null })).toBe(sentence)
})

it('what is not about the code is none of it', () => {
  expect(codeRefusal({ kind: 'offline' })).toBeNull()
  expect(codeRefusal({ kind: 'refused', errors: [] })).toBeNull()
})
