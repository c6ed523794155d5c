import type { InsurabilityRequest } from '@coverkit/core/guaranteed-insurability'
import { type ApiCall, call, type KeyedCallOptions } from '../call.ts'
import { requestGuaranteedInsurabilityOperation } from '../generated/operations/requestGuaranteedInsurability.ts'
import type { SaveAnswer } from '../generated/schema.ts'

/**
 * Asks for an increase after a life event; core's `insurabilityRequest` builds the body. Does not retry: the
 * caller may send the same body again with the same `key`, and gets the same answer.
 */
export const requestGuaranteedInsurability: ApiCall<InsurabilityRequest, SaveAnswer, KeyedCallOptions> = call(
  requestGuaranteedInsurabilityOperation,
)
