import { describe, expect, it } from 'vitest'
import { quoted, sourceText } from './sourceText.ts'

describe('a text is quoted as the formatter would', () => {
  it.each([
    ['Banksia Cover', "'Banksia Cover'"],
    ["Banksia & Sons' Cover", `"Banksia & Sons' Cover"`],
    ['the "best"', `'the "best"'`],
    [`"it's"`, `'"it\\'s"'`],
    ['a\\b\nc', `'a\\\\b\\nc'`],
  ])('%s', (text, literal) => {
    expect(quoted(text)).toBe(literal)
  })
})

describe('a value is written as the formatter would', () => {
  it('short objects and lists of plain values on a line, what holds others on several', () => {
    const value = { family: 'Figtree', weight: [400, 700], fallback: { like: 'sans', sizeAdjust: 101.2 } }
    expect(sourceText(value)).toBe(
      [
        '{',
        "  family: 'Figtree',",
        '  weight: [400, 700],',
        "  fallback: { like: 'sans', sizeAdjust: 101.2 },",
        '}',
      ].join('\n'),
    )
  })

  it('without what is undefined, and an empty object as one', () => {
    expect(sourceText({ heading: undefined })).toBe('{}')
    expect(sourceText({ radius: 4, shadow: undefined })).toBe('{ radius: 4 }')
  })

  it('a list of objects with one on each line, a single one beside its brackets', () => {
    const link = { label: 'Learn', href: '/learn' }
    expect(sourceText([link, link], 2)).toBe(
      "[\n    { label: 'Learn', href: '/learn' },\n    { label: 'Learn', href: '/learn' },\n  ]",
    )
    expect(sourceText([link])).toBe("[{ label: 'Learn', href: '/learn' }]")
  })

  it('on several lines what is longer than a line with its comma', () => {
    const value = { label: 'x'.repeat(71), href: '/learn/more' }
    expect(`    ${sourceText(value, 4)},`).toHaveLength(110)
    expect(sourceText(value, 5)).toBe(
      `{\n       label: '${value.label}',\n       href: '/learn/more',\n     }`,
    )
  })
})
