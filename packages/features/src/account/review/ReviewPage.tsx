import { Offered, useBrand } from '@coverkit/brand'
import { isInForce } from '@coverkit/core/policies'
import {
  ButtonLink,
  Card,
  ChevronLeftIcon,
  FlowFrame,
  Heading,
  Icon,
  Inline,
  Link,
  QueryView,
  SampleLine,
  Skeleton,
  Stack,
  Text,
  WithSide,
} from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { useRef } from 'react'
import type { PageServices } from '#common/page-services/index.ts'
import { usePerch } from '#common/step-form/usePerch.tsx'
import { policies } from '#policies'
import { NoPolicy } from '../NoPolicy.tsx'
import { policiesTexts } from '../policies/copy.ts'
import { reviewCopy as copy } from './copy.ts'
import { FactsTable } from './FactsTable.tsx'
import { FreshCalculation } from './FreshCalculation.tsx'
import { factsRows } from './factsTable.ts'
import { KnownContext } from './KnownContext.ts'
import { NeedsSection } from './NeedsSection.tsx'
import { Prompts } from './Prompts.tsx'
import { reviewPrompts } from './prompts.ts'
import { ReviewAside } from './ReviewAside.tsx'
import * as styles from './review.css.ts'
import { type Review, useReview } from './useReview.ts'

/** `/account/review-my-cover`: how the cover there is compares, then the policies, and what may have changed. */
export function ReviewPage({ services }: { readonly services: PageServices }) {
  const brand = useBrand()
  const query = useAtomValue(policies(services), { store: services.store })
  const heading = useRef<HTMLHeadingElement>(null)
  const review = useReview(services, query.data)
  const perch = usePerch('two')
  return (
    <FlowFrame isWide>
      <title>{`${copy.title} | ${brand.name}`}</title>
      <KnownContext value={review?.known ?? NOBODY}>
        <WithSide
          aside={review && <ReviewAside hasCalculation={review.calculation !== null} />}
          asideLabel={copy.asideLabel}
          perch={perch}
        >
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
            </Stack>
            <QueryView
              query={query}
              texts={policiesTexts}
              lines={8}
              onRecovered={() => heading.current?.focus()}
              isEmpty={(all) => !all.some(isInForce)}
              empty={<NoPolicy texts={copy} />}
            >
              {() => (review ? <Answer review={review} /> : <Skeleton lines={8} />)}
            </QueryView>
          </Stack>
        </WithSide>
        {review && <Facts review={review} />}
      </KnownContext>
    </FlowFrame>
  )
}

const NOBODY = { age: null, policies: [] }

/** How the cover compares, or the way to find out. */
function Answer({ review: { calculation, entered } }: { readonly review: Review }) {
  if (calculation) return <NeedsSection calculation={calculation} entered={entered} />
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

/** The policies side by side, for which a table takes all of the page, and what may have changed. */
function Facts({ review: { known, calculation, entered } }: { readonly review: Review }) {
  const [label] = known.policies.flatMap(({ premium }) => premium.label ?? [])
  return (
    <div className={styles.facts}>
      <Stack as="section" labelledBy="facts" gap={16}>
        <Heading level={2} size={24} id="facts">
          {copy.facts.title}
        </Heading>
        <FactsTable rows={factsRows(known.policies, calculation)} />
        {label && <SampleLine label={label} />}
        <Offered to={copy.changeHref}>
          <Inline>
            <ButtonLink href={copy.changeHref}>{copy.change}</ButtonLink>
          </Inline>
        </Offered>
      </Stack>
      <Prompts prompts={reviewPrompts({ ...known, input: calculation && entered })} />
    </div>
  )
}
