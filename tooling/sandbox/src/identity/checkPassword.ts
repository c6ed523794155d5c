import { readFileSync } from 'node:fs'
import { IdentityError } from './IdentityError.ts'
import type { Pool } from './Pool.ts'

const LONGEST = 256
const LONGEST_REPEATED = 4

// The 3,000 most common passwords of at least eight characters: @zxcvbn-ts/language-common 4.1.3, MIT.
const COMMON: ReadonlySet<string> = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n'),
)

/**
 * Checks the length, and that it is not among the first guesses. Rules of composition make passwords worse.
 * @throws IdentityError for a password that may not be chosen for this address
 */
export function checkPassword(
  { passwordMinLength }: Pick<Pool, 'passwordMinLength'>,
  password: string,
  email: string,
): void {
  if (password.length < passwordMinLength) throw refused('Password not long enough')
  if (password.length > LONGEST) throw refused('Password too long')
  if (isEasyToGuess(password.toLowerCase(), email.toLowerCase())) throw refused('Password is easy to guess')
}

function isEasyToGuess(password: string, email: string): boolean {
  const isAddress = password === email || password === email.split('@')[0]
  return isAddress || COMMON.has(password) || isRepetition(password)
}

const refused = (reason: string) =>
  new IdentityError('InvalidPasswordException', `Password did not conform with policy: ${reason}`)

/** Detects one to four repeated characters. */
function isRepetition(password: string): boolean {
  for (let length = 1; length <= LONGEST_REPEATED; length++)
    if (password === password.slice(0, length).repeat(password.length / length)) return true
  return false
}
