import type { PolicyNomination } from '@coverkit/api-client'
import { formatNumber } from '@coverkit/core'
import { beneficiariesCopy } from './copy.ts'

const { card: copy } = beneficiariesCopy

type Named = NonNullable<PolicyNomination['current']>['beneficiaries'][number]

/** A beneficiary in words, as the policy's card lists them. */
export const namedView = ({ name, relationship, benefit_Percent }: Named) => ({
  name: name ?? copy.estate,
  relationship: name === null ? null : relationship,
  share: copy.share(formatNumber(benefit_Percent)),
})

/** `Jamie Sample (60%) and Max Sample (40%)`. */
export function namesOf(beneficiaries: readonly Named[]): string {
  const names = beneficiaries.map(namedView).map(({ name, share }) => `${name} (${share})`)
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}
