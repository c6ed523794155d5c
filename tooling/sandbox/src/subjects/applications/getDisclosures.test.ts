import { randomUUID } from 'node:crypto'
import { personalQuestionnaire } from '@coverkit/core/questionnaire/personal'
import { describe, expect, test } from 'vitest'
import type { Schema } from '../../document/Schema.ts'
import type {
  FhirBundle,
  FhirQuestionnaire,
  FhirQuestionnaireResponse,
} from '../../questionnaire/fhirResources.ts'
import { APPLICATION_DAY, applicationBody } from '../../testing/bodies.ts'
import { OPERATION_ENGINES } from '../../testing/engines.ts'
import { fhirInconsistencies } from '../../testing/fhirConsistency.ts'
import {
  type Answer,
  APPLICATION_PATH,
  bearer,
  useApplications,
  withDetails,
  withSecondHolder,
} from '../../testing/useApplications.ts'
import { validateFhir } from '../../testing/validateFhir.ts'

const FHIR = { accept: 'application/fhir+json' }
const NOT_FOUND = { status: 404, errors: [{ field: '', code: 'not-found' }] }
const CANARY = 'My BRCA1 test was positive, canary-7391'
const kg = (value: number): Schema<'QuestionnaireValue'> => ({ value, unit: 'kg', entered: [String(value)] })
const reading = {
  words: 'An underwriter at the insurer will read your application.',
  dueOn: '2026-11-30',
}

/** Makes an application with other answers to the questionnaire. */
const answering = (
  values: Readonly<Record<string, Schema<'QuestionnaireValue'>>>,
  body = applicationBody(),
) =>
  withDetails(({ questionnaire }) => {
    if (!questionnaire) throw new Error('The example has no questionnaire')
    return { questionnaire: { ...questionnaire, values: { ...questionnaire.values, ...values } } }
  }, body)

