import { createHash } from 'node:crypto'
import { canonicalJson, type Key, type Profile, type Value } from '@coverkit/core/questionnaire'
import { personalQuestionnaire as definition } from '@coverkit/core/questionnaire/personal'
import { possibleValues } from '@coverkit/core/testing'
import { describe, expect, test } from 'vitest'
import { fhirInconsistencies } from '../testing/fhirConsistency.ts'
import { isLongRun } from '../testing/isLongRun.ts'
import { validateFhir } from '../testing/validateFhir.ts'
import { type Choices, employee, plainAnswer, SUBMITTED_ON, submitted } from '../testing/visit.ts'
import { fhirBundle } from './fhirBundle.ts'
import { fhirQuestionnaire } from './fhirQuestionnaire.ts'
import type { FhirItem, FhirQuestionnaireResponse, FhirResponseItem } from './fhirResources.ts'
import { fhirResponse } from './fhirResponse.ts'

const hash = createHash('sha256').update(canonicalJson(definition)).digest('hex')
const questionnaire = fhirQuestionnaire(definition, hash)
const itemsIn = (items: readonly FhirItem[]): readonly FhirItem[] =>
  items.flatMap((item) => [item, ...itemsIn(item.item ?? [])])
const all = new Map(itemsIn(questionnaire.item).map((item) => [item.linkId, item]))

const submission = (profile: Profile, choices: Choices = {}) => ({
  definition,
  hash,
  profile,
  submission: submitted(profile, choices),
  reference: 'H7KQ3WXR',
  id: '3d1f0a5e-8c4b-4f69-b1f4-7a2a54f0c9d1',
  submittedAt: '2026-11-23T01:02:04.000Z',
})
const response = (profile: Profile, choices: Choices = {}) => fhirResponse(submission(profile, choices))
const answersIn = (items: readonly FhirResponseItem[]): readonly FhirResponseItem[] =>
  items.flatMap((item) => [
    item,
    ...answersIn(item.item ?? []),
    ...(item.answer ?? []).flatMap((answer) => answersIn(answer.item ?? [])),
  ])
const at = (given: FhirQuestionnaireResponse, linkId: string) =>
  answersIn(given.item).filter((item) => item.linkId === linkId)

/** Returns the same number below the limit for the same text. */
const chance = (text: string, limit: number) =>
  createHash('sha256').update(text).digest().readUInt32BE(0) % limit
/** Chooses answers at random by a seed, with a yes to about a third of the gates. */
const byChance = (seed: number): Choices => ({
  answer: (question, key): Value => {
    if (question.kind === 'gate')
      return ['yes', 'no', question.unsure ? 'unsure' : 'no'][chance(`${seed} ${key}`, 3)] ?? 'no'
    const values = possibleValues(question, SUBMITTED_ON).filter((value) => value !== null)
    return values[chance(`${seed} ${key}`, values.length)] ?? plainAnswer(question)
  },
  rows: (_, gate) => ['a', 'b'].slice(0, 1 + chance(`${seed} rows ${gate}`, 2)),
})
/** The validator takes a second for each set of answers. */
const SEEDS = isLongRun ? [1, 2, 3] : [1]
const people: readonly Profile[] = [
  employee,
  { ...employee, sex: 'F', age: 33, smoker: true },
  {
    ...employee,
    sex: 'F',
    age: 58,
    covers: ['life', 'tpd'],
    sums: { life: 1, tpd: 1 },
    occupationClass: 'H',
  },
  { ...employee, covers: ['life'], sums: { life: 400_000 }, occupationClass: null },
]

