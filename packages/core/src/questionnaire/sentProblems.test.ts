import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { answeredInFull, possibleValues, questionnaireProfile } from '../testing/questionnaireArbitraries.ts'
import { type Answers, emptyAnswers, keyParts, type Value } from './answers.ts'
import { compileSection } from './compile.ts'
import { definition, person } from './definition.fixture.ts'
import { personalQuestionnaire } from './personal/index.ts'
import { visitAnswers } from './personal/visitor.fixture.ts'
import { rereadProblem } from './rereadProblem.ts'
import { draftProblems, type SentProblem, submissionProblems } from './sentProblems.ts'
import { submission } from './submission.ts'
import { submittedAnswers } from './submittedAnswers.ts'

const answered = visitAnswers(definition, person, {
  'health.ill': 'yes',
  'health.ill.condition#r1': 'asthma',
  'health.mood': 'yes',
  'health.mood.kinds': ['low'],
})
const said = (problems: readonly SentProblem[]) =>
  problems.map(({ at, key, code }) => `${at}.${key}: ${code}`)
const submitted = (answers: Answers) => said(submissionProblems(definition, person, answers))
const drafted = (answers: Answers) => said(draftProblems(definition, answers, person.today))
const withValues = (values: Record<string, Value>): Answers => ({
  ...answered,
  values: { ...answered.values, ...values },
})
function without(key: string): Answers {
  const { [key]: _, ...values } = answered.values
  return { ...answered, values }
}

test('what lacks nothing and holds nothing else has no problem', () => {
  expect(submitted(answered)).toEqual([])
  expect(drafted(answered)).toEqual([])
  expect(submitted(emptyAnswers(definition)).slice(0, 2)).toEqual([
    'values.body.height: required',
    'values.body.weight: required',
  ])
  expect(drafted(emptyAnswers(definition))).toEqual([])
})

describe('a submission is refused, a draft is not, for', () => {
  test.each<[string, Answers, string[]]>([
    ['an open question', without('health.nicotine'), ['values.health.nicotine: required']],
    ['one in a row', without('health.ill.treated#r1'), ['values.health.ill.treated#r1: required']],
    [
      'what is not asked of this visitor',
      withValues({ 'body.duties': { desk: 100 } }),
      // Income protection alone brings the page of duties.
      [],
    ],
    [
      'what a gate hides',
      withValues({ 'health.mood': 'no' }),
      ['values.health.mood.kinds: not-asked', 'values.health.mood.since: not-asked'],
    ],
    ['what a condition hides', withValues({ 'health.daily': 3 }), ['values.health.daily: not-asked']],
    [
      'an answer in a row that is not there',
      withValues({ 'health.ill.treated#r9': 'yes' }),
      ['values.health.ill.treated#r9: not-asked'],
    ],
    [
      'rows of a no',
      { ...withValues({ 'health.ill': 'no' }), values: { ...without('x').values, 'health.ill': 'no' } },
      [
        'values.health.ill.treated#r1: not-asked',
        'values.health.ill.condition#r1: not-asked',
        'values.health.ill.condition.asthma.attacks#r1: not-asked',
        'rows.health.ill: not-asked',
      ],
    ],
    ['too few rows', { ...answered, rows: {} }, expect.arrayContaining(['rows.health.ill: min'])],
    [
      'too many rows',
      { ...answered, rows: { 'health.ill': ['r1', 'r2', 'r3', 'r4', 'r5'] } },
      expect.arrayContaining(['rows.health.ill: max']),
    ],
    ['a month to come', withValues({ 'health.mood.since': '2026-12' }), ['values.health.mood.since: future']],
    [
      'a day that is over',
      withValues({ 'body.nextReview': '2026-11-20' }),
      ['values.body.nextReview: expired'],
    ],
    [
      'a height that was not entered',
      withValues({ 'body.height': { value: 180, unit: 'cm', entered: ['150'] } }),
      ['values.body.height: format'],
    ],
    [
      'a day that does not exist',
      withValues({ 'body.nextReview': '2027-02-30' }),
      ['values.body.nextReview: not-a-date'],
    ],
  ])('%s', (_, answers, problems) => {
    const expected = Array.isArray(problems) ? [...problems] : problems
    expect(submitted(answers)).toEqual(expected)
    expect(drafted(answers)).toEqual([])
  })
})

