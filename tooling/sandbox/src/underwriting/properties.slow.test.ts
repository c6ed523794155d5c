import { createHash } from 'node:crypto'
import {
  compileSection,
  type Disclosed,
  type Key,
  type Profile,
  type Question,
  submission,
  type Value,
} from '@coverkit/core/questionnaire'
import { personalQuestionnaire } from '@coverkit/core/questionnaire/personal'
import { possibleValues } from '@coverkit/core/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { employee, plainAnswer, SUBMITTED_ON, submitted, visit } from '../testing/visit.ts'
import { appliedRules } from './appliedRules.ts'
import { sampleRules as rules } from './sample/sampleRules.ts'
import { type CoverOutcome, type PerCover, underwrite } from './underwrite.ts'

const entries = personalQuestionnaire.sections.flatMap((section) => [
  ...compileSection(section).entries.values(),
])
const gates = entries.filter(({ question }) => question.kind === 'gate').map(({ id }) => id)
const listsToTick = entries
  .filter(({ question, level }) => question.kind === 'many' && question.none !== undefined && level === 0)
  .map(({ id }) => id)

const profiles: readonly Profile[] = [
  employee,
  { ...employee, sex: 'F', age: 33, smoker: true },
  { ...employee, sex: 'F', age: 58, covers: ['life', 'tpd'], occupationClass: 'H' },
]

/** A person's disclosures: gates with yes, the number of rows of each, and ticked options by their number. */
interface Disclosures {
  readonly seed: string
  readonly yes: ReadonlySet<Key>
  readonly rows: number
  readonly ticked: ReadonlyMap<Key, number>
}

/** Returns the same number for the same text, 0 or more and below the limit. */
const chance = (text: string, limit: number) =>
  createHash('sha256').update(text).digest().readUInt32BE(0) % limit

/** Answers a visit. Each answer depends on its key alone, so that more disclosures change no other answer. */
function disclosed(profile: Profile, { seed, yes, rows, ticked }: Disclosures): readonly Disclosed[] {
  const answer = (question: Question, key: Key): Value => {
    if (question.kind === 'gate' && gates.includes(key)) return yes.has(key) ? 'yes' : 'no'
    if (question.kind === 'many' && listsToTick.includes(key)) {
      const options = question.options.filter(({ value }) => value !== question.none)
      const chosen = options.slice(0, ticked.get(key) ?? 0).map(({ value }) => value)
      return chosen.length === 0 ? plainAnswer(question) : chosen
    }
    if (!key.includes('#')) return plainAnswer(question)
    const values = possibleValues(question, SUBMITTED_ON).filter((value) => value !== null)
    return values[chance(seed + key, values.length)] ?? plainAnswer(question)
  }
  return submitted(profile, {
    answer,
    rows: () => Array.from({ length: rows }, (_, index) => `r${index}`),
  })
}

const fromDisclosures = fc.record({
  seed: fc.string({ maxLength: 8 }),
  yes: fc.subarray(gates).map((list) => new Set(list)),
  rows: fc.integer({ min: 1, max: 3 }),
  ticked: fc
    .array(fc.tuple(fc.constantFrom(...listsToTick), fc.integer({ min: 0, max: 3 })), { maxLength: 2 })
    .map((list) => new Map(list)),
})

/** Adds one more disclosure. */
const addition = fc.oneof(
  fc
    .constantFrom(...gates)
    .map((gate) => (given: Disclosures) => ({ ...given, yes: new Set([...given.yes, gate]) })),
  fc.constant((given: Disclosures) => ({ ...given, rows: given.rows + 1 })),
  fc.constantFrom(...listsToTick).map((key) => (given: Disclosures) => ({
    ...given,
    ticked: new Map([...given.ticked, [key, (given.ticked.get(key) ?? 0) + 1]]),
  })),
)

function isBetter(after: CoverOutcome, before: CoverOutcome): boolean {
  if (after.outcome === 'refer') return false
  if (before.outcome === 'refer') return true
  const lost = before.exclusions.filter((words) => !after.exclusions.includes(words))
  return after.loading < before.loading || lost.length > 0
}

const better = (after: PerCover, before: PerCover) =>
  after.filter((outcome, index) => {
    const earlier = before[index]
    return earlier === undefined || earlier.cover !== outcome.cover || isBetter(outcome, earlier)
  })

