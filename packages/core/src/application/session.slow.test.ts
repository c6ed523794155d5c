import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { OWNERS } from '../covers/terms.ts'
import { PAYMENT_FREQUENCIES, PAYMENT_METHODS } from '../payment/paymentTerms.ts'
import { setOwner } from '../quote/setOwner.ts'
import {
  basisPoints,
  type GeneratedApplication,
  LAWFUL_TODAY,
  lawfulApplication,
  nameText,
} from '../testing/index.ts'
import { setAcceptance } from './acceptances.ts'
import { applicationFromSaved } from './applicationFromSaved.ts'
import { applicationRequest } from './applicationRequest.ts'
import { applicationSteps } from './applicationSteps.ts'
import type { Beneficiary } from './beneficiaryFields.ts'
import { choosePaymentFrequency, choosePaymentMethod } from './choosePayment.ts'
import { differencesFromQuote, requoteFor } from './differencesFromQuote.ts'
import { emptyBeneficiary } from './emptyApplication.ts'
import { addHolder, copyAddress, type RemovedHolder, removeHolder, restoreHolder } from './holders.ts'
import { loadBeneficiaries } from './loadBeneficiaries.ts'
import { mergeBeneficiaryIds } from './mergeBeneficiaryIds.ts'
import { parseApplication } from './parseApplication.ts'
import { paymentMethods } from './paymentMethods.ts'
import { signApplication } from './signApplication.ts'
import { giveRest, splitEvenly } from './splitEvenly.ts'
import { startApplication } from './startApplication.ts'
import { ACCEPTANCES, type ApplicationAnswers } from './types.ts'
import { validateApplication } from './validateApplication.ts'

/** The state of a visitor's page: the answers, their quote and offer, and the holder that `Undo` would restore. */
interface World extends GeneratedApplication {
  readonly removed: RemovedHolder | null
}
type Action = readonly [name: string, act: (world: World) => World]

const withAnswers = (world: World, answers: ApplicationAnswers): World => ({ ...world, answers })

function withRows(world: World, change: (rows: readonly Beneficiary[]) => readonly Beneficiary[]): World {
  const { beneficiaries } = world.answers
  return withAnswers(world, {
    ...world.answers,
    beneficiaries: { ...beneficiaries, rows: change(beneficiaries.rows) },
  })
}

function addRow(rows: readonly Beneficiary[], id: string): readonly Beneficiary[] {
  return rows.length >= 5 || rows.some((row) => row.id === id) ? rows : [...rows, emptyBeneficiary(id)]
}

/** The actions of a visitor in an application, in any order. */
const action: fc.Arbitrary<Action> = fc.oneof(
  fc
    .constantFrom('a', 'b')
    .map((id): Action => ['add a holder', (w) => withAnswers(w, addHolder(w.answers, id))]),
  fc.constant<Action>([
    'remove the second holder',
    (w) => {
      const { answers, removed } = removeHolder(w.answers, w.answers.holders[1]?.id ?? '')
      return { ...w, answers, removed: removed ?? w.removed }
    },
  ]),
  fc.constant<Action>([
    'undo the removal',
    (w) => (w.removed ? { ...w, answers: restoreHolder(w.answers, w.removed), removed: null } : w),
  ]),
  fc.constant<Action>([
    'copy the address',
    (w) => {
      const [first, second] = w.answers.holders
      return first && second
        ? withAnswers(w, { ...w.answers, holders: [first, copyAddress(first, second)] })
        : w
    },
  ]),
  fc
    .tuple(fc.constantFrom(...ACCEPTANCES), fc.boolean())
    .map(
      ([name, accepted]): Action => [
        `${accepted ? 'accept' : 'take back'} ${name}`,
        (w) =>
          withAnswers(
            w,
            setAcceptance(w.answers, name, accepted, [
              { type: 'PDS', name: 'Plan', version: '4.2', date: '2026-11-01' },
            ]),
          ),
      ],
    ),
  fc.tuple(fc.constantFrom('holder-1', 'a', 'b'), nameText).map(
    ([holderId, name]): Action => [
      'sign',
      (w) =>
        withAnswers(
          w,
          signApplication(w.answers, {
            holderId,
            name,
            signedAt: `${LAWFUL_TODAY}T05:00:00Z`,
            shownHash: null,
          }),
        ),
    ],
  ),
  fc.constantFrom(...PAYMENT_METHODS).map(
    (method): Action => [
      `pay by ${method}`,
      (w) =>
        withAnswers(w, {
          ...w.answers,
          payment: choosePaymentMethod(w.answers.payment, method, w.quote).payment,
        }),
    ],
  ),
  fc.constantFrom(...PAYMENT_FREQUENCIES).map(
    (often): Action => [
      `pay ${often}`,
      (w) =>
        withAnswers(w, {
          ...w.answers,
          payment: choosePaymentFrequency(w.answers.payment, often, w.quote).payment,
        }),
    ],
  ),
  fc
    .constantFrom(...OWNERS)
    .map(
      (owner): Action => [
        `own life by ${owner}`,
        (w) => ({ ...w, quote: setOwner(w.quote, 'life', owner).quote }),
      ],
    ),
  fc
    .constantFrom('x', 'y', 'z')
    .map((id): Action => ['add a row', (w) => withRows(w, (rows) => addRow(rows, id))]),
  fc
    .nat({ max: 4 })
    .map((at): Action => ['remove a row', (w) => withRows(w, (rows) => rows.toSpliced(at, 1))]),
  fc
    .tuple(fc.nat({ max: 4 }), basisPoints)
    .map(
      ([at, benefitPercent]): Action => [
        'type a share',
        (w) =>
          withRows(w, (rows) => rows.map((row, index) => (index === at ? { ...row, benefitPercent } : row))),
      ],
    ),
  fc.constant<Action>(['share equally', (w) => withRows(w, splitEvenly)]),
  fc
    .nat({ max: 4 })
    .map((at): Action => ['give the rest', (w) => withRows(w, (rows) => giveRest(rows, rows[at]?.id ?? ''))]),
  fc.constant<Action>(['load', (w) => withRows(w, (rows) => loadBeneficiaries(rows).rows)]),
  fc.constant<Action>([
    'save',
    (w) =>
      withRows(w, (rows) =>
        mergeBeneficiaryIds(
          rows,
          rows.map((row, index) => ({
            beneficiaryId: row.beneficiaryId ?? `server-${row.id}-${index}`,
            rowId: row.id,
            first_Name: row.firstName,
            last_Name: row.lastName,
          })),
        ),
      ),
  ]),
  fc.constantFrom('1960-01-01', '1989-03-27').map(
    (dateOfBirth): Action => [
      'type a date of birth and accept the new price',
      (w) => {
        const [first, ...others] = w.answers.holders
        if (first === undefined) return w
        const holder = { ...first, dateOfBirth }
        const { quote } = requoteFor(w.quote, differencesFromQuote(holder, w.quote, LAWFUL_TODAY))
        return { ...w, quote, answers: { ...w.answers, holders: [holder, ...others] } }
      },
    ],
  ),
  fc.constant<Action>([
    'start again',
    (w) => withAnswers(w, startApplication(w.quote, w.selected, { holderId: 'new', earlier: w.answers })),
  ]),
)

