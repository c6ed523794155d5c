// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { saveAnswerReader } from '../readers/saveAnswerReader.ts'

export const requestGuaranteedInsurabilityOperation: OperationAt<'/api/v1/policies/guaranteedinsurability', 'post'> = {
  method: 'post',
  path: '/api/v1/policies/guaranteedinsurability',
  reader: saveAnswerReader,
}
