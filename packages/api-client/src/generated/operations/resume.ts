// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { resumeAnswerReader } from '../readers/resumeAnswerReader.ts'

export const resumeOperation: OperationOf<'resume'> = {
  method: 'POST',
  path: '/api/v1/resume',
  reader: resumeAnswerReader,
}
