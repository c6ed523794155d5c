import { describe, expect, test } from 'vitest'
import { checkDefinition } from './checkDefinition.ts'
import { definition } from './definition.fixture.ts'
import type {
  Condition,
  Definition,
  GateQuestion,
  Pack,
  Page,
  Question,
  Section,
  TextQuestion,
} from './types.ts'
import { MOST_WALKS } from './walkSection.ts'

const yesNo = (id: string, when?: Condition): Question => ({
  id,
  kind: 'yesNo',
  ask: `${id}?`,
  required: true,
  ...(when && { when }),
})
const text: TextQuestion = {
  id: 'words',
  kind: 'text',
  ask: 'Words?',
  required: true,
  freeText: true,
  max: 100,
  lines: 'one',
}
const parts: Question = {
  id: 'parts',
  kind: 'many',
  ask: 'Which parts?',
  required: true,
  options: [
    { value: 'neck', label: 'Neck' },
    { value: 'back', label: 'Back' },
  ],
}
const days: Question = { id: 'days', kind: 'count', ask: 'Days?', required: true, min: 0, max: 10 }
const pain: Pack = { id: 'pain', questions: [parts, days] }
const back: GateQuestion = {
  id: 'back',
  kind: 'gate',
  ask: 'Back?',
  required: true,
  rows: { pack: 'pain', min: 1, max: 2, name: 'parts' },
}

const pageOf = (...questions: Question[]): Page => ({ id: 'one', title: 'One', questions })
function sectionOf(page: Partial<Page>, packs: readonly Pack[] = [], id = 'joints'): Section {
  return { id, title: 'Joints', pages: [{ ...pageOf(), ...page }], packs }
}
const asDefinition = (...sections: Section[]): Definition => ({
  id: 'planted',
  version: '1',
  from: '2026-11-21',
  sections,
})
const faultsOf = (...sections: Section[]) =>
  checkDefinition(asDefinition(...sections)).map(({ code, where, detail }) => `${code} ${where}: ${detail}`)
const faults = (...questions: Question[]) =>
  faultsOf(sectionOf({ questions }, [pain].slice(0, hasBack(questions))))
const hasBack = (questions: readonly Question[]) => (questions.some(({ id }) => id === 'back') ? 1 : 0)
const is = (ref: string, value = 'yes'): Condition => JSON.parse(JSON.stringify({ op: 'is', ref, value }))
const number = (ref: string, value = 3): Condition =>
  JSON.parse(JSON.stringify({ op: 'atLeast', ref, value }))

test('the fixture has no fault', () => {
  expect(checkDefinition(definition)).toEqual([])
})

describe('names', () => {
  test('twice among siblings, across the pages of a section', () => {
    expect(faults(yesNo('leg'), yesNo('leg'))).toEqual(['duplicate-id joints: leg'])
    const pages = [pageOf(yesNo('leg')), { ...pageOf(yesNo('leg')), id: 'two' }]
    expect(faultsOf({ ...sectionOf({}), pages })).toEqual(['duplicate-id joints: leg'])
  })

  test('the same name in a pack and on a page is no duplicate', () => {
    expect(faults(back, yesNo('parts'))).toEqual([])
  })

  test('sections, pages, packs, options and questions below a gate', () => {
    const one = sectionOf({ questions: [yesNo('leg')] })
    expect(faultsOf(one, one)).toEqual(['duplicate-id : joints'])
    expect(faultsOf({ ...one, pages: [...one.pages, pageOf(yesNo('arm'))] })).toEqual([
      'duplicate-id joints: one',
    ])
    expect(faultsOf(sectionOf({ questions: [back] }, [pain, pain]))).toContain(
      'duplicate-id joints packs: pain',
    )
    const twice = { ...parts, options: [...parts.options, { value: 'neck', label: 'Neck again' }] }
    expect(faults(twice)).toEqual(['duplicate-id joints.parts: neck'])
    const { rows: _, ...gate } = back
    expect(faults({ ...gate, inline: [yesNo('leg'), yesNo('leg')] })).toContain(
      'duplicate-id joints.back: leg',
    )
  })

  test('that an address or a key cannot have', () => {
    expect(faults(yesNo('left leg'))).toEqual(['bad-id joints: left leg'])
    expect(faults(yesNo('a.b'))).toEqual(['bad-id joints: a.b'])
    expect(faultsOf(sectionOf({ id: 'check', questions: [yesNo('leg')] }))).toEqual([
      'bad-id joints/check: is reserved',
    ])
    expect(faults({ ...parts, options: [{ value: 'unsure', label: 'Unsure' }] })).toEqual([
      'bad-id joints.parts: option unsure is reserved',
    ])
  })
})

