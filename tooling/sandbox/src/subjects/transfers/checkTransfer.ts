import {
  type SaveTransferRequest,
  transferFromSaved,
  transferRequest,
  validateTransfer,
} from '@coverkit/core/transfer'
import type { FieldError } from '../../problem/Problem.ts'
import { contradictions } from '../applications/contradictions.ts'
import type { TransferBody } from './transferRows.ts'

/** Lists all errors of a submission, by the function that the form runs, and fields that it does not check. */
export function checkSubmittedTransfer(body: TransferBody, today: string): FieldError[] {
  const { answers, omitted } = transferFromSaved(body, { holderIds: ['holder-1', 'holder-2'] })
  const { accountName, tracking } = body
  const meant: SaveTransferRequest = transferRequest(answers, { accountName, tracking, submit: true })
  const { secretHash: _, ...said } = body
  return [
    ...validateTransfer(answers, { today }).map(({ field, code }) => ({ field, code })),
    ...(omitted > 0 ? [{ field: 'policies', code: 'max' }] : []),
    ...contradictions({ ...said, policiesList: removedLast(said.policiesList) }, meant).map((field) => ({
      field,
      code: 'inconsistent',
    })),
  ]
}

const removedLast = (list: TransferBody['policiesList']) => [
  ...list.filter(({ policyStatus }) => policyStatus !== 'Discontinued'),
  ...list.filter(({ policyStatus }) => policyStatus === 'Discontinued'),
]
