import type { OwnedCovers } from '@coverkit/core/policies'
import { Alert, Card, Heading, Link, Stack, Text, VisuallyHidden } from '@coverkit/ui'
import { usePageServices } from '#common/page-services/index.ts'
import { requestPolicy } from '#policies/requested'
import { policyCoverView, policyView } from '#policies/view'
import { InsurerMark } from '#quote/insurer-mark'
import { policiesRegionCopy as copy } from './copy.ts'
import { PendingChange } from './PendingChange.tsx'
import * as styles from './policies.css.ts'

interface PolicyItemProps {
  readonly owned: OwnedCovers
  /** Tells the headings of the two lists apart, since a policy may be in both. */
  readonly prefix: string
  /** The policy is in the list above too, with its premium and dates. */
  readonly isRepeated: boolean
}

/** Which policy it is of is told to the flow, and never in the address. */
const CHANGE_PATH = '/account/change-my-cover/premium-type'

/** Short facts one after the other. */
const sentences = (facts: readonly string[]): string => facts.map((fact) => `${fact}.`).join(' ')

/** One policy: its insurer and number, its premium, the covers that one owner has, and its dates. */
export function PolicyItem({ owned, prefix, isRepeated }: PolicyItemProps) {
  const { id, insurerCode, insurer, number, holders, premium, facts, warning } = policyView(owned.policy)
  const services = usePageServices()
  const place = isRepeated ? `${prefix}-policy-${id}` : `policy-${id}`
  const [headingId, numberId] = [place, `${prefix}-number-${id}`]
  return (
    <Card as="article" labelledBy={`${headingId} ${numberId}`}>
      <Stack gap={12}>
        <div className={styles.head}>
          <InsurerMark code={insurerCode} />
          <div>
            <Heading level={4} size={20} id={headingId} tabIndex={-1}>
              {insurer}
            </Heading>
            <Text tone="soft">
              <span id={numberId}>{number}</span>
              {holders && `. ${holders}`}
            </Text>
          </div>
        </div>
        {warning && !isRepeated && (
          <Alert severity={warning.severity} title={warning.title}>
            {warning.text} <Link href="/contact-us">{copy.contact}</Link>
          </Alert>
        )}
        {!isRepeated && <PendingChange policyId={id} />}
        {premium && !isRepeated && <p className={styles.premium}>{premium}</p>}
        <Stack as="ul" gap={4} labelledBy={headingId}>
          {owned.covers.map(policyCoverView).map(({ kind, name, sum, terms }) => (
            <li key={kind} className={styles.cover}>
              <span>{name}</span>
              <span className={styles.sum}>{sum}</span>
              <span className={styles.terms}>{sentences(terms)}</span>
            </li>
          ))}
        </Stack>
        <p className={styles.note}>{isRepeated ? copy.repeated : sentences(facts)}</p>
        {owned.policy.state !== 'lapsed' && !isRepeated && (
          <Link href={CHANGE_PATH} variant="standalone" onClick={() => requestPolicy(services, id)}>
            {copy.change}
            <VisuallyHidden>
              : {insurer}, {number}
            </VisuallyHidden>
          </Link>
        )}
      </Stack>
    </Card>
  )
}
