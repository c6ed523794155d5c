import { describe, expect, test } from 'vitest'
import type { Key, Value } from '../answers.ts'
import { emptyAnswers } from '../answers.ts'
import { addRow, setAnswer } from '../changeAnswers.ts'
import { evaluate } from '../evaluate.ts'
import { submission } from '../submission.ts'
import type { Profile } from '../types.ts'
import { personalQuestionnaire } from './index.ts'
import { ordinary, profiles, questionAt, visit } from './visitor.fixture.ts'

const asked = (profile: Profile, chosen: Readonly<Record<Key, Value>> = {}) =>
  visit(personalQuestionnaire, profile, { ...ordinary, ...chosen }).asked
const added = (profile: Profile, chosen: Readonly<Record<Key, Value>>) => {
  const before = new Set(asked(profile))
  return asked(profile, chosen).filter((key) => !before.has(key))
}
const employee = profiles['all four covers']

describe('who is asked what', () => {
  test('work and joints are asked for covers that pay when somebody cannot work', () => {
    const sections = visit(personalQuestionnaire, profiles['life only'], ordinary).sections
    expect(sections.filter(({ status }) => status === 'not-needed').map(({ id }) => id)).toEqual([
      'occupation',
      'joints',
      'incomeProtection',
    ])
  })

  test('a homemaker is not asked about a job', () => {
    const keys = asked(profiles.homemaker)
    expect(keys.filter((key) => key.startsWith('occupation.'))).toEqual([])
    expect(keys).not.toContain('pastimes.hazards')
    expect(keys).toContain('pastimes.activities')
    expect(keys).toContain('joints.back')
  })

  test('income protection alone brings its own questions and those of bankruptcy', () => {
    const without = asked({ ...employee, covers: ['life', 'tpd', 'criticalIllness'] })
    expect(asked(employee).filter((key) => !without.includes(key))).toEqual([
      'occupation.bankruptcy',
      'incomeProtection.offWork',
    ])
  })

  test('each sex is asked its own, a woman above 55 nothing about pregnancy', () => {
    const own = ['illnesses.women', 'illnesses.womenLater', 'illnesses.men']
    const of = (profile: Profile) => asked(profile).filter((key) => own.includes(key))
    expect(of(employee)).toEqual(['illnesses.men'])
    expect(of({ ...employee, sex: 'F', age: 55 })).toEqual(['illnesses.women'])
    expect(of({ ...employee, sex: 'F', age: 56 })).toEqual(['illnesses.womenLater'])
  })

  test('a smoker says what and how many, nobody is asked again whether', () => {
    expect(asked(profiles.smoker).filter((key) => /^habits\.(products|daily|smoked)/.test(key))).toEqual([
      'habits.products',
      'habits.daily',
    ])
    expect(asked(employee).filter((key) => /^habits\.(products|daily|smoked)/.test(key))).toEqual([
      'habits.smoked',
    ])
  })

  test('the quote is not repeated: no question for age, sex, occupation or earnings', () => {
    const asks = asked(employee).map((key) => questionAt(personalQuestionnaire, key).ask)
    expect(
      asks.filter((ask) =>
        /how old are you|date of birth|your (?:sex|gender|occupation|job title)|do you earn/i.test(ask),
      ),
    ).toEqual([])
  })
})

