import { describe, expect, test } from 'vitest'
import { acceptedItems } from '../application/receipt/acceptedItems.ts'
import { digest } from '../application/receipt/digest.fixture.ts'
import { receiptBody } from '../application/receipt/receipt.fixture.ts'
import type { Answers } from './answers.ts'
import { canonicalJson } from './canonicalJson.ts'
import { definition } from './definition.fixture.ts'
import { HEALTH_CONSENT, healthConsentText, isHealthConsent } from './healthConsent.ts'
import { migrateAnswers } from './migrateAnswers.ts'
import { parseAnswers } from './parseAnswers.ts'
import { PLAIN_PROFILE } from './profileClasses.ts'
import { currentAnswers } from './releases.ts'
import { submittedAnswers } from './submittedAnswers.ts'

const consent = { version: '2026-11', givenAt: '2026-11-22T13:01:00.000Z' }
const answers: Answers = {
  definition: `${definition.id}|${definition.version}`,
  consent,
  values: { 'health.mood': 'no' },
  rows: {},
}

test('another text has another version', async () => {
  const hash = await digest(canonicalJson(healthConsentText))
  expect({ version: HEALTH_CONSENT.version, hash }).toEqual({
    version: '2026-11',
    hash: 'aa5763d1d9ac80d8ae7581872e7280660ae143c51fc7dcac09bb6f1bd261400a',
  })
})

test.each([
  [consent, true],
  [{ ...consent, version: '2026-10' }, false],
  [undefined, false],
])('%j is consent to the text of today: %s', (given, is) => expect(isHealthConsent(given)).toBe(is))

describe('the consent stays with the answers', () => {
  test.each<[string, Answers]>([
    ['stored and read', parseAnswers(JSON.parse(JSON.stringify(answers)))],
    ['submitted', submittedAnswers(definition, PLAIN_PROFILE, answers)],
    ['carried to another version', migrateAnswers(answers, { id: 'fixture', version: '2' }, {}).answers],
    [
      'of a version that nobody knows',
      currentAnswers([{ definition, hash: '' }], { ...answers, definition: 'fixture|0' }, '2026-11-23')
        .answers,
    ],
  ])('%s', (_, after) => expect(after.consent).toEqual(consent))

  test.each([
    [{ ...answers, consent: { version: '2026-11' } }, 'givenAt'],
    [{ ...answers, consent: { version: '2026-11', givenAt: 'yesterday' } }, 'givenAt'],
    [{ ...answers, consent: { givenAt: '2026-11-21T00:00:00Z' } }, 'version'],
    [{ ...answers, consent: 'yes' }, 'consent'],
  ])('not one that is no consent: %j', (value, field) => expect(() => parseAnswers(value)).toThrow(field))
})

test('the receipt says what was agreed to, in which version and when', () => {
  const body = receiptBody()
  const questionnaire = { definition: answers.definition, values: {}, rows: {} }
  const itemsOf = (given: typeof consent | undefined) =>
    acceptedItems({
      ...body.applicationDetails,
      questionnaire: { ...questionnaire, ...(given && { consent: given }) },
    })
  expect(itemsOf(consent).at(-1)).toEqual({
    question: healthConsentText.statement,
    answer: ['Yes', '23 November 2026 at 00:01, Sydney time (text version 2026-11)'],
    fields: [
      'applicationDetails.questionnaire.consent.version',
      'applicationDetails.questionnaire.consent.givenAt',
    ],
  })
  expect(itemsOf(undefined).at(-1)?.question).not.toBe(healthConsentText.statement)
})
