import type { TransferredPolicy, TransferStage } from '@coverkit/api-client'
import { insurerName } from '@coverkit/core'
import { stagesAt, type TrackerStage } from '@coverkit/ui'
import { transfersCopy as copy } from './transfersCopy.ts'

/** One policy of a submitted transfer in words. */
export interface PolicyStatusView {
  readonly id: string
  readonly insurerCode: string | null
  readonly title: string
  readonly number: string
  readonly name: string | null
  /** Null until every holder has signed, and where the backend doesn't say. */
  readonly stage: TransferStage | null
  readonly status: string
  /** From the signatures to the transfer. */
  readonly stages: readonly TrackerStage[]
  readonly text: string
  /** `Since 23 November 2026`, and by when it is expected to be transferred. */
  readonly dates: readonly string[]
}

/** The policies that are transferred, in their order; those that were removed are left out. */
export function policyStatusViews(policies: readonly TransferredPolicy[]): readonly PolicyStatusView[] {
  return policies.filter(({ policyStatus }) => policyStatus === 'Active').map(viewOf)
}

function viewOf(policy: TransferredPolicy): PolicyStatusView {
  const { policyId, insurerCode, policyNumber, name, stage = null, stageAt, expectedOn, reason } = policy
  const isUnderWay = stage === 'sent' || stage === 'with-insurer'
  return {
    id: policyId,
    insurerCode,
    title: insurerCode === null ? copy.noInsurer : insurerName(insurerCode),
    number: policyNumber === null ? copy.noNumber : copy.number(policyNumber),
    name: name === null ? null : copy.name(name),
    stage,
    status: stage === null ? copy.waiting : copy.stages[stage],
    stages: stagesOf(stage),
    text: textOf(stage, reason),
    dates: [
      ...(stage !== null && stageAt ? [copy.since(stageAt)] : []),
      ...(isUnderWay && expectedOn ? [copy.expected(expectedOn)] : []),
    ],
  }
}

/** The insurer has it while it waits for the customer. */
const CURRENT = {
  sent: 'sent',
  'with-insurer': 'insurer',
  'needs-you': 'insurer',
  transferred: null,
} as const

const stagesOf = (stage: TransferStage | null) =>
  stagesAt(copy.trackerStages, stage === null ? 'signed' : CURRENT[stage])

function textOf(stage: TransferStage | null, reason: TransferredPolicy['reason']): string {
  if (stage === null) return copy.waitingText
  return reason === 'policy-not-found' ? copy.notFound : copy.texts[stage]
}
