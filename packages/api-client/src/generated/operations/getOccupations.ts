// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { occupationsAnswerReader } from '../readers/occupationsAnswerReader.ts'

export const getOccupationsOperation: OperationAt<'/OmniLifeApi/GetAllData', 'get'> = {
  method: 'get',
  path: '/OmniLifeApi/GetAllData',
  reader: occupationsAnswerReader,
}