describe('references', () => {
  test.each<[string, Question[], string]>([
    ['missing', [yesNo('leg', is('section:arm'))], 'ref-missing joints.leg: joints.arm'],
    [
      'of another section',
      [yesNo('leg', is('section:health.ill'))],
      'ref-missing joints.leg: joints.health.ill',
    ],
    ['to no fact', [yesNo('leg', is('profile:postcode'))], 'ref-missing joints.leg: profile:postcode'],
    ['later', [yesNo('leg', is('section:arm')), yesNo('arm')], 'ref-later joints.leg: joints.arm'],
    ['to itself', [yesNo('leg', is('section:leg'))], 'ref-later joints.leg: joints.leg'],
    [
      'into rows',
      [back, yesNo('leg', number('section:back.days'))],
      'ref-scope joints.leg: joints.back.days',
    ],
    ['to an own row outside rows', [yesNo('leg', is('own:arm'))], 'ref-scope joints.leg: own:arm'],
    ['to a row outside rows', [yesNo('leg', is('row:arm'))], 'ref-scope joints.leg: row:arm'],
    [
      'to an option that is not there',
      [yesNo('a'), yesNo('leg', is('section:a', 'maybe'))],
      'unknown-value joints.leg: joints.a maybe',
    ],
    [
      'to unsure where it is not offered',
      [yesNo('a'), yesNo('leg', is('section:a', 'unsure'))],
      'unknown-value joints.leg: joints.a unsure',
    ],
    [
      'of the wrong kind',
      [parts, yesNo('leg', is('section:parts', 'neck'))],
      'ref-kind joints.leg: is joints.parts',
    ],
    [
      'to the number of a text',
      [text, yesNo('leg', number('section:words'))],
      'ref-kind joints.leg: atLeast joints.words',
    ],
    [
      'to the number of a state',
      [yesNo('leg', number('profile:state'))],
      'ref-kind joints.leg: atLeast state',
    ],
    ['to a list as one', [yesNo('leg', is('profile:covers', 'life'))], 'ref-kind joints.leg: is covers'],
    ['to no state', [yesNo('leg', is('profile:state', 'NZ'))], 'unknown-value joints.leg: state NZ'],
    [
      'within not and any',
      [yesNo('leg', { op: 'not', of: { op: 'any', of: [is('section:arm')] } })],
      'ref-missing joints.leg: joints.arm',
    ],
  ])('%s', (_, questions, fault) => {
    expect(faults(...questions)).toContain(fault)
  })

  test('of a pack are reported where it is first used', () => {
    const broken = { ...pain, questions: [parts, yesNo('leg', is('own:arm'))] }
    const again = { ...back, id: 'neck' }
    expect(
      faultsOf(sectionOf({ questions: [back, again] }, [broken])).filter((fault) => fault.startsWith('ref')),
    ).toEqual(['ref-missing joints.back.leg: joints.back.arm'])
  })

  test('of a section read the profile only, of a page what came before it', () => {
    const leg = yesNo('leg')
    expect(faultsOf({ ...sectionOf({ questions: [leg] }), when: is('section:leg') })).toContain(
      'ref-scope joints: joints.leg',
    )
    expect(faultsOf(sectionOf({ questions: [leg], when: is('section:leg') }))).toContain(
      'ref-later joints/one: joints.leg',
    )
  })

  test('of rows: the pack and the question that names them', () => {
    expect(faultsOf(sectionOf({ questions: [back] }))).toContain('ref-missing joints.back: pack pain')
    const named = { ...back, rows: { pack: 'pain', min: 1, max: 2, name: 'side' } }
    expect(faults(named)).toEqual(['ref-missing joints.back: row name side'])
  })

  test('of sections that come first', () => {
    const one = sectionOf({ questions: [yesNo('leg')] })
    expect(faultsOf({ ...one, needs: ['body'] })).toEqual(['ref-missing joints: needs body'])
  })
})

