import { type CoverKind, formatMoney, type Owner } from '@coverkit/core'
import { isInForce, type Policy, type PolicyCover } from '@coverkit/core/policies'
import { CoverBar, Rows } from '@coverkit/ui'
import { sumUnit } from '#cover/words'
import { policyCoverView } from '#policies'
import { policiesRegionCopy as copy } from './copy.ts'
import { coverComparison } from './coverComparison.ts'
import { type CoverGroup, coverGroups } from './coverGroups.ts'
import * as styles from './policies.css.ts'
import type { LastNeeds } from './useCoverNeeds.ts'

interface PolicyCoversProps {
  readonly policy: Policy
  /** Owners of which a policy above says what that means. */
  readonly explained: ReadonlySet<Owner | null>
  readonly last: LastNeeds | null
  readonly together: Readonly<Record<CoverKind, number>>
}

/** The covers of a policy by who holds them, each beside what was worked out. */
export function PolicyCovers({ policy, explained, last, together }: PolicyCoversProps) {
  return coverGroups(policy.covers).map((group) => (
    <OwnerGroup
      key={group.owner}
      id={`covers-${policy.id}-${group.owner}`}
      group={group}
      isExplained={explained.has(group.owner)}
      // A policy that has ended is not compared with the customer's needs.
      last={isInForce(policy) ? last : null}
      together={together}
    />
  ))
}

interface OwnerGroupProps extends Omit<PolicyCoversProps, 'policy' | 'explained'> {
  readonly id: string
  readonly group: CoverGroup
  readonly isExplained: boolean
}

function OwnerGroup({ id, group: { owner, covers }, isExplained, last, together }: OwnerGroupProps) {
  const { title, text } = owner === null ? copy.noOwner : copy.owners[owner]
  return (
    <div className={styles.group}>
      <p className={styles.owner} id={id}>
        <b className={styles.ownerTitle}>{title}</b> {!isExplained && <span>{text}</span>}
      </p>
      <Rows labelledBy={id} inset>
        {covers.map((cover) => (
          <li key={cover.kind}>
            <Cover cover={cover} last={last} together={together[cover.kind]} />
          </li>
        ))}
      </Rows>
    </div>
  )
}

interface CoverProps {
  readonly cover: PolicyCover
  readonly last: LastNeeds | null
  readonly together: number
}

function Cover({ cover, last, together }: CoverProps) {
  const { name, terms } = policyCoverView(cover)
  const { share, text } = coverComparison(cover, last?.needs[cover.kind] ?? null, together)
  const details = terms.map((term) => `${term}.`).join(' ')
  return (
    <CoverBar
      name={name}
      amount={formatMoney(cover.sumInsured)}
      unit={sumUnit(cover.kind)}
      share={share}
      text={[text, details].filter(Boolean).join(' ')}
    />
  )
}
