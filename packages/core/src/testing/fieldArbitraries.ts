import fc from 'fast-check'

/** A value, or null now and then. */
export function orNull<T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> {
  return fc.option(arbitrary, { nil: null, freq: 4 })
}

/** Digits as text, which may begin with 0. */
export function digits(minimum: number, maximum = minimum): fc.Arbitrary<string> {
  return fc
    .tuple(fc.integer({ min: 0, max: 10 ** maximum - 1 }), fc.integer({ min: minimum, max: maximum }))
    .map(([number, length]) => String(number).padStart(maximum, '0').slice(0, length))
}

const letters = [...'abcdefghijklmnopqrstuvwxyzéèüñøçåß佐藤नह']
const word = fc
  .array(fc.constantFrom(...letters), { minLength: 1, maxLength: 12 })
  .map((parts) => parts.join(''))
const commonNames = [
  'Robin',
  'Mary-Jane',
  'O’Brien',
  'Nguyễn',
  'Zoë',
  'D’Arcy Jr.',
  '佐藤',
  'van der Berg',
  'x',
]

/** A person's name in letters of several scripts, canonical as `parseName` gives it. */
export const nameText: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constantFrom(...commonNames), weight: 3 },
  { arbitrary: word, weight: 1 },
)

/** The eleven digits of a business number whose check digits agree. */
export const abnText: fc.Arbitrary<string> = digits(9).map((rest) => {
  const sum = [...rest].reduce((total, digit, index) => total + Number(digit) * (3 + 2 * index), 0)
  return `${99 - (sum % 89)}${rest}`
})

/** The id of a form's own row. */
export const rowId = fc.nat().map((no) => `row-${no}`)

/** An id that the server gave, or none yet. */
export const serverId = orNull(fc.nat().map((no) => `server-${no}`))
