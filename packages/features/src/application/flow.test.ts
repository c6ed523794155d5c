import { answersFor, type InputValues, planSteps, stepPath } from '@coverkit/flow'
import { walkFlow } from '@coverkit/flow/testing'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { exampleAnswers, exampleChosen } from '#client-quote/testing/exampleAnswers.ts'
import { stepReaders } from '#common/step-form/stepReaders.ts'
import { expectOpens } from '#common/testing/expectOpens.ts'
import { type ApplicationAnswers, emptyAnswers, FIRST_HOLDER } from './answers.ts'
import { applicationFor } from './application.fixture.ts'
import { beginApplication } from './beginApplication.ts'
import { applicationKind } from './draftKind.ts'
import { applicationFlow } from './flow.ts'
import { withOffered, withOpened } from './steps/key-documents/offered.ts'
import { withDetails } from './steps/personal-information/details.fixture.ts'
import { answerPage } from './steps/personal-questionnaire/answerPage.fixture.ts'
import { submittedApplication } from './submittedApplication.ts'

const readers = stepReaders(applicationFlow.models)
await readers.load()

const CHOSEN_AT = '2026-11-21T00:00:00Z'
const quoted = (code: string, chosenAt = CHOSEN_AT) => ({
  ...exampleAnswers(),
  selected: exampleChosen(code, chosenAt),
})
const documents = [
  { type: 'PDS', name: 'PDS of the insurer', version: '4.1', date: '2026-03-01' },
  { type: 'privacy', name: 'Privacy statement', version: '2', date: '2026-01-15' },
] as const
const newer = [{ ...documents[0], version: '4.2' }, documents[1]]

const begun = beginApplication(emptyAnswers(), quoted('ACC'))
const submit = (
  step: (typeof applicationFlow.ids)[number],
  answers: ApplicationAnswers,
  typed: InputValues = {},
) => {
  const model = readers.of(step)
  return model.submit(answers, { ...model.view(answers), ...typed })
}
const accepted = Object.fromEntries(
  [
    'insurerPdsAndPrivacy',
    'applicationRequirements',
    'brokerTerms',
    'insurerContact',
    'monitorEmails',
    'completeWithin30Days',
    'personalDetailsDisclosure',
  ].map((name) => [name, 'yes']),
)
const byDebit = {
  method: 'directDebit',
  accountName: 'Robin Example',
  bsb: '970-001',
  accountNumber: '12345678',
  agreement: 'yes',
}
const signed = { applicationDeclarations: 'yes', signedName: 'Zoë O’Example-Núñez' }
const toDocuments = submit('duty-of-disclosure', submit('confirm-cover', begun), { dutyOfDisclosure: 'yes' })

// The day on which who is on the application has the age of the quote.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 9) }))
afterAll(() => void vi.useRealTimers())

describe('the application flow', () => {
  it('walks its steps in the order of the specification', () => {
    const walks = walkFlow(applicationFlow, {
      initial: begun,
      choices: {
        'confirm-cover': (answers) => [submit('confirm-cover', answers)],
        'duty-of-disclosure': (answers) => [
          submit('duty-of-disclosure', answers, { dutyOfDisclosure: 'yes' }),
        ],
        'key-documents': (answers) => [submit('key-documents', withOffered(answers, documents), accepted)],
        'personal-questionnaire': (answers, page) => [answerPage(answers, page)],
        'personal-information': (answers) => [
          submit('personal-information', answers, withDetails({}, FIRST_HOLDER)),
        ],
        'payment-details': (answers) => [submit('payment-details', answers, byDebit)],
        beneficiaries: (answers) => [submit('beneficiaries', answers, { used: 'no' })],
        'insurer-declarations': (answers) => [submit('insurer-declarations', answers, signed)],
      },
    })
    expect(walks.map(({ steps }) => steps)).toEqual([
      [
        'confirm-cover',
        'duty-of-disclosure',
        'key-documents',
        'personal-questionnaire',
        'personal-information',
        'payment-details',
        'beneficiaries',
        'insurer-declarations',
      ],
    ])
    expect(walks[0]?.screens.slice(3, 6)).toEqual([
      'personal-questionnaire/storage',
      'personal-questionnaire/cover-cover',
      'personal-questionnaire/occupation-work',
    ])
  })

  it('asks for beneficiaries only where there is life cover with an amount', () => {
    const included = (answers: ApplicationAnswers) =>
      planSteps(applicationFlow, answers).some(({ id }) => id === 'beneficiaries')
    expect(included(applicationFor())).toBe(true)
    const covers = { payThroughSuper: 'false' as const, selectedCovers: ['criticalIllness' as const] }
    expect(included(applicationFor({ covers }))).toBe(false)
    expect(included(applicationFor({ lifeCover: { amount: 0, lifeOwner: 'O' } }))).toBe(false)
    expect(included(emptyAnswers())).toBe(false)
  })

  it('names each step once: the id is its address', () => {
    for (const id of applicationFlow.ids) expect(stepPath(applicationFlow, id)).toBe(`/application/${id}`)
  })
})

describe('payment numbers', () => {
  const paid = submit('payment-details', begun, byDebit)

  it('are stored nowhere, submitted or only typed', () => {
    const typed = { 'payment-details/accountNumber': '87654321', 'payment-details/bsb': '971-002' }
    for (const audience of ['device', 'account', 'mail-link'] as const) {
      const given = answersFor(applicationFlow, { ...paid, typed }, emptyAnswers(), audience)
      expect(JSON.stringify(given)).not.toMatch(/12345678|87654321/)
      expect(given.typed).toEqual({ 'payment-details/bsb': '971-002' })
      expect(given.application).toBe(paid.application)
    }
  })

  it('are part of what is sent from the page that has them', () => {
    expect(submittedApplication(paid).payment.directDebit.accountNumber).toBe('12345678')
  })

  it('are none in a stored draft, which is read back without them', () => {
    const stored = answersFor(applicationFlow, paid, emptyAnswers(), 'device')
    expect(applicationKind.parse(JSON.parse(JSON.stringify(stored)))).toEqual(stored)
    const { paymentNumbers: _, ...older } = stored
    expect(applicationKind.parse(older).paymentNumbers).toEqual(emptyAnswers().paymentNumbers)
  })
})

