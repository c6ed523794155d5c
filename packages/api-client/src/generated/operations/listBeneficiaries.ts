// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import type { OperationOf } from '../../Operation.ts'
import { reader } from '../../reader.ts'
import { beneficiaryContactReader } from '../readers/beneficiaryContactReader.ts'

export const listBeneficiariesOperation: OperationOf<'listBeneficiaries'> = {
  method: 'GET',
  path: '/api/v1/users/getbeneficairiesbyId',
  reader: /* @__PURE__ */ reader(() => z.array(beneficiaryContactReader()).check(z.maxLength(100))),
}
