import { answersFor, type InputValues, stepPath } from '@coverkit/flow'
import { walkFlow } from '@coverkit/flow/testing'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { stepReaders } from '#common/step-form/stepReaders.ts'
import { expectOpens } from '#common/testing/expectOpens.ts'
import { accepted } from './accepted.ts'
import {
  emptyAnswers,
  FIRST_HOLDER,
  FIRST_POLICY,
  type TransferFlowAnswers,
  withTransfer,
} from './answers.ts'
import { transferKind } from './draftKind.ts'
import { transferFlow } from './flow.ts'
import { exampleOfTwo, examplePolicy, exampleTransfer } from './testing/exampleTransfer.ts'
import { transferBody } from './transferBody.ts'

const readers = stepReaders(transferFlow.models)
await readers.load()

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T02:00:00Z') }))
afterAll(() => void vi.useRealTimers())

const submit = (
  step: (typeof transferFlow.ids)[number],
  answers: TransferFlowAnswers,
  typed: InputValues = {},
) => {
  const model = readers.of(step)
  return model.submit(answers, { ...model.view(answers), ...typed })
}

const details = {
  firstName: 'Robin',
  lastName: 'Example',
  dateOfBirth: ['27', '3', '1981'],
  mobile: '0491 570 006',
  email: 'robin.example@example.com',
  street: '12 Sample Street',
  city: 'Carlton',
  state: 'VIC',
  postcode: '3053',
}
const policy = { insurer: 'ZUR', policyNumber: 'zu-889120', name: 'Robin Example', covers: ['life'] }
const of = (row: string, fields: InputValues): InputValues =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${name}-${row}`, value]))

describe('the transfer flow', () => {
  it('walks its steps in the order of the specification', () => {
    const walks = walkFlow(transferFlow, {
      initial: emptyAnswers(),
      choices: {
        'policy-holders': (answers) => [submit('policy-holders', answers, of(FIRST_HOLDER, details))],
        'policy-details': (answers) => [submit('policy-details', answers, of(FIRST_POLICY, policy))],
        'terms-and-conditions': (answers) => [
          submit('terms-and-conditions', answers, {
            acceptedTermsAndConditions: 'yes',
            signedName: 'Robin Example',
          }),
        ],
      },
    })
    expect(walks.map(({ steps }) => steps)).toEqual([
      ['policy-holders', 'policy-details', 'terms-and-conditions'],
    ])
  })

  it('names each step once: the id is its address', () => {
    expect(transferFlow.ids.map((id) => stepPath(transferFlow, id))).toEqual([
      '/transfer-policy/policy-holders',
      '/transfer-policy/policy-details',
      '/transfer-policy/terms-and-conditions',
    ])
  })
})

describe('a stored transfer', () => {
  const submitted = {
    id: 'row-1',
    secret: 'a'.repeat(43),
    reference: 'T7KQ3WXR',
    status: 'in-progress',
    submittedAt: '2026-11-23T02:00:00Z',
    email: null,
  } as const

  it('is read back as it was, with what opens it', () => {
    const answers = {
      ...exampleOfTwo(),
      access: { secret: 'a'.repeat(43), secretHash: 'b'.repeat(43) },
      sentAs: 'draft-1',
      submitted,
    }
    const stored = answersFor(transferFlow, answers, emptyAnswers(), 'device')
    expect(transferKind.parse(JSON.parse(JSON.stringify(stored)))).toEqual(stored)
  })

  it('is refused where a row is stored twice', () => {
    const twice = exampleTransfer([examplePolicy('p-1'), examplePolicy('p-1')])
    expect(() => transferKind.parse(twice)).toThrow()
  })
})

describe('what saves a transfer on the way', () => {
  const services = { config: { accountName: 'plain', apiUrl: '', cdnUrl: '' } }

  it('accepts and signs nothing, whatever was signed', () => {
    const signed = submit('terms-and-conditions', exampleTransfer(), {
      acceptedTermsAndConditions: 'yes',
      signedName: 'Robin Example',
    })
    expect(signed.transfer.declarations).toHaveLength(1)
    expect(transferBody(services, signed)).toMatchObject({
      customer_Status: 'Partial Transfer',
      ts_Cs_confirmed: false,
      signatures: null,
    })
  })

  it('has the hash of the secret, never the secret', () => {
    const access = { secret: 's'.repeat(43), secretHash: 'h'.repeat(43) }
    const body = transferBody(services, { ...exampleTransfer(), access })
    expect(body.secretHash).toBe(access.secretHash)
    expect(JSON.stringify(body)).not.toContain(access.secret)
    expect('secretHash' in transferBody(services, exampleTransfer())).toBe(false)
  })
})

describe('the server’s ids', () => {
  const two = exampleTransfer([examplePolicy('p-1'), examplePolicy('p-2', { insurerCode: 'MLC' })])
  const answer = {
    policyIds: ['t-1', 't-2'],
    policyHolders: [{ rowId: FIRST_HOLDER, contactId: 'h-1' }],
    sent: [{ rowId: 'p-1' }, { rowId: 'p-2' }],
  }
  const idsOf = ({ transfer }: TransferFlowAnswers) =>
    Object.fromEntries(
      [...transfer.policies, ...transfer.removedPolicies].map((row) => [row.id, row.policyId]),
    )

  it('go to the rows that were sent', () => {
    const merged = accepted.ids(two, answer)
    expect(idsOf(merged)).toEqual({ 'p-1': 't-1', 'p-2': 't-2' })
    expect(merged.transfer.holders[0]?.contactId).toBe('h-1')
  })

  it('go there although a row was removed and another added meanwhile', () => {
    const [first, second] = two.transfer.policies
    if (!first || !second) throw new Error('two')
    const moved = withTransfer(two, { policies: [second, examplePolicy('p-3')], removedPolicies: [first] })
    expect(idsOf(accepted.ids(moved, answer))).toEqual({ 'p-1': 't-1', 'p-2': 't-2', 'p-3': null })
  })

  it('of an answer that has none change nothing', () => {
    expect(accepted.ids(two, { sent: answer.sent })).toBe(two)
    const merged = accepted.ids(two, answer)
    expect(accepted.ids(merged, answer)).toBe(merged)
  })
})

it('another change of the transfer takes back what was accepted and signed', () => {
  const signed = submit('terms-and-conditions', exampleTransfer(), {
    acceptedTermsAndConditions: 'yes',
    signedName: 'Robin Example',
  })
  const changed = submit('policy-details', signed, { 'policyNumber-policy-1': 'ZU-889121' })
  expect(changed.transfer).toMatchObject({ acceptedTermsAndConditions: false, declarations: [] })
})

it('opens a draft that a release stored whose forms held what they were read against', () => {
  const gone = { 'terms-and-conditions/firstName': 'Kim', 'terms-and-conditions/lastName': 'Other' }
  expectOpens(transferKind, transferFlow.models.all(), { answers: exampleTransfer(), gone })
})
