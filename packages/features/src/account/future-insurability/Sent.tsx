import { useBrand } from '@coverkit/brand'
import {
  type InsurabilityAnswers,
  type InsurableCover,
  nextIncreaseOn,
} from '@coverkit/core/guaranteed-insurability'
import type { Policy } from '@coverkit/core/policies'
import { Alert, ButtonLink, Card, Container, Heading, Inline, Pair, Stack, Text } from '@coverkit/ui'
import { useEffect, useRef } from 'react'
import { usePerch } from '#common/step-form/usePerch.tsx'
import { COVER_WORDS, formatSum } from '#cover/words'
import { today } from '#fields/controls'
import { policyView } from '#policies'
import { insurabilityCopy } from '#policies/insurability'
import * as styles from '#policies/insurability-fields/styles'
import { NextSteps } from '#submission/tracker'
import { SentProof } from './proof/SentProof.tsx'
import type { ProofFiles } from './proof/useProof.ts'

const { sent: copy, event: events } = insurabilityCopy

/** A request that the server has. */
export interface SentIncrease {
  /** Null where the server gives none: proof then can't be sent here. */
  readonly id: string | null
  readonly policy: Policy
  readonly covers: readonly InsurableCover[]
  readonly answers: InsurabilityAnswers
}

interface SentProps {
  readonly sent: SentIncrease
  readonly proof: ProofFiles
}

/** The increase has been asked for: what was, what happens next, and the proof that is there or still to send. */
export function Sent({ sent, proof }: SentProps) {
  const { policy, answers } = sent
  const brand = useBrand()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    window.scrollTo(0, 0)
  }, [])
  const { kind, now, after, by } = sumsOf(sent)
  const next = nextIncreaseOn({ lastIncreaseOn: today() }) ?? ''
  return (
    <Container width="pair">
      <title>{`${copy.title} | ${brand.name}`}</title>
      <Pair
        asideLabel={copy.facts.label}
        aside={<Facts sent={sent} now={now} after={after} />}
        perch={usePerch('blossom')}
      >
        <Stack gap={40}>
          <Stack gap={12}>
            <Heading level={1} ref={heading} tabIndex={-1}>
              {copy.title}
            </Heading>
            <Text size={20} tone="soft">
              {copy.lead(COVER_WORDS[kind].noun, by)}
            </Text>
          </Stack>
          <Stack as="section" labelledBy="next" gap={24}>
            <Heading level={2} id="next">
              {copy.next}
            </Heading>
            <NextSteps steps={copy.steps(policyView(policy).insurer, next)} labelledBy="next" />
          </Stack>
          {sent.id === null ? <NoProof /> : <SentProof event={answers} proof={proof} />}
          <Inline>
            <ButtonLink href="/account" fullOnPhone>
              {copy.home}
            </ButtonLink>
          </Inline>
        </Stack>
      </Pair>
    </Container>
  )
}

/** The request has no address for proof: it is sent in another way. */
function NoProof() {
  const { phone } = useBrand()
  const { missing, byOtherWays } = insurabilityCopy.proof
  return (
    <Alert severity="warn" title={missing}>
      <p>{byOtherWays(phone)}</p>
    </Alert>
  )
}

function Facts({
  sent,
  now,
  after,
}: {
  readonly sent: SentIncrease
  readonly now: string
  readonly after: string
}) {
  const { policy, answers } = sent
  const { insurer, number } = policyView(policy)
  const { event, eventDate } = answers
  const facts = [
    [copy.facts.policy, `${insurer}, ${number}`],
    [copy.facts.cover, COVER_WORDS[answers.cover ?? 'life'].name],
    [copy.facts.now, now],
    [copy.facts.after, after],
    ...(event && eventDate ? [[copy.facts.event, copy.on(events.options[event], eventDate)] as const] : []),
  ] as const
  return (
    <Card tone="tint">
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className={styles.factLabel}>{label}</dt>
            <dd className={styles.fact}>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function sumsOf({ covers, answers }: SentIncrease) {
  const { cover: kind, increase } = answers
  const held = covers.find((cover) => cover.kind === kind)?.sumInsured ?? 0
  const by = increase ?? 0
  const cover = kind ?? 'life'
  return {
    kind: cover,
    now: formatSum(cover, held),
    after: formatSum(cover, held + by),
    by: formatSum(cover, by),
  }
}
