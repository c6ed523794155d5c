// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { saveAnswerReader } from '../readers/saveAnswerReader.ts'

export const requestGuaranteedInsurabilityOperation: OperationOf<'requestGuaranteedInsurability'> = {
  method: 'POST',
  path: '/api/v1/policies/guaranteedinsurability',
  reader: saveAnswerReader,
}