const session = fc.tuple(lawfulApplication, fc.array(action, { minLength: 1, maxLength: 20 }))
const runs = { numRuns: 300 }
const patience = 60_000

function play([generated, actions]: readonly [GeneratedApplication, readonly Action[]]): World {
  return actions.reduce<World>((world, [, act]) => act(world), { ...generated, removed: null })
}

const context = {
  accountName: 'example',
  tracking: {
    id: '11111111-1111-4111-8111-111111111111',
    clientId: '22222222-2222-4222-8222-222222222222',
    draft: 'application',
    rev: 0,
    sentAt: '2026-11-23T00:00:00Z',
  },
}

describe('after anything that a visitor did', () => {
  property.prop([session], runs)(
    'the answers can be stored and read, rows have ids of their own, and only holders have signed',
    (played) => {
      const { answers } = play(played)
      expect(parseApplication(JSON.parse(JSON.stringify(answers)))).toEqual(answers)
      const holderIds = answers.holders.map(({ id }) => id)
      expect(holderIds[0]).toBe('holder-1')
      expect(new Set(holderIds).size).toBe(holderIds.length)
      expect(holderIds).toEqual(expect.arrayContaining(answers.declarations.map(({ holderId }) => holderId)))
      const serverIds = answers.beneficiaries.rows.flatMap(({ beneficiaryId }) => beneficiaryId ?? [])
      expect(new Set(serverIds).size).toBe(serverIds.length)
    },
    patience,
  )

  property.prop([session], runs)(
    'no document stands beside an acceptance that was not given',
    (played) => {
      const { answers } = play(played)
      for (const [name, versions] of Object.entries(answers.versionsRead)) {
        if (!Reflect.get(answers.acceptances, name)) expect(versions).toEqual([])
      }
    },
    patience,
  )

  property.prop([session], runs)(
    'what is lacking is on steps that are there, and what is complete can be paid',
    (played) => {
      const { answers, quote, selected } = play(played)
      const faults = validateApplication(answers, quote, { today: LAWFUL_TODAY, selected })
      const steps = applicationSteps({ quote })
      for (const { step } of faults) expect(steps).toContain(step)
      if (faults.length > 0) return
      const { method, frequency } = answers.payment
      expect(paymentMethods(quote)).toContain(method)
      if (method === 'enduringRollover') expect(frequency).toBe('yearly')
    },
    patience,
  )

  property.prop([session], runs)(
    'a save has at most five beneficiaries, no account that is not used, and lacks nothing new when read back',
    (played) => {
      const { answers, quote, selected } = play(played)
      const sent = applicationRequest(answers, quote, selected, context)
      expect(sent.beneficiaryContacts?.length ?? 0).toBeLessThanOrEqual(5)
      const { payment } = sent.applicationDetails
      const methods = [payment?.method, payment?.outsidePaymentMethod]
      expect(payment?.directDebit !== null).toBe(methods.includes('directDebit'))
      expect(payment?.token === null || methods.includes('creditCard')).toBe(true)
      expect(payment?.rollover !== null).toBe(methods.includes('enduringRollover'))
      const read = applicationFromSaved(JSON.parse(JSON.stringify(sent)), { holderIds: ['h', 'i'] })
      const before = validateApplication(answers, quote, { today: LAWFUL_TODAY, selected })
      const after = validateApplication(read.answers, read.quote, {
        today: LAWFUL_TODAY,
        selected: read.selected,
      })
      expect(after.length).toBeLessThanOrEqual(before.length)
      if (before.length === 0) expect(after).toEqual([])
    },
    patience,
  )
})

test('a visitor who adds, signs, removes and undoes has what was there', () => {
  const [generated] = fc.sample(lawfulApplication, { numRuns: 1, seed: 3 })
  if (generated === undefined) throw new Error('nothing generated')
  const signature = { name: 'Kim Example', signedAt: `${LAWFUL_TODAY}T05:00:00Z`, shownHash: null }
  const added = addHolder(generated.answers, 'a')
  const signed = signApplication(added, { holderId: 'a', ...signature })
  const { answers, removed } = removeHolder(signed, 'a')
  expect(answers).toEqual(generated.answers)
  expect(removed && restoreHolder(answers, removed)).toEqual(signed)
})