describe('what an answer opens', () => {
  test('a hazard opens its own details', () => {
    expect(added(employee, { 'pastimes.hazards': ['heights'] })).toEqual([
      'pastimes.heightsMetres',
      'pastimes.heightsShare',
      'pastimes.heightsSafety',
    ])
    expect(added(employee, { 'pastimes.hazards': ['remote', 'driving'] })).toEqual([
      'pastimes.remoteShare',
      'pastimes.remoteRoster',
      'pastimes.drivingDistance',
      'pastimes.drivingSafety',
    ])
  })

  test('a business of one’s own opens its figures for income protection only', () => {
    const own = { 'occupation.situation': ['own'] }
    expect(added(employee, own)).toEqual([
      'occupation.entity',
      'occupation.employees',
      'occupation.lastYear',
      'occupation.yearBefore',
    ])
    expect(added({ ...employee, covers: ['tpd'] }, own)).toEqual([
      'occupation.entity',
      'occupation.employees',
    ])
  })

  test('a visa opens its kind and end', () => {
    expect(added(employee, { 'residency.status': 'visa' })).toEqual(['residency.visa', 'residency.visaEnds'])
  })

  test('an unsure family history opens why', () => {
    expect(added(employee, { 'family.relatives': 'unsure' })).toEqual(['family.unknown'])
    expect(added(employee, { 'family.relatives': 'unsure', 'family.unknown': 'partly' })).toEqual([
      'family.unknown',
      'family.known',
    ])
  })

  test('a relative with cancer opens where', () => {
    expect(
      added(employee, { 'family.relatives': 'yes', 'family.relatives.condition#r1': 'cancer' }),
    ).toContain('family.relatives.site#r1')
  })

  test('high blood pressure opens its readings inside the row', () => {
    const row = { 'illnesses.heart': 'yes', 'illnesses.heart.condition#r1': 'highBloodPressure' }
    const at = 'illnesses.heart.condition.highBloodPressure'
    expect(
      added(employee, { ...row, [`${at}.treatment#r1`]: 'medicine' }).filter((key) => key.startsWith(at)),
    ).toEqual([
      `${at}.systolic#r1`,
      `${at}.diastolic#r1`,
      `${at}.taken#r1`,
      `${at}.target#r1`,
      `${at}.treatment#r1`,
      `${at}.medicine#r1`,
    ])
  })

  test('what was ticked about a condition is asked for, and only that', () => {
    const row = {
      'joints.joints': 'yes',
      'joints.joints.condition#r1': 'knee',
      'joints.joints.condition.knee.state#r1': 'over',
    }
    const care = 'joints.joints.condition.knee.care#r1'
    expect(
      added(employee, { ...row, [care]: ['treatment', 'timeOff'] }).map((key) => key.split('.').at(-1)),
    ).toEqual([
      'condition#r1',
      'side#r1',
      'lifting#r1',
      'state#r1',
      'last#r1',
      'care#r1',
      'treatment#r1',
      'daysOff#r1',
      'started#r1',
      'doctor#r1',
    ])
  })

  test('who would rather talk is asked nothing more about it', () => {
    expect(added(employee, { 'mind.mental': 'yes', 'mind.mental.talk#r1': 'talk' })).toEqual([
      'mind.mental.talk#r1',
    ])
  })

  test('a change of mind leaves what was written, unsent', () => {
    const filled = setAnswer(
      setAnswer(
        setAnswer(addRow(emptyAnswers(personalQuestionnaire), 'mind.mental', 'r1'), 'mind.mental', 'yes'),
        'mind.mental.talk#r1',
        'here',
      ),
      'mind.mental.condition#r1',
      'grief',
    )
    const changed = setAnswer(filled, 'mind.mental.talk#r1', 'talk')
    expect(evaluate(personalQuestionnaire, employee, changed).kept).toEqual(['mind.mental.condition#r1'])
    const sent = submission(personalQuestionnaire, employee, changed)
    expect(JSON.stringify(sent)).not.toContain('Grief')
    expect(JSON.stringify(submission(personalQuestionnaire, employee, filled))).toContain('Grief')
  })
})

test('every question of a sensitive row is marked', () => {
  const unmarked = ['women', 'womenLater', 'men', 'infections', 'mental', 'drugs'].flatMap((gate) =>
    personalQuestionnaire.sections.flatMap(({ pages, packs }) =>
      pages.flatMap(({ questions }) =>
        questions.flatMap((question) => {
          if (question.id !== gate || question.kind !== 'gate') return []
          const inRow = packs.find(({ id }) => id === question.rows?.pack)?.questions ?? []
          const chosen = inRow
            .flatMap((one) => ('options' in one ? one.options : []))
            .flatMap((option) =>
              'pack' in option ? (packs.find(({ id }) => id === option.pack)?.questions ?? []) : [],
            )
          return [question, ...inRow, ...chosen]
            .filter(({ sensitive }) => sensitive !== true)
            .map(({ id }) => `${gate}.${id}`)
        }),
      ),
    ),
  )
  expect(unmarked).toEqual([])
})
