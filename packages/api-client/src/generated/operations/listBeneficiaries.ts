// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import type { OperationAt } from '../../Operation.ts'
import { reader } from '../../reader.ts'
import { beneficiaryContactReader } from '../readers/beneficiaryContactReader.ts'

export const listBeneficiariesOperation: OperationAt<'/api/v1/users/getbeneficairiesbyId', 'get'> = {
  method: 'get',
  path: '/api/v1/users/getbeneficairiesbyId',
  reader: /* @__PURE__ */ reader(() => z.array(beneficiaryContactReader()).check(z.maxLength(100))),
}
