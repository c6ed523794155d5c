import { useBrand } from '@coverkit/brand'
import { ageOn } from '@coverkit/core'
import { isInForce, type Policy } from '@coverkit/core/policies'
import {
  ButtonLink,
  Card,
  ChevronLeftIcon,
  Container,
  Heading,
  Icon,
  Inline,
  Link,
  QueryView,
  SampleLine,
  Skeleton,
  Stack,
  Text,
} from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useMemo, useRef, useState } from 'react'
import { assumptionsOf } from '#calculator/assumptions'
import { calculatorDraft } from '#calculator/draft'
import type { PageServices } from '#common/page-services/index.ts'
import { today } from '#fields/today'
import { policies } from '#policies/query'
import { policiesTexts } from '../policies/copy.ts'
import { reviewCopy as copy } from './copy.ts'
import { FactsTable } from './FactsTable.tsx'
import { FreshCalculation } from './FreshCalculation.tsx'
import { factsRows } from './factsTable.ts'
import { KnownContext } from './KnownContext.ts'
import { NeedsSection } from './NeedsSection.tsx'
import { Prompts } from './Prompts.tsx'
import { ageOf, reviewPrompts } from './prompts.ts'
import { reviewCalculation } from './reviewCalculation.ts'

/** `/account/review-my-cover`: what there is, beside what was worked out, and what may have changed. */
export function ReviewPage({ services }: { readonly services: PageServices }) {
  const brand = useBrand()
  const query = useAtomValue(policies(services), { store: services.store })
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Container isPage>
      <title>{`${copy.title} | ${brand.name}`}</title>
      <Stack gap={32}>
        <Stack gap={12}>
          <Link href="/account" variant="standalone">
            <Icon of={ChevronLeftIcon} />
            {copy.back}
          </Link>
          <Heading level={1} ref={heading} tabIndex={-1}>
            {copy.title}
          </Heading>
          <Text size={20} tone="soft" measure>
            {copy.lead}
          </Text>
          <Text measure>{copy.general}</Text>
        </Stack>
        <QueryView
          query={query}
          texts={policiesTexts}
          lines={8}
          onRecovered={() => heading.current?.focus()}
          isEmpty={(all) => !all.some(isInForce)}
          empty={<NoPolicy />}
        >
          {(all) => <Review services={services} policies={all} />}
        </QueryView>
      </Stack>
    </Container>
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

interface ReviewProps {
  readonly services: PageServices
  readonly policies: readonly Policy[]
}

function Review({ services, policies: all }: ReviewProps) {
  const isReady = useCalculatorReady(services)
  const draft = calculatorDraft(services)
  const answers = useAtomValue(draft.answersAtom, { store: services.store })
  const { furthest } = useAtomValue(draft.stateAtom, { store: services.store })
  const inForce = useMemo(() => all.filter(isInForce), [all])
  const hasCalculation = furthest === 'results'
  const calculation = useMemo(
    () => (hasCalculation ? reviewCalculation(answers.input, assumptionsOf(answers), inForce) : null),
    [answers, inForce, hasCalculation],
  )
  const known = useMemo(
    () => ({ policies: inForce, age: ageOf(inForce, (born) => ageOn(born, today())) }),
    [inForce],
  )
  const [label] = inForce.flatMap(({ premium }) => premium.label ?? [])
  if (!isReady) return <Skeleton lines={8} />
  return (
    <KnownContext value={known}>
      <Stack gap={48}>
        <Stack as="section" labelledBy="facts" gap={16}>
          <Heading level={2} size={24} id="facts">
            {copy.facts.title}
          </Heading>
          <FactsTable rows={factsRows(inForce, calculation)} />
          {label && <SampleLine label={label} />}
          <Inline>
            <ButtonLink href={copy.changeHref}>{copy.change}</ButtonLink>
          </Inline>
        </Stack>
        {calculation ? <NeedsSection calculation={calculation} entered={answers.input} /> : <NoCalculation />}
        <Prompts prompts={reviewPrompts({ ...known, input: calculation && answers.input })} />
      </Stack>
    </KnownContext>
  )
}

function NoCalculation() {
  const { title, text, start } = copy.empty
  return (
    <Card as="section" tone="tint" labelledBy="no-calculation">
      <Stack gap={12}>
        <Heading level={2} size={24} id="no-calculation">
          {title}
        </Heading>
        <FreshCalculation label={start} text={text} />
      </Stack>
    </Card>
  )
}

/** Whether the calculation of this device, and of the account, has been read. */
function useCalculatorReady(services: PageServices): boolean {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const show = () => setReady(true)
    // Without what is stored the page shows the policies alone.
    calculatorDraft(services).ready().then(show, show)
  }, [services])
  return isReady
}
