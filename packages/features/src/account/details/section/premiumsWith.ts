import { listPolicies, previewPolicyChange } from '@coverkit/api-client'
import { formatCents, insurerName } from '@coverkit/core'
import {
  type InsuredDetails,
  type PricedPolicy,
  policyPreviewRequest,
  termsOfPolicy,
} from '@coverkit/core/change-cover'
import { isInForce, policyFromSaved } from '@coverkit/core/policies'
import { maskPolicyNumber } from '@coverkit/core/transfer'
import type { PageServices } from '#common/page-services/index.ts'
import { premiumCopy } from '#cover/premium'
import { today } from '#fields/controls'
import { detailsCopy } from '../copy.ts'

/** A policy's premium with the details that its insurer has, and with the new ones. */
export interface PremiumWith {
  /** Its insurer, and the end of its number. */
  readonly policy: string
  /** `$57.71 a month`. */
  readonly now: string
  readonly after: string
  /** The label of the figures, such as samples. */
  readonly label: string
}

/** The premiums of the customer's policies in force, with other details. Rejects where they can't be worked out. */
export async function premiumsWith(
  services: PageServices,
  insured: InsuredDetails,
): Promise<readonly PremiumWith[]> {
  const client = await services.client()
  const listed = await listPolicies(client)
  if (!listed.ok) throw new Error(listed.error.kind)
  const inForce = listed.value.map(policyFromSaved).filter(isInForce)
  return Promise.all(
    inForce.map(async (policy) => {
      const request = policyPreviewRequest(policy.id, termsOfPolicy(policy, today()), insured)
      const answer = await previewPolicyChange(client, request)
      if (!answer.ok) throw new Error(answer.error.kind)
      const { now, after, label } = answer.value
      if (after === null) throw new Error('declined')
      const insurer = policy.insurerName ?? insurerName(policy.insurerCode)
      return {
        policy: detailsCopy.notify.policy(insurer, maskPolicyNumber(policy.number)),
        now: premiumText(now),
        after: premiumText(after),
        label,
      }
    }),
  )
}

const premiumText = ({ paymentFrequency, premium }: PricedPolicy) =>
  `${formatCents(premium.parts.total)} ${premiumCopy.per[paymentFrequency]}`