describe.each(OPERATION_ENGINES)('disclosures on %s', (engine) => {
  const { api, saved, setNow } = useApplications(engine)
  const submit = async (body = applicationBody(), headers = {}) => {
    const { status, json } = await api.post(APPLICATION_PATH, body, headers)
    expect([status, json]).toMatchObject([200, { successful: true }])
    const { id, reference, secret = '' } = json as Answer
    return { body, id, reference, secret }
  }
  const read = (id: string, token: string, headers = {}) =>
    api.get(`${APPLICATION_PATH}/${id}/disclosures`, { ...bearer(token), ...headers })
  const ours = async ({ id, secret }: { id: string; secret: string }) => {
    const { status, json } = await read(id, secret)
    expect(status).toBe(200)
    return json as Schema<'Disclosures'>
  }

  test('are what was asked and answered, in the words that were shown, with an indication that is no decision', async () => {
    const application = await submit()
    const { reference, submittedAt, questionnaire, disclosures, indication } = await ours(application)
    expect({ reference, submittedAt, questionnaire }).toEqual({
      reference: application.reference,
      submittedAt: '2026-11-23T01:02:04.000Z',
      questionnaire: {
        id: 'personal',
        version: '2026-11',
        hash: application.body.applicationDetails.questionnaire?.hash,
      },
    })
    expect(disclosures.map(({ key }) => key).sort()).toEqual(
      Object.keys(application.body.applicationDetails.questionnaire?.values ?? {}).sort(),
    )
    expect(disclosures.find(({ key }) => key === 'body.weight')).toEqual({
      key: 'body.weight',
      id: 'body.weight',
      section: 'body',
      page: 'measurements',
      kind: 'weight',
      question: 'How much do you weigh?',
      hint: 'In kilograms, or in stones and pounds. If you’re pregnant, give your weight before the pregnancy.',
      value: { value: 72, unit: 'kg', entered: ['72'] },
      answer: ['72 kg'],
      rows: [],
      codes: [{ system: 'http://loinc.org', code: '29463-7' }],
    })
    expect(indication).toEqual({
      isDecision: false,
      label: 'Sample rules. No insurer decides by them.',
      rules: { id: 'sample', version: '2026-11', hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
      covers: [{ cover: 'life', outcome: 'accept', loading: 0, exclusions: [], nextSteps: [], reasons: [] }],
    })
  })

  test('are a FHIR bundle when FHIR is asked for, valid and consistent', async () => {
    const { id, secret, reference } = await submit(answering({ 'illnesses.heart': 'unsure' }))
    const { status, json, headers } = await read(id, secret, FHIR)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toMatch(/^application\/fhir\+json(;|$)/)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('vary')?.split(/, */)).toContain('Accept')
    const bundle = json as FhirBundle
    expect(validateFhir(bundle)).toEqual([])
    const [questionnaire, response] = bundle.entry.map(({ resource }) => resource)
    expect(
      fhirInconsistencies(questionnaire as FhirQuestionnaire, response as FhirQuestionnaireResponse),
    ).toEqual([])
    expect(response).toMatchObject({
      identifier: { value: reference },
      questionnaire: `https://fhir.coverkit.example/Questionnaire/personal|${personalQuestionnaire.version}`,
      authored: '2026-11-23T01:02:04.000Z',
    })
    expect(JSON.stringify(response)).toContain('I am not sure')
    expect(JSON.stringify(response)).not.toMatch(/indication|loading|"refer"/)
  })

  test('leave out what speaks of a genetic test, and it changes nothing', async () => {
    const plain = await ours(await submit())
    const application = await submit(answering({ 'doctors.reason': CANARY }))
    const { disclosures, indication } = await ours(application)
    expect(disclosures).toHaveLength(plain.disclosures.length - 1)
    expect(indication).toEqual(plain.indication)
    for (const headers of [{}, FHIR])
      expect((await read(application.id, application.secret, headers)).text).not.toMatch(/canary|brca/i)
    // Checks that the stored application retains the customer's own text.
    const [row] = await saved(application.body.tracking.clientId)
    expect(JSON.stringify(row?.body)).toContain('canary-7391')
  })

  test('are the same a year later, by the rules and the age of the day of the submission', async () => {
    const application = await submit(answering({ 'body.weight': kg(98), 'illnesses.heart': 'unsure' }))
    const first = await ours(application)
    expect(first.indication.covers).toMatchObject([
      {
        cover: 'life',
        outcome: 'refer',
        loading: 50,
        nextSteps: [{ kind: 'doctor-report', dueOn: '2026-12-14' }],
      },
    ])
    try {
      setNow(new Date('2027-11-23T01:02:04Z'))
      expect(await ours(application)).toEqual(first)
    } finally {
      setNow(APPLICATION_DAY)
    }
  })

  test('name nobody and no account', async () => {
    const { id, secret } = await submit(withSecondHolder())
    for (const headers of [{}, FHIR])
      expect((await read(id, secret, headers)).text).not.toMatch(
        /\bRobin\b|\bKim\b|example\.com|1989-03-27|Sample Street|"bsb"|accountNumber/,
      )
  })

  test('are unknown to everybody else, and alike what there is not', async () => {
    const visitors = await submit()
    const adas = await submit(applicationBody(), bearer('ada'))
    expect((await read(adas.id, 'ada')).status).toBe(200)
    const tries: [string, string][] = [
      [visitors.id, 'ada'],
      [visitors.id, 'A'.repeat(43)],
      [adas.id, 'ben'],
      [adas.id, visitors.secret],
      [randomUUID(), 'ada'],
    ]
    for (const [id, token] of tries)
      for (const headers of [{}, FHIR]) expect((await read(id, token, headers)).json).toMatchObject(NOT_FOUND)
    expect((await api.get(`${APPLICATION_PATH}/${visitors.id}/disclosures`)).status).toBe(401)
  })

  test('show in what is outstanding as steps with a day, never as an outcome', async () => {
    const outstanding = async (body = applicationBody()) => {
      const { id, secret } = await submit(body)
      const { json, text } = await api.get(`${APPLICATION_PATH}/${id}`, bearer(secret))
      expect(text).not.toMatch(/loading|exclusion|refer"|accept|underwriting|reason/i)
      return (json as Schema<'SubmittedApplication'>).outstanding
    }
    const accepted = [{ kind: 'assessment', ...reading, state: 'open' }]
    expect(await outstanding()).toEqual(accepted)
    expect(await outstanding(answering({ 'body.weight': kg(98) }))).toEqual(accepted)
    expect(await outstanding(answering({ 'illnesses.heart': 'unsure' }))).toEqual([
      ...accepted,
      {
        kind: 'doctor-report',
        words: 'We’ll ask your doctor for a report, in the way you chose.',
        dueOn: '2026-12-14',
        state: 'open',
      },
    ])
    expect(await outstanding(withSecondHolder())).toEqual([
      { kind: 'second-signature', state: 'open' },
      { kind: 'assessment', ...reading, state: 'waiting' },
    ])
  })
})
