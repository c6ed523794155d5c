import { describe, expect, test } from 'vitest'
import { type Answers, emptyAnswers, type Value } from './answers.ts'
import { definition, person } from './definition.fixture.ts'
import { evaluate } from './evaluate.ts'

const none = emptyAnswers(definition)
const tall = { value: 180, unit: 'cm', entered: ['180'] } as const
const heavy = { value: 82.5, unit: 'kg', entered: ['82.5'] } as const
const bodyAnswers = {
  'body.height': tall,
  'body.weight': heavy,
  'body.duties': { desk: 100 },
  'body.income': 90_000,
}

function answers(values: Record<string, Value>, rows: Answers['rows'] = {}): Answers {
  return { ...none, values, rows }
}
const statuses = (values: Record<string, Value>, profile = person) =>
  evaluate(definition, profile, answers(values)).sections.map(({ id, status }) => `${id} ${status}`)

describe('what is asked', () => {
  test('at first: what depends on the profile alone', () => {
    const { asked, open, kept } = evaluate(definition, person, none)
    expect(asked).toEqual([
      'body.height',
      'body.weight',
      'body.duties',
      'body.income',
      'body.nextReview',
      'health.nicotine',
      'health.ill',
      'health.mood',
      'health.pregnant',
      'income.days',
    ])
    expect(open).toEqual(asked.filter((key) => key !== 'body.nextReview'))
    expect(kept).toEqual([])
  })

  test.each([
    ['a man is not asked about pregnancy', { sex: 'M' as const }, 'health.pregnant', false],
    ['nor is a woman of 55', { age: 55 }, 'health.pregnant', false],
    ['a woman of 54 is', { age: 54 }, 'health.pregnant', true],
    ['an unknown age answers no condition', { age: null }, 'health.pregnant', false],
    ['a page that does not apply', { covers: ['life' as const] }, 'body.duties', false],
    ['a section that does not apply', { covers: ['life' as const] }, 'income.days', false],
    ['a smoker who said neither yes nor no', { smoker: true }, 'health.cutDown', true],
  ])('%s', (_, change, key, expected) => {
    expect(evaluate(definition, { ...person, ...change }, none).asked.includes(key)).toBe(expected)
  })

  test.each<[string, Record<string, Value>, string, boolean]>([
    ['99.9 kg is below 100', { 'body.weight': { ...heavy, value: 99.9 } }, 'body.change', false],
    ['100 kg is at least 100', { 'body.weight': { ...heavy, value: 100 } }, 'body.change', true],
    ['one of many', { 'health.mood': 'yes', 'health.mood.kinds': ['low'] }, 'health.mood.since', true],
    ['none of many', { 'health.mood': 'yes', 'health.mood.kinds': ['neither'] }, 'health.mood.since', false],
    [
      'below a gate that says no',
      { 'health.mood': 'no', 'health.mood.kinds': ['low'] },
      'health.sugar',
      false,
    ],
    ['nineteen a day', { 'health.nicotine': 'yes', 'health.daily': 19 }, 'health.cutDown', false],
    ['twenty a day', { 'health.nicotine': 'yes', 'health.daily': 20 }, 'health.cutDown', true],
    ['an answer no longer asked', { 'health.nicotine': 'no', 'health.daily': 20 }, 'health.cutDown', false],
    ['an invalid answer', { 'health.nicotine': 'yes', 'health.daily': 101 }, 'health.cutDown', false],
    ['not sure opens nothing', { 'health.ill': 'unsure' }, 'health.ill.treated#r1', false],
  ])('%s', (_, values, key, expected) => {
    const { asked } = evaluate(definition, person, answers(values, { 'health.ill': ['r1'] }))
    expect(asked.includes(key)).toBe(expected)
  })
})

