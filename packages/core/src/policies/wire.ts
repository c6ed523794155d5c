import type { ChangeCoverRequest, Policy } from '../generated/wire.ts'

/**
 * The covers and terms of a policy on the wire: all fields of a cover that it lacks are null. (Specification,
 * point 3; the occupation type, the earnings and the replacement are ours.)
 */
export type WirePolicyTerms = Required<
  Pick<
    Policy,
    | Exclude<
        keyof Policy & keyof ChangeCoverRequest,
        'insurer_Code' | 'payment_Method' | 'outsidePaymentMethod' | 'indexation' | 'status'
      >
    | 'income_Replacement'
  >
>
