import type { Policy } from '@coverkit/core/policies'
import { Alert, Button, Card, Heading, Inline, Link, Stack, Text } from '@coverkit/ui'
import { InsurerMark } from '#cover/insurers'
import { policyCoverView, policyView } from '#policies'
import { policyCopy as copy } from './copy.ts'
import { PolicyPage } from './PolicyPage.tsx'
import * as styles from './policy.css.ts'

interface PolicyPickerProps {
  readonly list: readonly Policy[]
  /** The policy that was to be changed can't be any more. */
  readonly isGone: boolean
  readonly onChoose: (policy: Policy) => void
}

/** The policies that can be changed, each with what it covers, costs and when its next anniversary is. */
export function PolicyPicker({ list, isGone, onChoose }: PolicyPickerProps) {
  const notice = isGone && (
    <Alert severity="warn" role="status" title={copy.gone.title}>
      <p>{copy.gone.text}</p>
    </Alert>
  )
  if (list.length === 0) {
    return (
      <PolicyPage title={copy.none}>
        <Text measure>{copy.noneText}</Text>
        <Inline gap={24}>
          <Link href="/client-quote/select-covers" variant="standalone">
            {copy.quote}
          </Link>
          <Link href="/account" variant="standalone">
            {copy.back}
          </Link>
        </Inline>
      </PolicyPage>
    )
  }
  return (
    <PolicyPage title={copy.title}>
      {notice}
      <Text size={20} tone="soft" measure>
        {copy.lead}
      </Text>
      <Stack as="ul" gap={16}>
        {list.map((policy) => (
          <li key={policy.id}>
            <PolicyCard policy={policy} onChoose={() => onChoose(policy)} />
          </li>
        ))}
      </Stack>
    </PolicyPage>
  )
}

interface PolicyCardProps {
  readonly policy: Policy
  readonly onChoose: () => void
}

function PolicyCard({ policy, onChoose }: PolicyCardProps) {
  const { id, insurerCode, insurer, number, premium, facts } = policyView(policy)
  const headingId = `change-policy-${id}`
  return (
    <Card as="article" labelledBy={headingId}>
      <Stack gap={16}>
        <div className={styles.head}>
          <InsurerMark code={insurerCode} />
          <div id={headingId}>
            <Heading level={2} size={20}>
              <span translate="no">{insurer}</span>
            </Heading>
            <Text tone="soft">{number}</Text>
          </div>
        </div>
        <dl className={styles.covers}>
          {policy.covers.map(policyCoverView).map(({ kind, name, sum }) => (
            <div key={kind} className={styles.cover}>
              <dt>{name}</dt>
              <dd className={styles.sum}>{sum}</dd>
            </div>
          ))}
        </dl>
        <div>
          {premium && <Text weight="medium">{premium}</Text>}
          <Text tone="soft">{facts.map((fact) => `${fact}.`).join(' ')}</Text>
        </div>
        <Inline>
          <Button variant="primary" describedBy={headingId} onClick={onChoose}>
            {copy.choose}
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}
