import { randomUUID } from 'node:crypto'
import {
  ACCEPTANCES,
  type ApplicationAnswers,
  applicationRequest,
  comparisonRequest,
  insuredProfile,
  type SaveApplicationRequest,
  type SelectedQuote,
  selectedQuote,
  setAcceptance,
} from '@coverkit/core'
import { submittedAnswers } from '@coverkit/core/questionnaire'
import { personalReleases } from '@coverkit/core/questionnaire/personal'
import {
  answeredInFull,
  type GeneratedApplication,
  lawfulApplication,
  possibleValues,
  savableApplication,
} from '@coverkit/core/testing'
import fc, { type Stream } from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compareQuotes } from '../rating/compareQuotes.ts'
import { loadRatingTables } from '../rating/loadRatingTables.ts'
import { loadSupplierDocuments } from '../reference/supplierDocuments.ts'
import { loadVendors } from '../reference/vendors.ts'
import { todayInSydney } from '../services/todayInSydney.ts'
import { APPLICATION_DAY, exampleConsent, newTracking } from './bodies.ts'
import { startTestSandbox } from './engines.ts'

const PATH = '/api/v1/application'
const picks = fc.infiniteStream(fc.nat(99))
const tables = loadRatingTables()
const documents = loadSupplierDocuments(tables, loadVendors())

let api: Awaited<ReturnType<typeof startTestSandbox>>
beforeAll(async () => {
  api = await startTestSandbox('pglite', { now: () => APPLICATION_DAY })
})
afterAll(() => api.close())

const context = () => ({
  accountName: 'wattlebird',
  tracking: newTracking({ draft: randomUUID() }),
})

async function expectSaved(body: SaveApplicationRequest) {
  const { status, json } = await api.post(PATH, body)
  expect([status, json]).toMatchObject([200, { successful: true }])
  const { json: rows } = await api.get(`/sandbox/saved/applications?clientId=${body.tracking.clientId}`)
  expect((rows as { body: unknown }[]).map((row) => row.body)).toEqual([JSON.parse(JSON.stringify(body))])
}

/** Replaces the backend's ids by ones of this run. */
const withoutIds = (answers: ApplicationAnswers): ApplicationAnswers => ({
  ...answers,
  holders: answers.holders.map((holder) => ({ ...holder, contactId: null })),
  beneficiaries: {
    ...answers.beneficiaries,
    rows: answers.beneficiaries.rows.map((row) => ({ ...row, beneficiaryId: null })),
  },
})

/** Returns the offer of the first insurer that quotes; null if none does. */
function offerFor({ quote, selected }: GeneratedApplication): SelectedQuote | null {
  const request = comparisonRequest(quote, { clientId: '' })
  if (!request) return null
  const answer = compareQuotes(tables, request)
  const insurer = answer.insurers.find(({ status }) => status === 'quoted')
  return insurer ? selectedQuote(insurer, answer, quote, selected.paymentFrequency) : null
}

/** Answers all questions, some of which are hidden again, as the form sends them. */
function questionnaireFor({ quote }: GeneratedApplication, offer: SelectedQuote, picks: Stream<number>) {
  const [{ definition, hash }] = personalReleases
  const profile = insuredProfile(quote, offer, todayInSydney(APPLICATION_DAY))
  const answers = answeredInFull(definition, profile, (question) => {
    const { value: pick } = picks.next()
    const values = possibleValues(question, profile.today).filter((value) => value !== null)
    // Most gates stay shut: other tests cover the questions behind a yes.
    return question.kind === 'gate' && pick % 8 > 0 ? 'no' : (values[pick % values.length] ?? 'no')
  })
  const consented = { ...answers, consent: exampleConsent }
  return { ...submittedAnswers(definition, profile, consented), hash }
}

/** Returns the application with an offer of the rating engine, and with its documents marked as read. */
function submittable(generated: GeneratedApplication, picks: Stream<number>): SaveApplicationRequest | null {
  const offer = offerFor(generated)
  if (!offer) return null
  const answers = ACCEPTANCES.reduce(
    (all, name) => setAcceptance(all, name, true, documents.published(offer.supplierCode)),
    generated.answers,
  )
  const questionnaire = questionnaireFor(generated, offer, picks)
  return applicationRequest(answers, generated.quote, offer, { ...context(), submit: true, questionnaire })
}

/** Compares sent and stored applications, for this many of each kind. */
export function testGeneratedApplications(numRuns: number): void {
  test(`${numRuns} generated applications are read back as they were sent`, async () => {
    await fc.assert(
      fc.asyncProperty(savableApplication, ({ answers, quote, selected }) =>
        expectSaved(applicationRequest(withoutIds(answers), quote, selected, context())),
      ),
      { numRuns },
    )
  })

  test(`${numRuns} generated applications that lack nothing are submitted, and refused once anything of the price changes`, async () => {
    let submitted = 0
    await fc.assert(
      fc.asyncProperty(
        lawfulApplication,
        fc.integer({ min: 1, max: 100_000 }),
        picks,
        async (generated, cents, chosen) => {
          const body = submittable(generated, chosen)
          const offer = body?.applicationDetails.compareProductDetails
          if (!body || !offer) return fc.pre(false)
          const totalPremiumAmount = cents / 100
          if (totalPremiumAmount !== offer.totalPremiumAmount) {
            const altered = { ...offer, totalPremiumAmount }
            const applicationDetails = { ...body.applicationDetails, compareProductDetails: altered }
            const { json } = await api.post(PATH, { ...body, applicationDetails })
            const errors = [{ field: 'selected.totalPremiumAmount', code: 'premium-mismatch' }]
            expect(json).toMatchObject({ status: 422, errors })
          }
          await expectSaved(body)
          submitted += 1
        },
      ),
      { numRuns },
    )
    expect(submitted).toBe(numRuns)
  })
}
