import { expect, test } from 'vitest'
import { emailOf } from './emailOf.ts'

const token = (claims: unknown) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`

test('the address of a token', () => {
  expect(emailOf(token({ email: 'robin@example.com', name: 'Zoë Ünal ????>>>' }))).toBe('robin@example.com')
})

test.each(['', 'a.b.c', 'h.%.s', token(null), token('text'), token({}), token({ email: 1 })])(
  '%j has none',
  (idToken) => expect(emailOf(idToken)).toBe(''),
)
