/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest'

const articles = import.meta.glob<string>('./**/*.md', { eager: true, query: '?raw', import: 'default' })

/** The words of the flows, the account, the public pages, the frame, the home pages and of saving. */
const copies = import.meta.glob<string>(
  [
    '../**/{copy,messages,*Copy,*Messages,*Message,*Words,*Notice}.ts',
    '../../../core/src/questionnaire/{personal/**/*,healthConsent}.ts',
    '../../../core/src/{transfer/authority,change-cover/changeDeclarations,application/receipt/*}.ts',
    '!**/*.{test,fixture,long}.ts',
    // Words that the law prescribes.
    '!./financial-services-guide/**',
    '../../../site/src/**/{*Copy,firstSteps}.ts',
    '../../../../apps/*/src/home/copy.ts',
    '../../../../apps/embed/src/copy.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
)

/** Phrases that Australians don't say, each with the usual one. */
const UNSPOKEN: readonly (readonly [RegExp, string])[] = [
  [/\b(?:some|any|every)body\b/i, 'someone, anyone, everyone'],
  [/\b(?:go|goes|going) on (?:with|here|to|from|without|by)\b|\bto go on\b/i, 'continue, carry on'],
  [/\bat most\b|\bat the most\b/i, 'up to'],
  [/\bin all\b(?! the)/i, 'in total'],
  [/\bbeside\b/i, 'next to'],
  [/\bserver (?:refused|rejected|can’t take)\b/i, 'what the person should do'],
  [/, [a-z ]+ included\b/i, 'including'],
  [/\bsince when\b/i, 'when did'],
  [/\bspam folder\b/i, 'junk folder'],
  [
    /\b(?:cannot|(?:could|do|does|did|is|are|was|were|will|would|should|have|has) not)\b/i,
    'the contracted verb',
  ],
  [/\b(?:it|that|there|you|we|they|who|what) (?:is|are) not\b/i, 'the contracted verb'],
  [/(?<!\b(?:who|what|where) )\bwe (?:are|will)\b/i, 'we’re, we’ll'],
  [/\bwhich (?:of it|of them)\b|\bof which\b/i, 'a sentence of its own'],
]

/** Sentences that the specification, the sign-in service or Smartraveller words, and parts of them that it does. */
const FIXED =
  /Do not include genetic tests|\b(?:I|They) do not have (?:an Australian mobile|my number)|Could not load key documents details|cannot-start|This account is not confirmed|do not travel/g

/** The words of a page of Markdown: its title, its description and its text. */
const wordsOfArticle = (text: string): readonly string[] => text.split('\n')

/** The strings of a module, without its comments and the names of its files. */
const wordsOfModule = (text: string): readonly string[] =>
  [
    ...text
      .replace(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, '')
      .replace(/^\s*(?:\/\/|import ).*$/gm, '')
      .matchAll(/'([^'\n]*)'|`([^`]*)`|"([^"\n]*)"/g),
  ].map(([, single, template, double]) => single ?? template ?? double ?? '')

const unspoken = (words: readonly string[]): readonly string[] =>
  words.flatMap((line) =>
    UNSPOKEN.filter(([turn]) => turn.test(line.replace(FIXED, ''))).map(
      ([, better]) => `${line.trim()}: ${better}`,
    ),
  )

describe('the words that visitors read first', () => {
  it.each([
    ['Somebody may call.', 'someone, anyone, everyone'],
    ['Insurers pay at most 70%.', 'up to'],
    ['Tick it to go on with the form.', 'continue, carry on'],
    ['Our server refused this.', 'what the person should do'],
    ['Tobacco of any kind, vapes included.', 'including'],
    ['We could not send it.', 'the contracted verb'],
    ['We are very busy.', 'we’re, we’ll'],
    ['100% in all.', 'in total'],
  ])('are searched for turns: %s', (sentence, better) => {
    expect(unspoken([sentence])).toEqual([`${sentence}: ${better}`])
  })

  it.each(Object.entries(articles).filter(([file]) => !file.endsWith('README.md')))('%s', (_file, text) => {
    expect(unspoken(wordsOfArticle(text))).toEqual([])
  })

  it.each(Object.entries(copies))('%s', (_file, text) => {
    expect(unspoken(wordsOfModule(text))).toEqual([])
  })

  it('are all found', () => {
    expect(Object.keys(copies).length).toBeGreaterThan(200)
    expect(Object.keys(articles).length).toBeGreaterThan(35)
  })
})
