// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { resumeAnswerReader } from '../readers/resumeAnswerReader.ts'

export const resumeOperation: OperationAt<'/api/v1/resume', 'post'> = {
  method: 'post',
  path: '/api/v1/resume',
  reader: resumeAnswerReader,
}
