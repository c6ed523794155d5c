import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { linesOfModule, readTerms, readVisitorWords, shownFiles, strayWords } from './visitorWords.ts'

const GLOSSARY = readFileSync(new URL('../../../docs/glossary.md', import.meta.url), 'utf8')

/** Labels of the specification, texts of the sign-in service, and idioms with another meaning. */
const ALLOWED = [
  'Mortgage coverage',
  'the mortgage coverage',
  'You are signed in.',
  'Stay signed in',
  'sign in front of',
  'sign in your name',
]

/** The name of a life event on the wire. */
const CODES = ['mortgage']

const words = readVisitorWords().map(({ file, lines }) => ({
  file,
  lines: lines.filter((line) => !CODES.includes(line)),
}))

describe('the glossary', () => {
  const terms = readTerms(GLOSSARY)

  it('names one word for each thing', () => {
    expect(terms.length).toBeGreaterThan(15)
    expect(terms.filter(({ write, not }) => write === '' || not.length === 0)).toEqual([])
  })

  it('is kept by all that visitors read', () => {
    expect(words.length).toBeGreaterThan(250)
    expect(words.flatMap(({ lines }) => lines).length).toBeGreaterThan(8000)
    expect(strayWords(words, terms, ALLOWED)).toEqual([])
  })

  it('needs each sentence that is allowed', () => {
    const unused = ALLOWED.filter(
      (sentence) => !words.some(({ lines }) => lines.some((line) => line.includes(sentence))),
    )
    expect(unused).toEqual([])
  })
})

it('names each pattern that has no file, such as one of a file that moved', () => {
  const pattern = 'packages/core/src/transfer/movedAuthority.ts'
  expect(() => shownFiles(['apps/embed/src/copy.ts', pattern])).toThrow(
    `No file that visitors read matches ${pattern}`,
  )
})

describe('words planted against it', () => {
  const terms = readTerms(`## Words for visitors

| Thing | Write | Not |
|---|---|---|
| Debt for a home | home loan | \`mortgage\` |
| A sum | in total | \`in all\` |
`)
  const found = (line: string, allowed?: readonly string[]) =>
    strayWords([{ file: 'copy.ts', lines: [line] }], terms, allowed)

  it('are found in any case, beside signs, and as whole words alone', () => {
    expect(found('Your Mortgage, please.')).toEqual([
      'copy.ts: “mortgage” is home loan: Your Mortgage, please.',
    ])
    expect(found('That’s $500 in all.')).toEqual(['copy.ts: “in all” is in total: That’s $500 in all.'])
    expect(found('Remortgaged, in allowed cases.')).toEqual([])
  })

  it('are allowed in the sentences that are listed, and found beside them', () => {
    expect(found('Mortgage coverage', ['Mortgage coverage'])).toEqual([])
    expect(found('Mortgage coverage for a mortgage', ['Mortgage coverage'])).toHaveLength(1)
  })

  it('are read from strings and templates, not from names and imports', () => {
    const text =
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a source with a template is the sample
      "import { mortgage } from './mortgage.ts'\nexport const mortgageCopy = { a: 'One', b: (n: number) => `Two ${n} three` }\n"
    expect(linesOfModule('copy.ts', text)).toEqual(['One', 'Two X three'])
  })
})
