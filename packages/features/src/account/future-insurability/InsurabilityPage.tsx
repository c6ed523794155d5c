import { Offered } from '@coverkit/brand'
import { type IncreaseWithoutProof, isInForce, type Policy } from '@coverkit/core/policies'
import { BulletList, Card, Heading, Link, QueryView, Stack, Text } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { useRef, useState } from 'react'
import type { PageServices } from '#common/page-services/index.ts'
import { today } from '#fields/controls'
import { policies } from '#policies'
import { insurabilityCopy as copy } from '#policies/insurability'
import { AccountSubpage } from '../AccountSubpage.tsx'
import { NoPolicy } from '../NoPolicy.tsx'
import { policiesTexts } from '../policies/copy.ts'
import { noteIncrease } from './noteIncrease.ts'
import { PolicyChoice } from './PolicyChoice.tsx'
import { PolicyIncrease } from './PolicyIncrease.tsx'
import { UnsentGuard } from './proof/UnsentGuard.tsx'
import { useProof } from './proof/useProof.ts'
import { Sent, type SentIncrease } from './Sent.tsx'

/** `/account/guaranteed-future-insurability`: more cover after an event, without health questions. */
export function InsurabilityPage({ services }: { readonly services: PageServices }) {
  const query = useAtomValue(policies(services), { store: services.store })
  const heading = useRef<HTMLHeadingElement>(null)
  const [sent, setSent] = useState<SentIncrease | null>(null)
  const increased = useRef<string | null>(null)
  const proof = useProof({
    onStored: () => increased.current !== null && noteIncrease(services, increased.current, null),
  })
  if (sent) {
    return (
      <>
        <UnsentGuard proof={proof} />
        <Sent sent={sent} proof={proof} />
      </>
    )
  }
  return (
    <AccountSubpage
      title={copy.title}
      lead={copy.lead}
      headingRef={heading}
      asideLabel={copy.aside.label}
      aside={<Aside />}
    >
      <UnsentGuard proof={proof} />
      <QueryView
        query={query}
        texts={policiesTexts}
        lines={6}
        onRecovered={() => heading.current?.focus()}
        isEmpty={(all) => !all.some(isInForce)}
        empty={<NoPolicy texts={copy} />}
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
              if (increase.id !== null) proof.sendAll(increase.id)
            }}
          />
        )}
      </QueryView>
    </AccountSubpage>
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
  // Selects the policy whose increase still needs proof.
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

function Aside() {
  const { title, points, full } = copy.aside
  return (
    <Card tone="tint">
      <Stack gap={16}>
        <Heading level={2} size={20}>
          {title}
        </Heading>
        <BulletList items={points} />
        <Offered to={copy.missedHref}>
          <Text>{full}</Text>
          <Link href={copy.missedHref} variant="standalone">
            {copy.missed}
          </Link>
        </Offered>
      </Stack>
    </Card>
  )
}