const RUNS = 150

// Takes over 5 s: it underwrites each generated application with and without one disclosure more.
test('one more disclosure never makes an outcome better', () => {
  fc.assert(
    fc.property(fc.constantFrom(...profiles), fromDisclosures, addition, (profile, given, add) => {
      const before = underwrite(rules, profile, disclosed(profile, given))
      const after = underwrite(rules, profile, disclosed(profile, add(given)))
      expect(better(after, before)).toEqual([])
    }),
    { numRuns: RUNS },
  )
})

test('the order of answers and of rows does not matter, and the same again gives the same', () => {
  const inOrder = fc.tuple(fc.constantFrom(...profiles), fromDisclosures).chain(([profile, given]) => {
    const sent = disclosed(profile, given)
    return fc.record({
      profile: fc.constant(profile),
      sent: fc.constant(sent),
      other: fc.shuffledSubarray([...sent], { minLength: sent.length }),
    })
  })
  fc.assert(
    fc.property(inOrder, ({ profile, sent, other }) => {
      expect(underwrite(rules, profile, other)).toEqual(underwrite(rules, profile, sent))
    }),
    { numRuns: 50 },
  )
})

describe('what speaks of a genetic test', () => {
  const CANARY = 'My BRCA1 test was positive, canary-7391'
  const everything = (text: string) =>
    submitted(employee, {
      answer: (question) => {
        if (question.kind === 'gate') return 'yes'
        return question.kind === 'text'
          ? text
          : question.kind === 'many'
            ? question.options.slice(0, 1).map(({ value }) => value)
            : plainAnswer(question)
      },
    })

  test('changes nothing and appears nowhere', () => {
    const withTest = everything(CANARY)
    expect(withTest.filter(({ genetic }) => genetic).length).toBeGreaterThan(30)
    const perCover = underwrite(rules, employee, withTest)
    expect(perCover).toEqual(underwrite(rules, employee, everything('Nothing')))
    expect(JSON.stringify(perCover)).not.toMatch(/canary|brca/i)
  })

  test('is read by no rule, whatever kind of answer is marked', () => {
    const sent = submitted(employee, { chosen: { 'residency.status': 'visa' } })
    const marked = sent.map((one) =>
      one.id === 'residency.status' ? { ...one, genetic: true as const } : one,
    )
    expect(underwrite(rules, employee, sent)[0]?.outcome).toBe('refer')
    expect(underwrite(rules, employee, marked)[0]?.outcome).toBe('accept')
  })
})

test('the longest submission needs few steps', async ({ annotate }) => {
  const most = new Map(
    entries.flatMap(({ question, id }) =>
      question.kind === 'gate' && question.rows ? [[id, question.rows.max] as const] : [],
    ),
  )
  const answers = visit(employee, {
    answer: (question) => {
      if (question.kind === 'gate') return 'yes'
      if (question.kind === 'many') {
        return question.options.filter(({ value }) => value !== question.none).map(({ value }) => value)
      }
      return question.kind === 'search' ? (question.options.at(-2)?.value ?? '') : plainAnswer(question)
    },
    rows: (_, gate) => Array.from({ length: most.get(gate) ?? 1 }, (_, index) => `r${index}`),
  })
  const start = process.cpuUsage()
  const sent = submission(personalQuestionnaire, employee, answers)
  const { tries } = appliedRules(rules, employee, sent)
  const perCover = underwrite(rules, employee, sent)
  const { user, system } = process.cpuUsage(start)
  const ms = (user + system) / 1000
  await annotate(`${sent.length} answers, ${rules.rules.length} rules, ${tries} tries, ${ms.toFixed(1)} ms`)
  expect(perCover.map(({ outcome }) => outcome)).toEqual(['refer', 'refer', 'refer', 'refer'])
  expect(sent.length).toBeGreaterThan(1_000)
  const rowsOf = (gate: Key) => most.get(gate) ?? 0
  const bound = rules.rules.reduce(
    (sum, { gates: own }) => sum + (own?.reduce((rows, gate) => rows + rowsOf(gate), 0) ?? 1),
    0,
  )
  expect(tries).toBeLessThanOrEqual(bound)
  expect(bound).toBeLessThan(3_000)
})
