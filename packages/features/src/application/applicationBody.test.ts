import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { emptyAnswers } from './answers.ts'
import { applicationBody } from './applicationBody.ts'
import { model } from './steps/insurer-declarations/model.ts'
import { readyApplication, SIGNED_NAME } from './submission/readyApplication.fixture.ts'

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T02:00:00Z') }))
afterAll(() => void vi.useRealTimers())

const services = { config: { accountName: 'plain', apiUrl: 'https://api.example', cdnUrl: '' } }

it('saves an application on the way, without account numbers and signatures', () => {
  const ready = readyApplication()
  const typed = { applicationDeclarations: 'yes', signedName: SIGNED_NAME }
  const signed = model.submit(ready, { ...model.view(ready), ...typed })
  const body = applicationBody(services, signed)
  expect(body).toMatchObject({
    contactDetails: { first_Name: 'Zoë', email: 'zoe@example.com' },
    applicationDetails: {
      customer_Status: 'Partial Application',
      accountName: 'plain',
      signedName: null,
      signedAt: null,
      signatures: null,
      payment: { method: 'directDebit', directDebit: { bsb: '970-001', accountNumber: null } },
    },
  })
  expect(JSON.stringify(body)).not.toContain('12345678')
})

it('takes answers about health along only where the visitor lets us store them', () => {
  const ready = readyApplication()
  for (const questionnaireStorage of ['device', 'memory', null] as const) {
    const { applicationDetails } = applicationBody(services, { ...ready, questionnaireStorage })
    expect(applicationDetails).not.toHaveProperty('questionnaire')
  }
  const { applicationDetails } = applicationBody(services, { ...ready, questionnaireStorage: 'account' })
  expect(applicationDetails.questionnaire).toEqual(ready.questionnaire)
})

it('is not made before an offer was chosen', () => {
  expect(() => applicationBody(services, emptyAnswers())).toThrow(RangeError)
})
