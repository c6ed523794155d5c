// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { guaranteedInsurabilityAnswerReader } from '../readers/guaranteedInsurabilityAnswerReader.ts'

export const getGuaranteedInsurabilityOperation: OperationOf<'getGuaranteedInsurability'> = {
  method: 'GET',
  path: '/api/v1/policies/Getguaranteedinsurability',
  reader: guaranteedInsurabilityAnswerReader,
}
