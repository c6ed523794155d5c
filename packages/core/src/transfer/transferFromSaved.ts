import type { PolicyHolder } from '../application/holderFields.ts'
import { holderFromSaved } from '../application/holderWire.ts'
import { rowIds } from '../application/rowIds.ts'
import type { Signature } from '../application/types.ts'
import type { SavedPolicyHolder } from '../application/wire.ts'
import { COVER_KINDS } from '../covers/kinds.ts'
import { INSURER_CODES } from '../insurers/insurerCodes.ts'
import type { TransferPolicy } from './policyFields.ts'
import { MAXIMUM_POLICIES, MAXIMUM_REMOVED, type TransferAnswers } from './types.ts'
import type { SavedTransfer, SavedTransferPolicy } from './wire.ts'

/** A saved transfer as answers. */
export interface LoadedTransfer {
  readonly answers: TransferAnswers
  /** Policies beyond the first twenty. */
  readonly omitted: number
}

/** Policies as saved, each under its row id, in two lists by their status. */
export interface LoadedPolicies {
  readonly policies: readonly TransferPolicy[]
  readonly removedPolicies: readonly TransferPolicy[]
  /** Policies beyond the first twenty. */
  readonly omitted: number
}

const isDiscontinued = (status: string | null | undefined): boolean => status === 'Discontinued'

function policyFromSaved(saved: SavedTransferPolicy, id: string): TransferPolicy {
  const { insurerCode, policyNumber, policyId, name, number_Unknown: numberUnknown, covers } = saved
  return {
    id,
    policyId: policyId ?? null,
    insurerCode: INSURER_CODES.find((code) => code === insurerCode) ?? null,
    policyNumber: numberUnknown === true ? null : (policyNumber ?? null),
    numberUnknown: numberUnknown === true,
    name: name ?? null,
    covers: COVER_KINDS.filter((cover) => covers?.includes(cover)),
    fileNumber: saved.file_Number ?? null,
  }
}

/**
 * Policies as saved, such as those of `PoliciesList`: what is discontinued is removed, everything else is to be
 * transferred. A row without an id of its own, or with one that an earlier row has, gets the next free one after `prefix`.
 */
export function policiesFromSaved(saved: readonly SavedTransferPolicy[], prefix = 'policy'): LoadedPolicies {
  const ids = rowIds(saved, prefix)
  const rows = saved.map((row, index) => ({
    isRemoved: isDiscontinued(row.policyStatus),
    policy: policyFromSaved(row, ids[index] ?? ''),
  }))
  const active = rows.filter(({ isRemoved }) => !isRemoved).map(({ policy }) => policy)
  const removed = rows.filter(({ isRemoved }) => isRemoved).map(({ policy }) => policy)
  return {
    policies: active.slice(0, MAXIMUM_POLICIES),
    removedPolicies: removed.slice(-MAXIMUM_REMOVED),
    omitted: Math.max(0, active.length - MAXIMUM_POLICIES),
  }
}

function declarationsFromSaved(
  { signatures }: SavedTransfer,
  holders: readonly PolicyHolder[],
): readonly Signature[] {
  return (signatures ?? [])
    .filter(({ rowId }) => holders.some(({ id }) => id === rowId))
    .map(({ rowId, signedName, signedAt, shownHash }) => {
      return { holderId: rowId, name: signedName, signedAt, shownHash }
    })
}

function secondFromSaved(
  saved: SavedPolicyHolder,
  { firstId, holderIds }: { readonly firstId: string; readonly holderIds: readonly [string, string] },
): PolicyHolder {
  const spare = holderIds.find((id) => id !== firstId) ?? holderIds[1]
  return holderFromSaved(saved, saved.rowId && saved.rowId !== firstId ? saved.rowId : spare)
}

/**
 * A saved transfer read back, the inverse of `transferRequest`: null and missing values become the defaults, and what was
 * saved as `Discontinued` is removed. A holder of whom no row id was saved gets the next of `holderIds`.
 */
export function transferFromSaved(
  saved: SavedTransfer,
  { holderIds }: { readonly holderIds: readonly [first: string, second: string] },
): LoadedTransfer {
  const { policyOwnerDetails, policyHolder2Details, policiesList } = saved
  const firstId = policyOwnerDetails?.rowId || holderIds[0]
  const first = holderFromSaved(policyOwnerDetails ?? {}, firstId)
  const second = policyHolder2Details ? secondFromSaved(policyHolder2Details, { firstId, holderIds }) : null
  const isRemoved = isDiscontinued(policyHolder2Details?.status)
  const holders = second === null || isRemoved ? [first] : [first, second]
  const { policies, removedPolicies, omitted } = policiesFromSaved(policiesList ?? [])
  const answers: TransferAnswers = {
    holders,
    removedHolder: isRemoved ? second : null,
    policies,
    removedPolicies,
    acceptedTermsAndConditions: saved.ts_Cs_confirmed === true,
    declarations: declarationsFromSaved(saved, holders),
  }
  return { answers, omitted }
}
