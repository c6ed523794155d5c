import type { PolicyNomination } from '@coverkit/api-client'
import { formatNumber } from '@coverkit/core'
import { beneficiariesCopy } from './copy.ts'

const { card: copy } = beneficiariesCopy

type Named = NonNullable<PolicyNomination['current']>['beneficiaries'][number]

const nameOf = ({ name }: Named): string => name ?? copy.estate
const shareOf = ({ benefit_Percent }: Named): string => copy.share(formatNumber(benefit_Percent))

/** `Jamie Sample, spouse: 60%`, as the policy's card lists a beneficiary. */
export function namedLine(named: Named): string {
  const relationship = named.name === null ? null : named.relationship
  return copy.line(nameOf(named), relationship?.toLowerCase() ?? null, shareOf(named))
}

/** `Jamie Sample (60%) and Max Sample (40%)`. */
export function namesOf(beneficiaries: readonly Named[]): string {
  const names = beneficiaries.map((named) => `${nameOf(named)} (${shareOf(named)})`)
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}