describe('what leads nowhere', () => {
  test('nobody is asked: the condition contradicts itself, or the profile never is so', () => {
    const both: Condition = { op: 'all', of: [is('section:a', 'yes'), is('section:a', 'no')] }
    expect(faults(yesNo('a'), yesNo('leg', both))).toEqual(['unreachable joints.leg: in 2 walks'])
    expect(faults(yesNo('leg', number('profile:age', 90)))).toContain('unreachable joints.leg: in 0 walks')
    expect(faults(days, yesNo('leg', number('section:days', 11)))).toContain(
      'unreachable joints.leg: in 1 walks',
    )
  })

  test('below what nobody is asked', () => {
    const never = yesNo('a', { op: 'any', of: [] })
    expect(faults(never, yesNo('leg', is('section:a')))).toEqual([
      'unreachable joints.a: in 1 walks',
      'unreachable joints.leg: in 1 walks',
    ])
  })

  test('a pack or page that is never used', () => {
    expect(faultsOf(sectionOf({ questions: [yesNo('leg')] }, [pain]))).toEqual(['orphan joints: pack pain'])
    expect(faultsOf(sectionOf({}))).toEqual(['orphan joints/one: page without questions'])
  })

  test('a pack within itself, sections that wait for each other', () => {
    const own = { ...pain, questions: [parts, days, { ...back, id: 'again' }] }
    expect(faultsOf(sectionOf({ questions: [back] }, [own]))).toContain('cycle joints: pack pain')
    const one = { ...sectionOf({ questions: [yesNo('leg')] }), needs: ['body'] }
    const body = { ...sectionOf({ questions: [yesNo('leg')] }, [], 'body'), needs: ['joints'] }
    expect(faultsOf(one, body)).toEqual(['cycle joints: needs itself', 'cycle body: needs itself'])
  })

  test('a question that no answer closes', () => {
    expect(faults({ ...parts, options: [] })).toEqual([
      'bounds joints.parts: many',
      'stuck joints.parts: no answer is accepted',
    ])
    expect(faults({ ...days, min: 5, max: 4 })).toContain('bounds joints.days: count')
    expect(faults({ ...text, max: 1_001 })).toEqual(['bounds joints.words: text'])
    const rows = { ...back, rows: { pack: 'pain', min: 3, max: 2, name: 'parts' } }
    expect(faults(rows)).toContain('bounds joints.back: rows 3 to 2')
  })

  test('too many walks', () => {
    const questions = Array.from({ length: 6 }, (_, index) => yesNo(`q${index}`))
    const every: Condition = { op: 'all', of: questions.map(({ id }) => is(`section:${id}`)) }
    const planted = asDefinition(sectionOf({ questions: [...questions, yesNo('last', every)] }))
    expect(MOST_WALKS).toBe(50_000)
    expect(checkDefinition(planted, 64)).toEqual([])
    expect(checkDefinition(planted, 63)).toEqual([
      { code: 'too-many-walks', where: 'joints', detail: 'more than 63' },
    ])
  })
})

describe('words', () => {
  test.each<[string, Question, string]>([
    ['no question', { ...days, ask: ' ' }, 'missing-words joints.days: ask'],
    ['an empty hint', { ...days, hint: '' }, 'missing-words joints.days: hint'],
    [
      'an option without a label',
      { ...parts, options: [{ value: 'neck', label: '' }] },
      'missing-words joints.parts: option neck',
    ],
    [
      'a genetic test',
      { ...days, ask: 'Have you had a genetic test?' },
      'forbidden-words joints.days: Have you had a genetic test?',
    ],
    [
      'a DNA test',
      { ...days, ask: 'What did the DNA test say?' },
      'forbidden-words joints.days: What did the DNA test say?',
    ],
    [
      'a gene in an option',
      { ...parts, options: [{ value: 'a', label: 'The BRCA1 gene' }] },
      'forbidden-words joints.parts: The BRCA1 gene',
    ],
    [
      'sexual behaviour',
      { ...days, ask: 'How many sexual partners?' },
      'forbidden-words joints.days: How many sexual partners?',
    ],
    [
      'in other words',
      { ...days, ask: 'Have you had unprotected sex?' },
      'forbidden-words joints.days: Have you had unprotected sex?',
    ],
  ])('%s', (_, question, fault) => {
    expect(faults(question)).toEqual([fault])
  })

  test('words that a search list is found by', () => {
    const list: Question = {
      id: 'list',
      kind: 'search',
      ask: 'Which?',
      required: true,
      options: [{ value: 'a', label: 'A', also: ['carrier screening'] }],
    }
    expect(faults(list)).toEqual(['forbidden-words joints.list: carrier screening'])
  })

  test('hints and notices may name what questions may not, and plain words pass', () => {
    expect(faults({ ...days, hint: 'Do not include genetic tests.' })).toEqual([])
    expect(faults({ ...days, ask: 'Does a generic medicine help your general health?' })).toEqual([])
  })

  test('titles of sections and pages', () => {
    const questions = [yesNo('leg')]
    expect(faultsOf(sectionOf({ title: ' ', questions }))).toEqual(['missing-words joints/one: title'])
    expect(faultsOf({ ...sectionOf({ questions }), title: '' })).toEqual(['missing-words joints: title'])
  })
})