describe('the questionnaire', () => {
  test('is a FHIR R4 Questionnaire by a validator that is not ours', () => {
    expect(validateFhir(questionnaire)).toEqual([])
    expect(all.size).toBe(itemsIn(questionnaire.item).length)
    expect(all.size).toBeGreaterThan(2_000)
  })

  test('names its version, its hash and what the licence of LOINC wants', () => {
    const { url, version, identifier, date, copyright } = questionnaire
    expect({ url, version, date, identifier }).toEqual({
      url: 'https://fhir.coverkit.example/Questionnaire/personal',
      version: '2026-11',
      date: '2026-11-23',
      identifier: [{ system: 'https://fhir.coverkit.example/questionnaire-sha256', value: hash }],
    })
    expect(copyright).toContain('content from LOINC (http://loinc.org)')
    expect(copyright).toContain('Regenstrief Institute')
  })

  // Body height, weight and blood pressure: hl7.org/fhir/R4/observation-vitalsigns.html. HbA1c in %: loinc.org/4548-4.
  // Cholesterol in moles by volume: hl7.org/fhir/R4/valueset-example.html.
  test.each([
    ['body.height', '8302-2', 'cm', 'http://unitsofmeasure.org'],
    ['body.weight', '29463-7', 'kg', 'http://unitsofmeasure.org'],
    ['illnesses.heart.condition.highBloodPressure.systolic', '8480-6', 'mm[Hg]', 'http://unitsofmeasure.org'],
    [
      'illnesses.heart.condition.highBloodPressure.diastolic',
      '8462-4',
      'mm[Hg]',
      'http://unitsofmeasure.org',
    ],
    ['illnesses.hormones.condition.type2Diabetes.hba1c', '4548-4', '%', 'http://unitsofmeasure.org'],
    ['illnesses.heart.condition.highCholesterol.total', '14647-2', 'mmol/L', 'http://unitsofmeasure.org'],
  ])('%s is an observation %s in %s', (linkId, code, unit, system) => {
    expect(all.get(linkId)).toMatchObject({
      type: 'quantity',
      code: [{ system: 'http://loinc.org', code }],
      extension: [
        {
          url: 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-observationExtract',
          valueBoolean: true,
        },
      ],
    })
    const [gate = '', condition = ''] = linkId.split('.condition.').map((part) => part.split('.')[0] ?? '')
    const name = linkId.split('.condition.')[0] ?? ''
    const chosen: Record<Key, Value> =
      linkId.startsWith('body') || gate === '' ? {} : { [name]: 'yes', [`${name}.condition#r1`]: condition }
    const [given] = at(response(employee, { chosen }), linkId)
    expect(given?.answer?.[0]?.valueQuantity).toMatchObject({ system, code: unit })
  })

  test('says in an expression only what enableWhen cannot say', () => {
    const withExpression = [...all.values()].flatMap(({ linkId, extension = [] }) =>
      extension.flatMap(({ valueExpression }) =>
        valueExpression ? [[linkId, valueExpression.expression]] : [],
      ),
    )
    const fact = (name: string) =>
      `%resource.item.where(linkId = 'profile').item.where(linkId = 'profile.${name}').answer.value`
    expect(withExpression).toEqual([
      [
        'occupation',
        `((${fact('covers')}.where(code = 'tpd').exists() or ${fact('covers')}.where(code = 'incomeProtection').exists())` +
          ` and ${fact('occupationClass')}.where($this = 'H').exists().not())`,
      ],
      [
        'illnesses.womenLater',
        `(${fact('sex')}.where(code = 'F').exists() and ${fact('age')}.where($this < 56).exists().not())`,
      ],
    ])
    expect(all.get('pastimes.hazards')?.enableWhen).toEqual([
      { question: 'profile.occupationClass', operator: '!=', answerString: 'H' },
    ])
    expect(all.get('joints')).toMatchObject({
      enableBehavior: 'any',
      enableWhen: [{ question: 'profile.covers' }, { question: 'profile.covers' }],
    })
  })
})

