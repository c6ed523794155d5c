import {
  Badge,
  type BadgeProps,
  CircleCheckIcon,
  HandIcon,
  Heading,
  HourglassIcon,
  Rows,
  Tracker,
} from '@coverkit/ui'
import * as styles from './policyStatus.css.ts'
import type { PolicyStatusView } from './policyStatusView.ts'
import { transfersCopy as copy } from './transfersCopy.ts'

interface PolicyStatusListProps {
  readonly policies: readonly PolicyStatusView[]
  /** The heading above. */
  readonly labelledBy: string
  /** The level of a policy's own heading. */
  readonly level: 3 | 4
}

/** How far the transfer of each policy is. */
export function PolicyStatusList({ policies, labelledBy, level }: PolicyStatusListProps) {
  return (
    <Rows labelledBy={labelledBy}>
      {policies.map((policy) => (
        <li key={policy.id}>
          <PolicyItem policy={policy} level={level} />
        </li>
      ))}
    </Rows>
  )
}

function badgeOf({ stage, status }: PolicyStatusView): BadgeProps {
  if (stage === 'transferred') return { tone: 'success', icon: CircleCheckIcon, children: status }
  if (stage === 'needs-you') return { tone: 'warn', icon: HandIcon, children: status }
  return { tone: 'info', icon: HourglassIcon, children: status }
}

function PolicyItem({ policy, level }: { readonly policy: PolicyStatusView; readonly level: 3 | 4 }) {
  const { id, title, number, name, stage, stages, text, dates } = policy
  return (
    <article aria-labelledby={`transfer-${id}`} className={styles.policy}>
      <div className={styles.head}>
        <div className={styles.names}>
          <Heading level={level} size={17} id={`transfer-${id}`}>
            {title}
          </Heading>
          <p className={styles.small}>{name ? `${number}. ${name}` : number}</p>
        </div>
        <Badge {...badgeOf(policy)} />
      </div>
      {stage !== 'transferred' && <Tracker label={copy.progress} stages={stages} texts={copy.states} />}
      <p className={styles.small}>
        <span>{text}</span> {dates.length > 0 && <b className={styles.strong}>{`${dates.join('. ')}.`}</b>}
      </p>
    </article>
  )
}
