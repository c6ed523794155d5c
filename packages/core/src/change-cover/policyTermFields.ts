import type { PaymentContext } from '../application/paymentFields.ts'
import { defineFields } from '../fields/defineFields.ts'
import { choice, option } from '../fields/kinds.ts'
import * as read from '../fields/read.ts'
import { OUTSIDE_METHODS } from '../payment/outsideMethods.ts'
import { PAYMENT_METHODS, type PaymentMethod } from '../payment/paymentTerms.ts'
import { INDEXATIONS } from '../quote/comparison.ts'

type Allowed = Pick<PaymentContext, 'methods' | 'leavesOutside'>
type Method = {
  readonly paymentMethod: PaymentMethod | null
}

/** The terms of a policy that a quote lacks. Stored ones always say how the policy is indexed. */
export const policyTermFields = defineFields<Allowed>()({
  paymentMethod: choice(PAYMENT_METHODS, {
    required: true,
    offered: (_: unknown, { methods }: Allowed) => methods,
  }),
  /** How the cover outside super is paid while a rollover pays the part inside. */
  outsidePaymentMethod: choice(OUTSIDE_METHODS, {
    includedWhen: ({ paymentMethod }: Method, { leavesOutside }: Allowed) =>
      paymentMethod === 'enduringRollover' && leavesOutside,
    required: true,
  }),
  indexation: { ...option('on', INDEXATIONS, {}), read: read.choice(INDEXATIONS) },
})
