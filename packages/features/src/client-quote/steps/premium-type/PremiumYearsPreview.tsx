import type { ComparisonRequest, Indexation, ProjectionAnswer } from '@coverkit/core'
import { Card, Segmented, Stack } from '@coverkit/ui'
import { useState } from 'react'
import type { PageServices } from '#common/page-services/index.ts'
import { usePricesAtRest } from '#common/queries/usePricesAtRest.ts'
import type { QuoteAnswers } from '#quote/answers'
import { premiumYears, yearsRequest } from '../../prices/premiumYears.ts'
import { premiumTypeCopy } from './copy.ts'
import { PremiumYears } from './PremiumYears.tsx'

const copy = premiumTypeCopy.years

type Shown = Extract<Indexation, keyof typeof copy.indexations>

const options = (['on', 'offPermanent'] as const).map((value) => ({ value, label: copy.indexations[value] }))

/** The price of both premium types in each year to 65; renders nothing while it loads or if it fails. */
export function PremiumYearsPreview({ answers: { quote } }: { readonly answers: QuoteAnswers }) {
  const answer = usePricesAtRest(yearsRequest(quote), load)
  const [indexation, setIndexation] = useState<Shown>('on')
  const years = answer && premiumYears(answer, indexation)
  if (!answer || !years) return null
  return (
    <Card as="section" label={copy.title}>
      <Stack gap={24}>
        <PremiumYears years={years} label={answer.label} />
        <Segmented
          name="previewIndexation"
          legend={copy.indexation}
          legendLook="label"
          hint={copy.later}
          narrow
          options={options}
          value={indexation}
          onChange={setIndexation}
          effect={copy.effects[indexation]}
        />
      </Stack>
    </Card>
  )
}

async function load(
  services: PageServices,
  request: ComparisonRequest,
  signal: AbortSignal,
): Promise<ProjectionAnswer> {
  const { loadYears } = await import('../../prices/premiumYears.lazy.ts')
  return loadYears(services, request, signal)
}
