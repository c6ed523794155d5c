import { type ApiCall, call } from '../call.ts'
import { saveCalculationOperation } from '../generated/operations/saveCalculation.ts'
import type { SaveAnswer, SaveCalculationRequest } from '../generated/schema.ts'

/**
 * Saves a calculation; with `isEmail` the backend also mails it. Does not retry: the caller may send the same
 * body with the same `tracking.id` again.
 */
export const saveCalculation: ApiCall<SaveCalculationRequest, SaveAnswer> = call(saveCalculationOperation)
