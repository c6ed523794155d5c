// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { guaranteedInsurabilityAnswerReader } from '../readers/guaranteedInsurabilityAnswerReader.ts'

export const getGuaranteedInsurabilityOperation: OperationAt<'/api/v1/policies/Getguaranteedinsurability', 'get'> = {
  method: 'get',
  path: '/api/v1/policies/Getguaranteedinsurability',
  reader: guaranteedInsurabilityAnswerReader,
}