describe('rows', () => {
  const rows = { 'health.ill': ['r1', 'r2'], 'health.ill.condition.pressure.readings#r1': ['a'] }
  const values = {
    'health.nicotine': 'yes',
    'health.ill': 'yes',
    'health.ill.treated#r1': 'yes',
    'health.ill.condition#r1': 'pressure',
    'health.ill.condition.pressure.readings#r1': 'yes',
    'health.ill.condition.pressure.readings.taken#r1/a': '2026-03',
    'health.ill.condition.pressure.readings.upper#r1/a': 160,
    'health.ill.treated#r2': 'no',
    'health.ill.condition#r2': 'asthma',
    'health.ill.condition.asthma.attacks#r2': 1,
  }

  test('each row reads its own answers, and packs those of their row and section', () => {
    const { asked } = evaluate(definition, person, answers(values, rows))
    expect(asked.filter((key) => key.startsWith('health.ill'))).toEqual([
      'health.ill',
      'health.ill.treated#r1',
      'health.ill.condition#r1',
      'health.ill.condition.pressure.readings#r1',
      'health.ill.condition.pressure.readings.taken#r1/a',
      'health.ill.condition.pressure.readings.upper#r1/a',
      'health.ill.condition.pressure.readings.doctor#r1/a',
      'health.ill.condition.pressure.tablets#r1',
      'health.ill.treated#r2',
      'health.ill.condition#r2',
      'health.ill.condition.asthma.attacks#r2',
      'health.ill.condition.asthma.hospital#r2',
      'health.ill.condition.asthma.smoke#r2',
    ])
  })

  test('cards: title, what is asked and what is open, outer rows first', () => {
    const { pages } = evaluate(definition, person, answers(values, rows))
    const { rows: cards } = pages.find(({ path }) => path === 'health/conditions') ?? { rows: [] }
    expect(cards.map(({ gate, row, title, keys, open }) => [gate, row, title, keys.length, open])).toEqual([
      [
        'health.ill',
        'r1',
        'High blood pressure',
        7,
        ['health.ill.condition.pressure.readings.doctor#r1/a', 'health.ill.condition.pressure.tablets#r1'],
      ],
      [
        'health.ill.condition.pressure.readings#r1',
        'a',
        'March 2026',
        3,
        ['health.ill.condition.pressure.readings.doctor#r1/a'],
      ],
      [
        'health.ill',
        'r2',
        'Asthma',
        5,
        ['health.ill.condition.asthma.hospital#r2', 'health.ill.condition.asthma.smoke#r2'],
      ],
    ])
  })

  test.each([
    ['too few', [], 'min'],
    ['enough', ['r1'], undefined],
    ['too many', ['r1', 'r2', 'r3', 'r4', 'r5'], 'max'],
  ])('%s rows', (_, order, code) => {
    const { open, problems } = evaluate(
      definition,
      person,
      answers({ 'health.ill': 'yes' }, { 'health.ill': order }),
    )
    expect(problems.get('health.ill')).toBe(code)
    expect(open.includes('health.ill')).toBe(code !== undefined)
  })

  test('a row without a name has an empty title', () => {
    const { pages } = evaluate(definition, person, answers({ 'health.ill': 'yes' }, { 'health.ill': ['r1'] }))
    expect(pages.flatMap((page) => page.rows).map(({ title }) => title)).toEqual([''])
  })
})

describe('what is kept', () => {
  const values = { 'health.mood': 'no', 'health.mood.kinds': ['low'], 'body.height': tall }

  test('answers that are no longer asked, with those of removed rows and withdrawn questions', () => {
    const strays = { ...values, 'health.ill.treated#gone': 'yes', 'health.nothing': 'yes' }
    expect(evaluate(definition, person, answers(strays)).kept).toEqual([
      'health.mood.kinds',
      'health.ill.treated#gone',
      'health.nothing',
    ])
  })

  test('they are not validated, and count again when they are asked again', () => {
    const odd = { ...values, 'health.mood.kinds': ['nonsense'] }
    expect(evaluate(definition, person, answers(odd)).open.includes('health.mood.kinds')).toBe(false)
    const again = evaluate(definition, person, answers({ ...values, 'health.mood': 'yes' }))
    expect(again.kept).toEqual([])
    expect(again.open.includes('health.mood.kinds')).toBe(false)
  })

  test('a section that is not there says nothing about its answers', () => {
    const sections = definition.sections.filter(({ id }) => id !== 'health')
    expect(evaluate({ sections }, person, answers(values)).kept).toEqual([])
  })
})

describe('sections', () => {
  test.each<[string, Record<string, Value>, string[]]>([
    ['nothing answered', {}, ['body not-started', 'health cannot-start', 'income not-started']],
    [
      'one answer',
      { 'body.height': tall },
      ['body in-progress', 'health cannot-start', 'income not-started'],
    ],
    ['all but the optional', bodyAnswers, ['body completed', 'health not-started', 'income not-started']],
    [
      'an invalid answer',
      { ...bodyAnswers, 'body.duties': { desk: 90 } },
      ['body in-progress', 'health cannot-start', 'income not-started'],
    ],
    [
      'a kept answer starts nothing',
      { ...bodyAnswers, 'health.daily': 3, 'income.days': 0 },
      ['body completed', 'health not-started', 'income completed'],
    ],
  ])('%s', (_, values, expected) => {
    expect(statuses(values)).toEqual(expected)
  })

  test('one that does not apply is not needed, and whoever needs it may start', () => {
    const life = { ...person, covers: ['life' as const] }
    expect(statuses({}, life)).toEqual(['body not-started', 'health cannot-start', 'income not-needed'])
    const [body, health, income] = definition.sections
    const needing = [income, health && { ...health, needs: ['income'] }].filter((part) => part !== undefined)
    expect(body?.id).toBe('body')
    expect(evaluate({ sections: needing }, life, none).sections.map(({ status }) => status)).toEqual([
      'not-needed',
      'not-started',
    ])
  })

  test('a needed section that is not there is not done', () => {
    const sections = definition.sections.filter(({ id }) => id === 'health')
    expect(evaluate({ sections }, person, none).sections[0]?.status).toBe('cannot-start')
  })

  test('pages and check pages have addresses; a page on which nothing is asked has none', () => {
    const life = { ...person, covers: ['life' as const] }
    const { pages, sections } = evaluate(definition, life, none)
    expect(pages.map(({ path, title }) => [path, title])).toEqual([
      ['body/size', 'Your height and weight'],
      ['health/smoking', 'Smoking'],
      ['health/conditions', 'Conditions'],
    ])
    expect(sections.map(({ checkPath }) => checkPath)).toEqual(['body/check', 'health/check', 'income/check'])
    expect(sections.map((part) => part.pages.length)).toEqual([1, 2, 0])
  })
})
