// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { occupationsAnswerReader } from '../readers/occupationsAnswerReader.ts'

export const getOccupationsFileOperation: OperationAt<'/cdn/data.json', 'get'> = {
  method: 'get',
  path: '/cdn/data.json',
  reader: occupationsAnswerReader,
}
