import { useBrand } from '@coverkit/brand'
import { type IncreaseWithoutProof, isInForce, type Policy } from '@coverkit/core/policies'
import { BulletList, Card, Container, Heading, Link, Pair, QueryView, Stack, Text } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { useRef, useState } from 'react'
import type { PageServices } from '#common/page-services/index.ts'
import { today } from '#fields/today'
import { insurabilityCopy as copy } from '#future-insurability/copy'
import { policies } from '#policies/query'
import { policiesTexts } from '../policies/copy.ts'
import { noteIncrease } from './noteIncrease.ts'
import { PolicyChoice } from './PolicyChoice.tsx'
import { PolicyIncrease } from './PolicyIncrease.tsx'
import { UnsentGuard } from './proof/UnsentGuard.tsx'
import { useProof } from './proof/useProof.ts'
import { Sent, type SentIncrease } from './Sent.tsx'

/** `/account/guaranteed-future-insurability`: more cover after an event, without health questions. */
export function InsurabilityPage({ services }: { readonly services: PageServices }) {
  const brand = useBrand()
  const query = useAtomValue(policies(services), { store: services.store })
  const heading = useRef<HTMLHeadingElement>(null)
  const [sent, setSent] = useState<SentIncrease | null>(null)
  const increased = useRef<string | null>(null)
  const proof = useProof({
    onStored: () => increased.current !== null && noteIncrease(services, increased.current, null),
  })
  const title = sent ? copy.sent.title : copy.title
  return (
    <Container width="pair">
      <title>{`${title} | ${brand.name}`}</title>
      <UnsentGuard proof={proof} />
      {sent ? (
        <Sent sent={sent} proof={proof} />
      ) : (
        <Pair asideLabel={copy.aside.label} aside={<Aside />}>
          <Stack gap={32}>
            <Stack gap={12}>
              <Link href="/account" variant="standalone">
                {copy.back}
              </Link>
              <Heading level={1} ref={heading} tabIndex={-1}>
                {copy.title}
              </Heading>
              <Text size={20} tone="soft" measure>
                {copy.lead}
              </Text>
            </Stack>
            <QueryView
              query={query}
              texts={policiesTexts}
              lines={6}
              onRecovered={() => heading.current?.focus()}
              isEmpty={(all) => !all.some(isInForce)}
              empty={<NoPolicy />}
            >
              {(all) => (
                <Increase
                  services={services}
                  policies={all.filter(isInForce)}
                  proof={proof}
                  onSent={(increase) => {
                    setSent(increase)
                    increased.current = increase.policy.id
                    noteIncrease(services, increase.policy.id, requestedNow(increase.answers))
                    void proof.sendAll(increase.id)
                  }}
                />
              )}
            </QueryView>
          </Stack>
        </Pair>
      )}
    </Container>
  )
}

function requestedNow({ cover, increase }: SentIncrease['answers']): IncreaseWithoutProof | null {
  return cover === null || increase === null ? null : { cover, increase, requestedOn: today() }
}

interface IncreaseProps {
  readonly services: PageServices
  /** In force; one at least. */
  readonly policies: readonly Policy[]
  readonly proof: ReturnType<typeof useProof>
  readonly onSent: (sent: SentIncrease) => void
}

function Increase({ policies: all, ...props }: IncreaseProps) {
  const [only] = all.length === 1 ? all : []
  // Whoever comes to send proof meets the policy that waits for it.
  const [chosen, setChosen] = useState(
    () => all.find(({ increaseWithoutProof }) => increaseWithoutProof !== null)?.id ?? null,
  )
  const policy = only ?? all.find(({ id }) => id === chosen)
  return (
    <Stack gap={32}>
      <PolicyChoice policies={all} value={policy?.id ?? null} onChange={setChosen} />
      {policy && <PolicyIncrease key={policy.id} policy={policy} {...props} />}
    </Stack>
  )
}

function NoPolicy() {
  return (
    <Stack gap={12}>
      <Text measure>{copy.none}</Text>
      <Link href="/client-quote/select-covers" variant="standalone">
        {copy.quote}
      </Link>
    </Stack>
  )
}

function Aside() {
  const { title, points, full } = copy.aside
  return (
    <Card tone="tint">
      <Stack gap={16}>
        <Heading level={2} size={20}>
          {title}
        </Heading>
        <BulletList items={points} />
        <Text>{full}</Text>
        <Link href={copy.missedHref} variant="standalone">
          {copy.missed}
        </Link>
      </Stack>
    </Card>
  )
}
