import { isAddressOffered, useBrand } from '@coverkit/brand'
import { type CoverKind, formatDate, formatDay, type Owner } from '@coverkit/core'
import type { Policy } from '@coverkit/core/policies'
import {
  Alert,
  Badge,
  Card,
  Heading,
  InfoIcon,
  Link,
  ShieldCheckIcon,
  TriangleAlertIcon,
  VisuallyHidden,
} from '@coverkit/ui'
import { usePageServices } from '#common/page-services/index.ts'
import { InsurerMark } from '#cover/insurers'
import { today } from '#fields/controls'
import { policyView, requestPolicy } from '#policies'
import { PolicyBeneficiaries } from '../beneficiaries/PolicyBeneficiaries.tsx'
import { policiesRegionCopy as copy } from './copy.ts'
import { PendingChange } from './PendingChange.tsx'
import { PolicyCovers } from './PolicyCovers.tsx'
import * as styles from './policies.css.ts'
import type { LastNeeds } from './useCoverNeeds.ts'

interface PolicyItemProps {
  readonly policy: Policy
  /** For the only policy, the premium and the dates are shown above the list. */
  readonly isOnly: boolean
  /** Owners of which a policy above says what that means. */
  readonly explained: ReadonlySet<Owner | null>
  readonly last: LastNeeds | null
  /** The total of each cover over all policies in force. */
  readonly together: Readonly<Record<CoverKind, number>>
}

/** The flow gets the policy from the draft, never from the address. */
const CHANGE_PATH = '/account/change-my-cover/premium-type'
const STRUGGLING_PATH = '/account/struggling-to-pay'
const BADGES = {
  'in-force': { tone: 'success', icon: ShieldCheckIcon },
  lapsing: { tone: 'warn', icon: TriangleAlertIcon },
  lapsed: { tone: 'info', icon: InfoIcon },
} as const

/** One policy, once: its insurer and number, every cover by who holds it, its premium and its dates. */
export function PolicyItem({ policy, isOnly, explained, last, together }: PolicyItemProps) {
  const { id, insurerCode, insurer, number, holders, warning } = policyView(policy)
  const [headingId, numberId] = [`policy-${id}`, `policy-number-${id}`]
  return (
    <Card as="article" labelledBy={`${headingId} ${numberId}`} flush>
      <div className={styles.head}>
        <InsurerMark code={insurerCode} />
        <div className={styles.names}>
          <Heading level={3} id={headingId} tabIndex={-1}>
            <span translate="no">{insurer}</span>
          </Heading>
          <p className={styles.small}>
            <span id={numberId} translate="no">
              {number}
            </span>
            {holders && <span>{`, ${holders}`}</span>}
          </p>
        </div>
        <Badge {...BADGES[policy.state]}>{copy.states[policy.state]}</Badge>
      </div>
      <div className={styles.notices}>
        {warning && (
          <Alert severity={warning.severity} title={warning.title}>
            <span>{warning.text}</span>{' '}
            {policy.state === 'lapsing' ? (
              <Link href={STRUGGLING_PATH}>{copy.payOrHelp}</Link>
            ) : (
              <Link href="/contact-us">{copy.contact}</Link>
            )}
          </Alert>
        )}
        <PendingChange policyId={id} />
        <CoolingOff policy={policy} />
      </div>
      <PolicyCovers policy={policy} explained={explained} last={last} together={together} />
      <PolicyBeneficiaries policyId={id} policyName={`${insurer}, ${number}`} />
      <Foot policy={policy} isOnly={isOnly} last={last} />
    </Card>
  )
}

/** Until when the policy may be cancelled for a refund, and how; nothing once that is over. */
function CoolingOff({ policy }: Pick<PolicyItemProps, 'policy'>) {
  const { coolingOffEnd: end } = policy
  if (end === null || end < today()) return null
  const { title, text, link } = copy.coolingOff
  return (
    <Alert severity="info" title={title(formatDate(end))}>
      <span>{text(policyView(policy).insurer)}</span>{' '}
      <Link href="/learn-about-life-insurance-processes/cooling-off-and-cancelling">{link}</Link>
    </Alert>
  )
}

/** Short facts one after the other. */
const sentences = (facts: readonly string[]): string => facts.map((fact) => `${fact}.`).join(' ')

function Foot({ policy, isOnly, last }: Pick<PolicyItemProps, 'policy' | 'isOnly' | 'last'>) {
  const services = usePageServices()
  const { id, insurer, number, premium, facts } = policyView(policy)
  const canChange = isAddressOffered(useBrand(), CHANGE_PATH)
  if (policy.state === 'lapsed') return null
  return (
    <div className={styles.foot}>
      <p className={styles.facts}>
        {premium && !isOnly && <span className={styles.premium}>{`${premium}. `}</span>}
        <span>{sentences(isOnly ? facts.slice(0, 2) : facts)}</span>{' '}
        {last && <span>{copy.compared.workedOut(formatDay(last.savedAt))}</span>}
      </p>
      <div className={styles.links}>
        {canChange && (
          <Link href={CHANGE_PATH} variant="standalone" onClick={() => requestPolicy(services, id)}>
            {copy.change}
            <VisuallyHidden>{`: ${insurer}, ${number}`}</VisuallyHidden>
          </Link>
        )}
        {last === null && isOnly && (
          <Link href="/life-insurance-calculator/about-you" variant="standalone">
            {copy.workOut}
          </Link>
        )}
        {last !== null && isOnly && (
          <Link href="/account/review-my-cover" variant="standalone">
            {copy.review}
          </Link>
        )}
        {policy.state === 'in-force' && (
          <Link href={STRUGGLING_PATH} variant="standalone">
            {copy.struggling}
            <VisuallyHidden>{`: ${insurer}, ${number}`}</VisuallyHidden>
          </Link>
        )}
      </div>
    </div>
  )
}
