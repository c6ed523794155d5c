import { type ApiCall, call } from '../call.ts'
import { saveCalculationOperation } from '../generated/operations/saveCalculation.ts'
import type { SaveAnswer, SaveCalculationRequest } from '../generated/schema.ts'

/**
 * Saves a calculation; with `isEmail` the backend also mails it. Not tried again here: the same body with the same
 * `tracking.id` may be sent again.
 */
export const saveCalculation: ApiCall<SaveCalculationRequest, SaveAnswer> = call(saveCalculationOperation)
