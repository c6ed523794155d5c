// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { occupationsAnswerReader } from '../readers/occupationsAnswerReader.ts'

export const getOccupationsFileOperation: OperationOf<'getOccupationsFile'> = {
  method: 'GET',
  path: '/cdn/data.json',
  reader: occupationsAnswerReader,
}
