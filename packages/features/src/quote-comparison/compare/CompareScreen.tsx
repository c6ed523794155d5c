import { useBrand } from '@coverkit/brand'
import { formatDay, insurerName } from '@coverkit/core'
import { Alert, Container, Heading, SampleLine, Stack, Text } from '@coverkit/ui'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { RESULT_PATH } from '#client-quote/flow'
import { usePageServices } from '#common/page-services/PageServicesProvider.tsx'
import { PageRegion } from '#common/step-form/PageRegion.tsx'
import { comparedInsurers } from '../comparedInsurers.ts'
import { comparisonCopy } from '../copy.ts'
import { SaveComparison } from '../mailed/SaveComparison.tsx'
import type { Offer } from '../offers.ts'
import { endAge } from '../projection/endAge.ts'
import { type Projection, useProjection } from '../projection/useProjection.ts'
import { BackRow } from '../results/BackRow.tsx'
import { StaleNotice } from '../results/PriceNotices.tsx'
import { ProjectionFailure } from '../results/ProjectionFailure.tsx'
import { useChoose } from '../results/useChoose.ts'
import { type Comparison, useComparison } from '../useComparison.ts'
import { CompareChart } from './CompareChart.tsx'
import { CompareRows } from './CompareRows.tsx'
import * as styles from './compare.css.ts'
import { comparedIn } from './comparePath.ts'
import type { Compared } from './compareRows.ts'
import { compareCopy as copy } from './copy.ts'
import { hasAllYears, leadFinding } from './findings.ts'

/** `/client-quote/quote/compare`: two to four offers side by side. Which ones is in the address. */
export default function CompareScreen() {
  const brand = useBrand()
  const codes = comparedIn(useLocation().search)
  const comparison = useComparison()
  const projection = useProjection(comparison)
  useTicked(codes)
  const offers = codes.flatMap((code) => comparison.offers.find((offer) => offer.code === code) ?? [])
  const title = copy.title(codes.length)
  return (
    <Container isPage>
      <title>{`${title} | ${comparisonCopy.flowTitle} | ${brand.name}`}</title>
      <Stack gap={24}>
        <BackRow draft={comparison.draft} link={{ href: RESULT_PATH, text: copy.back }} />
        <Heading level={1}>{title}</Heading>
        {comparison.stale && comparison.prices && (
          <StaleNotice
            date={formatDay(comparison.prices.askedAt)}
            onRequestAgain={() => comparison.requester.requestAll(comparison.panel)}
          />
        )}
        {offers.length < 2 ? (
          <TooFew isRequesting={comparison.lines.requesting.length > 0} />
        ) : (
          <PageRegion>
            <SideBySide comparison={comparison} projection={projection} codes={codes} offers={offers} />
          </PageRegion>
        )}
      </Stack>
    </Container>
  )
}

/** Ticks the compared insurers on the list of quotes, for the visitor's return to it. */
function useTicked(codes: readonly string[]): void {
  const setTicked = useSetAtom(comparedInsurers(usePageServices()))
  const key = codes.join(',')
  useEffect(() => setTicked(key.split(',')), [key, setTicked])
}

function TooFew({ isRequesting }: { readonly isRequesting: boolean }) {
  const { title, text, requesting } = copy.tooFew
  if (isRequesting) return <p role="status">{requesting}</p>
  return (
    <Alert severity="info" title={title}>
      <p>{text}</p>
    </Alert>
  )
}

interface SideBySideProps {
  readonly comparison: Comparison
  readonly projection: Projection
  readonly codes: readonly string[]
  readonly offers: readonly Offer[]
}

function SideBySide({ comparison, projection, codes, offers }: SideBySideProps) {
  const { draft, answers, prices, stale } = comparison
  const { choosing, choose } = useChoose(draft)
  const { answer, years } = projection
  const compared: Compared = { offers, years, endAge: endAge(answer), quote: answers.quote }
  const missing = codes.filter((code) => !offers.some((offer) => offer.code === code))
  return (
    <>
      <Stack gap={12}>
        <Text size={20} tone="soft">
          {leadFinding(compared)}
        </Text>
        {prices?.head && (
          <SampleLine label={prices.head.label} date={comparisonCopy.pricedOn(formatDay(prices.askedAt))} />
        )}
        {missing.length > 0 && <Text>{copy.missing(missing.map(insurerName).join(', '))}</Text>}
      </Stack>
      <div className={styles.chartPlace}>
        {answer && hasAllYears(compared) && (
          <CompareChart compared={compared} answer={answer} needs={answers.quote} />
        )}
        <ProjectionFailure projection={projection} />
      </div>
      <CompareRows
        compared={compared}
        choosing={choosing}
        onChoose={stale ? undefined : (code) => void choose(code)}
      />
      {prices && !stale && <SaveComparison codes={offers.map(({ code }) => code)} prices={prices} />}
    </>
  )
}
