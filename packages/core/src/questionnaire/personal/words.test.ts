import { describe, expect, test } from 'vitest'
import { canonicalJson } from '../canonicalJson.ts'
import { compileSection } from '../compile.ts'
import { nameOf, newestRelease } from '../releases.ts'
import { personalQuestionnaire, personalReleases } from './index.ts'
import { wordsOf } from './wordsOf.fixture.ts'

const words = Object.entries(wordsOf(personalQuestionnaire))
const breaking = (pattern: RegExp, rows = words) => rows.filter(([, text]) => pattern.test(text))
const isShown = ([id]: readonly [string, string]) => / (ask|label|title|also|unit)$/.test(id)

test('the words are those of the version; a change needs a new one', async () => {
  const text = `${JSON.stringify(Object.fromEntries(words), null, 2)}\n`
  await expect(text).toMatchFileSnapshot(`data/words-${personalQuestionnaire.version}.json`)
})

test('the whole definition is that of the version, conditions and limits too', async () => {
  const text = canonicalJson(personalQuestionnaire)
  await expect(text).toMatchFileSnapshot(`data/definition-${personalQuestionnaire.version}.json`)
})

describe('every release', () => {
  test('has a name of its own, and says what became of each question before', () => {
    const names = personalReleases.map(nameOf)
    expect(new Set(names).size).toBe(names.length)
    expect(newestRelease(personalReleases).definition).toBe(personalQuestionnaire)
    for (const [index, { changes }] of personalReleases.entries()) {
      const before = personalReleases[index - 1]
      const ids = before?.definition.sections.flatMap((one) => [...compileSection(one).entries.keys()])
      expect(changes && Object.keys(changes)).toEqual(ids)
    }
  })
})

test('a pack is the same in every section, so that its words stand once', () => {
  const packs = personalQuestionnaire.sections.flatMap((section) => section.packs)
  const byId = Map.groupBy(packs, ({ id }) => id)
  const differing = [...byId].filter(([, same]) => new Set(same.map((one) => JSON.stringify(one))).size > 1)
  expect(differing).toEqual([])
})

describe('no words', () => {
  test.each([
    ['about genetic tests, but in hints and notices', /genetic|\bgenes?\b|\bDNA\b/i, words.filter(isShown)],
    ['about genetic tests that do not say to leave them out', /genetic(?! tests)/i, words],
    ['about sexual behaviour', /sexual|\bsex\b|partner(?!s\b|ship)|condom/i, words],
    ['of a decision', /\b(?:you will be|we will|insurers? will) (?:declin|refus|accept|exclud|load)/i, words],
    ['that shout', /!/, words],
    ['that fake ease', /\b(?:simply|just|obviously|please note)\b/i, words],
    [
      'of the trade without explanation',
      /\b(?:loading|excluded|proposer|life insured|disclosable|aetiology)\b/i,
      words,
    ],
    ['with straight quotes', /['"]/, words],
    ['with spaces too many', /\s{2}|^\s|\s$/, words],
    ['that duty forbids', /everything you know|anything else you know/i, words],
  ])('%s', (_, pattern, rows) => {
    expect(breaking(pattern, rows)).toEqual([])
  })
})

test('questions end with a question mark', () => {
  const questions = words.filter(([id]) => id.endsWith(' ask'))
  expect(questions.length).toBeGreaterThan(200)
  expect(questions.filter(([, text]) => !text.endsWith('?'))).toEqual([])
})

test('hints, help and reasons are sentences', () => {
  const sentences = words.filter(([id]) => / (hint|help|why|notice|intro)$/.test(id))
  expect(sentences.filter(([, text]) => !/[.?”]$/.test(text))).toEqual([])
})

test('where a gate asks about the past, it says for how long or that it is for life', () => {
  const gates = personalQuestionnaire.sections
    .flatMap(({ pages }) => pages.flatMap(({ questions }) => questions))
    .filter(({ kind }) => kind === 'gate')
  const open = gates.filter(
    ({ ask }) => !/\bever\b|in the (?:last|next) \d+|\bnow\b|^Do you|before turning 60/i.test(ask),
  )
  expect(open).toEqual([])
})

test('"I am not sure" comes with a way to find out', () => {
  const unsure = personalQuestionnaire.sections.flatMap(({ pages, packs }) =>
    [...pages, ...packs].flatMap(({ questions }) => questions.filter((question) => question.unsure)),
  )
  expect(unsure.length).toBeGreaterThan(20)
  expect(unsure.filter(({ help }) => help === undefined)).toEqual([])
})

test('support lines stand where mental health is asked about', () => {
  const mind = Object.fromEntries(words)
  for (const id of ['mind/mind notice', 'pack:mentalHealth.selfHarm hint']) {
    expect(mind[id]).toContain('Lifeline on 13 11 14')
    expect(mind[id]).toContain('Beyond Blue on 1300 22 4636')
    expect(mind[id]).toContain('In an emergency, call 000.')
  }
})
