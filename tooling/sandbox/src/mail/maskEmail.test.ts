import { expect, test } from 'vitest'
import { maskEmail } from './maskEmail.ts'

test.each([
  ['kim.example@example.com', 'k•••@example.com'],
  ['k@example.com', 'k•••@example.com'],
  ['“a@b”@example.com', '“•••@example.com'],
])('%s is shown as %s', (email, shown) => expect(maskEmail(email)).toBe(shown))
