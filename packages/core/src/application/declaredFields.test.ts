import { fc, test as property } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { OWNERS } from '../covers/terms.ts'
import type { FieldInput } from '../fields/Field.ts'
import { parseInternationalPhone } from '../fields/parseInternationalPhone.ts'
import { PAYMENT_METHODS } from '../payment/paymentTerms.ts'
import { address, beneficiary, payment, policyHolder, transferPolicy } from '../testing/index.ts'
import { policyFields } from '../transfer/policyFields.ts'
import { beneficiaryFields } from './beneficiaryFields.ts'
import { holderFields } from './holderFields.ts'
import { paymentFields } from './paymentFields.ts'

interface AnyFields<Answers, Context> {
  readonly own: object
  readonly parse: (value: unknown) => Answers
  readonly show: (answers: Answers) => Readonly<Record<string, FieldInput>>
  readonly validate: (answers: Answers, context: Context) => readonly { field: string; code: string }[]
  readonly submit: (
    names: never[],
    input: never,
    from: { readonly before: Answers; readonly context: Context },
  ) => { readonly answers: Answers } | { readonly faults: readonly { field: string; code: string }[] }
}

/** Values that no control shows are no part of a form. */
const STORED = new Set([
  'id',
  'contactId',
  'policyId',
  'beneficiaryId',
  'fileNumber',
  'occupation',
  'occupationId',
])

function submitAll<Answers, Context>(
  fields: AnyFields<Answers, Context>,
  answers: Answers,
  context: Context,
) {
  const names = Object.keys(fields.own).filter((name) => !STORED.has(name))
  const shown = fields.show(answers)
  const input = Object.fromEntries(names.map((name) => [name, shown[name]]))
  return fields.submit(names as never[], input as never, { before: answers, context })
}

/** Expects the form to refuse the stored answers that the server refuses, and to return all others unchanged. */
function agree<Answers, Context>(fields: AnyFields<Answers, Context>, answers: Answers, context: Context) {
  const stored = fields.parse(JSON.parse(JSON.stringify(answers)))
  expect(stored).toEqual(answers)
  const faults = fields.validate(stored, context)
  expect(submitAll(fields, stored, context)).toEqual(faults.length > 0 ? { faults } : { answers: stored })
}

const on = '2026-11-23'
const holderContext = fc.record({
  ages: fc.constantFrom({ on, min: 18, max: 75 }, { on, min: 18, max: 110 }),
  takenEmail: fc.constantFrom(null, 'kim@example.com'),
  parsePhone: fc.constant(parseInternationalPhone),
  isWorkIncluded: fc.boolean(),
  isIncomeInsured: fc.boolean(),
})
const paymentContext = fc.record({
  methods: fc.subarray([...PAYMENT_METHODS], { minLength: 1 }),
  leavesOutside: fc.boolean(),
  isBalanceRequired: fc.boolean(),
})
const nominationContext = fc.record({
  owner: fc.constantFrom(...OWNERS),
  today: fc.constant(on),
  mayShareNothing: fc.boolean(),
})

describe('a form and the server refuse the same', () => {
  property.prop([policyHolder, holderContext, fc.option(address)])(
    'of a policy holder',
    (holder, context, post) => {
      const postalAddress = post ?? holder.postalAddress
      agree(holderFields, { ...holder, postalAddress }, context)
    },
  )
  property.prop([transferPolicy])('of a policy to transfer', (policy) => agree(policyFields, policy, null))
  property.prop([payment, paymentContext])('of a payment', (one, context) =>
    agree(paymentFields, one, context),
  )
  property.prop([beneficiary, nominationContext])('of a beneficiary', (row, context) =>
    agree(beneficiaryFields, row, context),
  )
})
