// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { occupationsAnswerReader } from '../readers/occupationsAnswerReader.ts'

export const getOccupationsOperation: OperationOf<'getOccupations'> = {
  method: 'GET',
  path: '/OmniLifeApi/GetAllData',
  reader: occupationsAnswerReader,
}