describe('a response', () => {
  test('has only what was asked and answered, with the words that were shown, and a group for each row', () => {
    const gate = 'illnesses.heart'
    const chosen = {
      [gate]: 'yes',
      [`${gate}.condition#r1`]: 'highBloodPressure',
      [`${gate}.condition.highBloodPressure.systolic#r1`]: 'unsure',
      [`${gate}.started#r1`]: 'unsure',
      [`${gate}.condition#r2`]: 'varicoseVeins',
    }
    const given = response(employee, { chosen, rows: () => ['r1', 'r2'] })
    const system = (id: string) => `https://fhir.coverkit.example/CodeSystem/${id}`
    const absent = {
      extension: [
        { url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason', valueCode: 'asked-unknown' },
      ],
    }
    expect(at(given, gate)).toMatchObject([
      {
        text: 'Have you ever had a problem with your heart, blood pressure, cholesterol or circulation, or a stroke?',
        answer: [
          {
            valueCoding: { system: system(gate), code: 'yes', display: 'Yes' },
            item: [
              {
                linkId: `${gate}:row`,
                item: [
                  {
                    linkId: `${gate}.condition`,
                    text: 'What is it called?',
                    answer: [
                      {
                        valueCoding: {
                          system: system(`${gate}.condition`),
                          code: 'highBloodPressure',
                          display: 'High blood pressure',
                        },
                        item: [
                          {
                            linkId: `${gate}.condition.highBloodPressure`,
                            item: [
                              {
                                text: 'What was the upper number of your latest reading?',
                                answer: [{ valueQuantity: absent }],
                              },
                              { answer: [{ valueQuantity: { value: 30, unit: 'mmHg', code: 'mm[Hg]' } }] },
                              {},
                              {},
                              {},
                              {},
                            ],
                          },
                        ],
                      },
                    ],
                  },
                  { linkId: `${gate}.started`, answer: [{ _valueDate: absent }] },
                  { linkId: `${gate}.doctor` },
                ],
              },
              { linkId: `${gate}:row` },
            ],
          },
        ],
      },
    ])
    expect(at(given, 'illnesses.women')).toEqual([])
    expect(at(given, 'profile.smoker')[0]?.answer).toEqual([
      { valueCoding: { system: system('profile.smoker'), code: 'no' } },
    ])
  })

  test('names the version, the day and whose it is by the reference alone', () => {
    const { questionnaire: canonical, status, authored, source, subject } = response(employee)
    const person = {
      type: 'Patient',
      identifier: { system: 'https://fhir.coverkit.example/application-reference', value: 'H7KQ3WXR' },
      display: 'Person insured',
    }
    expect({ canonical, status, authored, source, subject }).toEqual({
      canonical: 'https://fhir.coverkit.example/Questionnaire/personal|2026-11',
      status: 'completed',
      authored: '2026-11-23T01:02:04.000Z',
      source: person,
      subject: person,
    })
  })

  test('leaves out what speaks of a genetic test', () => {
    const canary = 'My BRCA1 test was positive, canary-7391'
    const chosen = { 'doctors.reason': canary, 'occupation.industry': canary }
    const bundle = fhirBundle(submission(employee, { chosen }))
    expect(submission(employee, { chosen }).submission.filter(({ genetic }) => genetic)).toHaveLength(2)
    expect(JSON.stringify(bundle)).not.toMatch(/canary|brca/i)
    expect(at(response(employee, { chosen }), 'doctors.reason')).toEqual([])
    expect(at(response(employee, { chosen }), 'doctors.visit')).toHaveLength(1)
  })
})

describe('both together', () => {
  test.each(people.flatMap((profile) => SEEDS.map((seed) => [seed, profile] as const)))(
    'are valid FHIR R4, and the response is one to the questionnaire (%i)',
    (seed, profile) => {
      const given = submission(profile, byChance(seed))
      expect(validateFhir(fhirBundle(given))).toEqual([])
      expect(fhirInconsistencies(questionnaire, fhirResponse(given))).toEqual([])
    },
  )

  // Takes over 5 s: the validator walks the whole questionnaire for each planted fault.
  test('violations that are planted are found by the validator', () => {
    const [heading, ...rest] = questionnaire.item
    if (!heading) throw new Error('There are no items')
    const planted: object[] = [
      { ...questionnaire, status: undefined },
      { ...questionnaire, colour: 'red' },
      { ...questionnaire, date: 'yesterday' },
      { ...questionnaire, item: [{ ...heading, type: undefined }, ...rest] },
      { ...questionnaire, item: [{ ...heading, linkId: undefined }, ...rest] },
      { ...questionnaire, item: [{ linkId: 'x', type: 'string', answerOption: [{ valueInteger: 'x' }] }] },
      { ...response(employee), status: undefined },
      { ...response(employee), authored: 'today' },
      { ...response(employee), item: [{ linkId: 'x', answer: [{ valueInteger: 1.5 }] }] },
      { ...response(employee), item: [{ answer: [{ valueInteger: 1 }] }] },
      { ...fhirBundle(submission(employee)), type: undefined },
    ]
    expect(planted.map((resource) => validateFhir(resource).length > 0)).toEqual(planted.map(() => true))
  })

  test('responses that do not fit the questionnaire are found', () => {
    const given = response(employee)
    const [facts, ...sections] = given.item
    if (!facts) throw new Error('There are no facts')
    const fits = (item: readonly FhirResponseItem[]) => fhirInconsistencies(questionnaire, { ...given, item })
    const change = (linkId: string, to: FhirResponseItem | null) => {
      const visit = (items: readonly FhirResponseItem[]): FhirResponseItem[] =>
        items.flatMap((item) => {
          if (item.linkId === linkId) return to ? [to] : []
          return [{ ...item, ...(item.item && { item: visit(item.item) }) }]
        })
      return visit(given.item)
    }
    const linkId = 'residency.status'
    const [status] = at(given, linkId)
    if (!status) throw new Error('There is no status')
    expect(fits(given.item)).toEqual([])
    expect(fits(change(linkId, null))).toEqual([`missing: ${linkId}`])
    expect(fits(change(linkId, { ...status, linkId: 'residency.colour' }))).toEqual([
      'order: residency.colour',
      'unknown: residency.colour',
      `missing: ${linkId}`,
    ])
    expect(fits(change(linkId, { linkId, answer: [{ valueString: 'citizen' }] }))).toEqual([
      `type: ${linkId} valueString`,
    ])
    expect(fits(change(linkId, { linkId, answer: [{ valueCoding: { code: 'martian' } }] }))).toEqual([
      `no option: ${linkId} martian`,
    ])
    expect(fits([facts, ...sections.toReversed()])).toContain('order: profile')
    expect(fits(change('profile.smoker', null))).toEqual([])
    const smoker = { ...at(given, 'profile.smoker')[0] }
    const says = {
      linkId: 'profile.smoker',
      answer: [{ valueCoding: { ...smoker.answer?.[0]?.valueCoding, code: 'yes' } }],
    }
    expect(fits(change('profile.smoker', says))).toEqual([
      'missing: habits.products',
      'missing: habits.daily',
      'not enabled: habits.smoked',
    ])
  })
})