describe('a submitted application', () => {
  const receipt = {
    reference: 'ACDE3479',
    status: 'waiting-for-second-signature',
    submittedAt: '2026-11-23T02:00:00Z',
    email: null,
  } as const
  const stored = answersFor(applicationFlow, { ...begun, submitted: receipt }, emptyAnswers(), 'device')

  it('is read back as such; older drafts were not submitted', () => {
    expect(applicationKind.parse(JSON.parse(JSON.stringify(stored))).submitted).toEqual(receipt)
    const { submitted: _, ...older } = stored
    expect(applicationKind.parse(older).submitted).toBeNull()
  })

  it('stays so until another offer is chosen', () => {
    const submitted = { ...begun, submitted: receipt }
    expect(beginApplication(submitted, quoted('ACC')).submitted).toEqual(receipt)
    expect(beginApplication(submitted, quoted('ACC', '2026-11-24T00:00:00Z')).submitted).toBeNull()
  })
})

describe('an application for a chosen offer', () => {
  const done = submit('key-documents', withOffered(toDocuments, documents), accepted)

  it('is the same while the choice is', () => {
    expect(beginApplication(done, quoted('ACC'))).toBe(done)
  })

  it('is a new one for another offer, or the same chosen again: nothing counts as accepted', () => {
    for (const quote of [quoted('ING', '2026-11-22T00:00:00Z'), quoted('ACC', '2026-11-22T00:00:00Z')]) {
      const again = beginApplication(done, quote)
      expect(Object.values(again.application.acceptances)).toEqual(Array(9).fill(false))
      expect(again).toMatchObject({ isConfirmed: false, opened: [], offered: [] })
      expect(again.application.holders).toEqual(done.application.holders)
    }
  })

  it('stays as it is while nothing is chosen', () => {
    expect(beginApplication(done, { ...exampleAnswers(), selected: null })).toBe(done)
  })
})

describe('the key documents', () => {
  const model = readers.of('key-documents')

  it('are accepted one by one, each with its own message', () => {
    const offered = withOffered(toDocuments, documents)
    expect([...model.messages(offered, model.view(offered)).values()]).toEqual([
      'Tick the box once you’ve read the product disclosure statement and the privacy statement',
      'Tick the box to accept the application requirements',
      'Tick the box to accept our terms and conditions',
      'Tick the box to let the insurer contact you',
      'Tick the box to say you’ll watch your email',
      'Tick the box to say you’ll finish within 30 days',
      'Tick the box to let us share your personal details as described',
    ])
  })

  it('cannot be accepted unseen', () => {
    const fields = { ...model.view(toDocuments), ...accepted }
    expect([...model.errors(toDocuments, fields).keys()]).toEqual(['insurerPdsAndPrivacy'])
  })

  it('are recorded with the version that was read, and whether it was opened', () => {
    const shown = withOpened(withOffered(toDocuments, documents), documents[0])
    const { application } = submit('key-documents', shown, accepted)
    expect(application.versionsRead.insurerPdsAndPrivacy).toEqual(
      documents.map((document, index) => ({ ...document, opened: index === 0 })),
    )
    expect(application.versionsRead.monitorEmails).toEqual([])
  })

  it('are to be accepted again in a newer version, typed or submitted', () => {
    const offered = withOffered(toDocuments, documents)
    const done = submit('key-documents', offered, accepted)
    expect(withOffered(done, newer).application.acceptances).toMatchObject({
      insurerPdsAndPrivacy: false,
      monitorEmails: true,
    })
    const typed = {
      ...offered,
      typed: { 'key-documents/insurerPdsAndPrivacy': 'yes', 'key-documents/monitorEmails': 'yes' },
    }
    expect(withOffered(typed, newer).typed).toEqual({ 'key-documents/monitorEmails': 'yes' })
  })

  it('stay accepted when they could not be loaded this time, and in the version that was read', () => {
    const done = submit('key-documents', withOffered(toDocuments, documents), accepted)
    expect(withOffered(done, documents)).toBe(done)
    expect(model.isComplete(done)).toBe(true)
  })

  it('are opened once each, a newer version again', () => {
    const opened = withOpened(withOpened(toDocuments, documents[0]), documents[0])
    expect(opened.opened).toEqual(['PDS 4.1'])
    expect(withOpened(opened, { ...documents[0], version: '4.2' }).opened).toEqual(['PDS 4.1', 'PDS 4.2'])
  })
})

it('opens a draft that a release stored whose forms held what they were read against', () => {
  const gone = {
    'beneficiaries/owner': 'S',
    'insurer-declarations/firstName': 'Robin',
    'insurer-declarations/lastName': 'Sample',
    'key-documents/documents': 'yes',
    'payment-details/methods': ['creditCard'],
    'payment-details/outside': 'yes',
    'personal-information/quotedAge': '30',
    'personal-information/quotedBenefit': '',
    'personal-information/quotedEarnings': '1',
    'personal-information/quotedState': 'WA',
  }
  expectOpens(applicationKind, applicationFlow.models.all(), { answers: toDocuments, gone })
})
