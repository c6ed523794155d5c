import fc from 'fast-check'

/** Text that has broken forms before: markup, formulas, emoji, bidi and zero-width marks, prototype keys, near-numbers. */
export const naughtyTexts: readonly string[] = [
  '',
  ' ',
  '\u00a0',
  '\u200b',
  '\u0000',
  '\r\n',
  '<b>bold</b>',
  '=cmd|calc',
  "'; drop table quotes; --",
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-Infinity',
  '∞',
  '1e6',
  '0x10',
  '1,23,456',
  '1.234.567',
  '12..5',
  '5%',
  '10kk',
  '-5',
  '٣',
  '𝟙',
  '👩‍⚕️',
  '\u202eevil',
  '\ud800',
  '(.*',
  '(a+)+$',
  'é'.normalize('NFD'),
]

/** Any text, naughty ones often. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...naughtyTexts),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
)

function grouped(digits: string, separator: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, separator)
}

/** Money as people type it, with the whole dollars that it is read as. */
export const moneyText: fc.Arbitrary<{ text: string; dollars: number }> = fc
  .record({
    dollars: fc.integer({ min: 0, max: 999_999_999 }),
    sign: fc.constantFrom('', '$', '$ '),
    separator: fc.constantFrom('', ',', ' ', '\u00a0', '\u202f'),
    cents: fc.constantFrom('', '.0', '.00', '.4', '.49'),
    around: fc.constantFrom('', ' ', '\u00a0', '\u200b'),
  })
  .map(({ dollars, sign, separator, cents, around }) => {
    const text = `${around}${sign}${grouped(String(dollars), separator)}${cents}${around}`
    return { text, dollars }
  })

/** A day of the calendar from 1900 to 2099, as `YYYY-MM-DD`. */
export const calendarDate: fc.Arbitrary<string> = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

/** An Australian mobile number as people type it, with its canonical form. */
export const mobileText: fc.Arbitrary<{ text: string; canonical: string }> = fc
  .record({
    digits: fc.integer({ min: 400_000_000, max: 599_999_999 }).map(String),
    prefix: fc.constantFrom('0', '+61', '+61 ', '0061', '+61 (0)'),
    gap: fc.constantFrom('', ' ', '-'),
  })
  .map(({ digits, prefix, gap }) => ({
    text: prefix + [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].join(gap),
    canonical: `+61${digits}`,
  }))
