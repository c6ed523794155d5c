import { emptyTransferPolicy } from './emptyTransfer.ts'
import type { TransferPolicy } from './policyFields.ts'
import { MAXIMUM_POLICIES, MAXIMUM_REMOVED, type TransferAnswers } from './types.ts'

/** A policy that was removed, and the place that it had. */
export interface RemovedPolicy {
  readonly policy: TransferPolicy
  readonly index: number
}

function isTaken({ policies, removedPolicies }: TransferAnswers, id: string): boolean {
  return [...policies, ...removedPolicies].some((policy) => policy.id === id)
}

/** Drops the oldest of too many removed policies, first those without an id from the server. */
function limitRemoved(removed: readonly TransferPolicy[]): readonly TransferPolicy[] {
  if (removed.length <= MAXIMUM_REMOVED) return removed
  const unsaved = removed.findIndex(({ policyId }) => policyId === null)
  return limitRemoved(removed.toSpliced(Math.max(unsaved, 0), 1))
}

/** Adds a blank policy under a row id of its own; a transfer with twenty takes no more. */
export function addPolicy(answers: TransferAnswers, id: string): TransferAnswers {
  const { policies } = answers
  if (policies.length >= MAXIMUM_POLICIES || isTaken(answers, id)) return answers
  return { ...answers, policies: [...policies, emptyTransferPolicy(id)] }
}

/** Changes one policy; its ids stay. */
export function updatePolicy(
  answers: TransferAnswers,
  id: string,
  change: Partial<Omit<TransferPolicy, 'id' | 'policyId'>>,
): TransferAnswers {
  const policies = answers.policies.map((policy) =>
    policy.id === id ? { ...policy, ...change, id, policyId: policy.policyId } : policy,
  )
  return { ...answers, policies }
}

/** Removes a policy, which is sent as discontinued from now on; `removed` is for `restorePolicy`. */
export function removePolicy(
  answers: TransferAnswers,
  id: string,
): { readonly answers: TransferAnswers; readonly removed: RemovedPolicy | null } {
  const index = answers.policies.findIndex((policy) => policy.id === id)
  const policy = answers.policies[index]
  if (policy === undefined) return { answers, removed: null }
  const policies = answers.policies.toSpliced(index, 1)
  const removedPolicies = limitRemoved([...answers.removedPolicies, policy])
  return { answers: { ...answers, policies, removedPolicies }, removed: { policy, index } }
}

/**
 * Brings a removed policy back to its place, as it was but for an id that the server has given it since. A transfer with
 * twenty policies takes none back.
 */
export function restorePolicy(answers: TransferAnswers, { policy, index }: RemovedPolicy): TransferAnswers {
  const { policies, removedPolicies } = answers
  const isThere = policies.some(({ id }) => id === policy.id)
  if (policies.length >= MAXIMUM_POLICIES || isThere) return answers
  const latest = removedPolicies.find(({ id }) => id === policy.id)
  return {
    ...answers,
    policies: policies.toSpliced(index, 0, { ...policy, policyId: latest?.policyId ?? policy.policyId }),
    removedPolicies: removedPolicies.filter(({ id }) => id !== policy.id),
  }
}