describe('both are refused for', () => {
  test.each<[string, Answers, string]>([
    ['no such question', withValues({ 'body.shoes': 44 }), 'values.body.shoes: unknown'],
    ['no such section', withValues({ 'feet.shoes': 44 }), 'values.feet.shoes: unknown'],
    ['a row of what has none', withValues({ 'body.income#r1': 1 }), 'values.body.income#r1: unknown'],
    [
      'no row of what has some',
      withValues({ 'health.ill.treated': 'yes' }),
      'values.health.ill.treated: unknown',
    ],
    [
      'a row too deep',
      withValues({ 'health.ill.treated#r1/r2': 'yes' }),
      'values.health.ill.treated#r1/r2: unknown',
    ],
    [
      'rows of what has none',
      { ...answered, rows: { ...answered.rows, 'health.mood': ['r1'] } },
      'rows.health.mood: unknown',
    ],
    [
      'rows of nothing',
      { ...answered, rows: { ...answered.rows, 'health.moods': ['r1'] } },
      'rows.health.moods: unknown',
    ],
    ['a word for a number', withValues({ 'body.income': '90000' }), 'values.body.income: format'],
    ['a number too high', withValues({ 'body.income': 5_000_001 }), 'values.body.income: max'],
    ['cents', withValues({ 'body.income': 1.5 }), 'values.body.income: whole-number'],
    [
      'no such option',
      withValues({ 'health.ill.condition#r1': 'gout' }),
      'values.health.ill.condition#r1: choice',
    ],
    ['a list for one', withValues({ 'health.nicotine': ['yes'] }), 'values.health.nicotine: choice'],
    ['one for a list', withValues({ 'health.mood.kinds': 'low' }), 'values.health.mood.kinds: choice'],
    [
      'none beside others',
      withValues({ 'health.mood.kinds': ['low', 'neither'] }),
      'values.health.mood.kinds: match',
    ],
    [
      'unsure where it is not offered',
      withValues({ 'health.nicotine': 'unsure' }),
      'values.health.nicotine: choice',
    ],
    ['99 %', withValues({ 'body.duties': { desk: 99 } }), 'values.body.duties: match'],
    [
      'pounds for a height',
      withValues({ 'body.height': { value: 180, unit: 'lb', entered: ['397'] } }),
      'values.body.height: format',
    ],
  ])('%s', (_, answers, problem) => {
    expect(submitted(answers)).toContain(problem)
    expect(drafted(answers)).toEqual([problem])
  })
})

describe('what is sent of what was answered', () => {
  const start = withValues({ 'health.mood': 'no', 'health.daily': 4, 'health.gone': 'x' })
  const hidden: Answers = {
    ...start,
    rows: { ...start.rows, 'health.ill.condition.pressure.readings#r1': ['a'] },
  }

  test('has neither hidden answers nor hidden rows', () => {
    const sent = submittedAnswers(definition, person, hidden)
    expect(Object.keys(sent.values)).not.toContain('health.mood.kinds')
    expect(Object.keys(sent.values)).not.toContain('health.daily')
    expect(sent.rows).toEqual({ 'health.ill': ['r1'] })
    expect(submitted(sent)).toEqual([])
    const noRows = submittedAnswers(definition, person, withValues({ 'health.ill': 'no' }))
    expect(noRows.rows).toEqual({})
    expect(submitted(noRows)).toEqual([])
  })

  property.prop([questionnaireProfile, fc.infiniteStream(fc.nat(99))], { numRuns: 30 })(
    'lacks nothing for whoever answered everything, and says the same as before',
    (profile, picks) => {
      const answers = answeredInFull(personalQuestionnaire, profile, (question) => {
        const values = possibleValues(question, profile.today).filter((value) => value !== null)
        return values[picks.next().value % values.length] ?? 'no'
      })
      const sent = submittedAnswers(personalQuestionnaire, profile, answers)
      expect(said(submissionProblems(personalQuestionnaire, profile, sent))).toEqual([])
      expect(said(draftProblems(personalQuestionnaire, sent, profile.today))).toEqual([])
      expect(submittedAnswers(personalQuestionnaire, profile, sent)).toEqual(sent)
      expect(submission(personalQuestionnaire, profile, sent)).toEqual(
        submission(personalQuestionnaire, profile, answers),
      )
    },
  )
})

const entries = definition.sections.flatMap((section) => [...compileSection(section).entries.values()])
property.prop([fc.constantFrom(...entries), fc.nat()])(
  'what the fields give is read again as it was',
  ({ id, question }, pick) => {
    const values = possibleValues(question, person.today).filter((value) => value !== null)
    const value = values[pick % values.length]
    if (value !== undefined) expect(rereadProblem(question, value, person.today), keyParts(id).id).toBeNull()
  },
)
