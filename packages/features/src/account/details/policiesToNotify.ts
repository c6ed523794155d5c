import type { TransferredPolicy } from '@coverkit/api-client'
import { insurerName } from '@coverkit/core'
import type { SavedPolicy } from '@coverkit/core/policies'
import { maskPolicyNumber } from '@coverkit/core/transfer'
import { detailsCopy as copy } from './copy.ts'

/** A policy whose insurer we can notify of new details. */
export interface PolicyToNotify {
  readonly id: string
  /** Its insurer, and the end of its number. */
  readonly label: string
}

/** Returns the policies in force and those being transferred. The end of a number is enough to distinguish them. */
export function policiesToNotify(
  own: readonly SavedPolicy[],
  transferred: readonly TransferredPolicy[],
): readonly PolicyToNotify[] {
  return [
    ...own
      .filter(({ status }) => status !== 'lapsed')
      .map(({ id, insurer_Code: code, name }) => ({ id, label: labelOf(insurerName(code), name) })),
    ...transferred
      .filter(({ policyStatus }) => policyStatus === 'Active')
      .map(({ policyId, insurerCode, policyNumber }) => ({
        id: policyId,
        label: labelOf(
          insurerCode === null ? copy.notify.unknownInsurer : insurerName(insurerCode),
          policyNumber,
        ),
      })),
  ]
}

const labelOf = (insurer: string, number: string | null) =>
  number === null ? insurer : copy.notify.policy(insurer, maskPolicyNumber(number))
