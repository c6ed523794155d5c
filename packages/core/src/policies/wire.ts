import type { ChangeCoverRequest, Policy } from '../generated/wire.ts'

/**
 * What a policy covers and on which terms, on the wire: of covers that it doesn't have everything is null. (Specification,
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
