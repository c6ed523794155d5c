import { useBrand } from '@coverkit/brand'
import { FlowFrame, Heading, Stack, Text, WithSide } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { DraftSaveStatus } from '#common/draft/DraftSaveStatus.tsx'
import { RemoteChanges } from '#common/draft/remoteChanges.lazy.ts'
import { AfterPaint } from '#common/lazy-component/AfterPaint.tsx'
import { usePageServices } from '#common/page-services/index.ts'
import { FlowBar } from '#common/step-form/FlowBar.tsx'
import { PageRegion } from '#common/step-form/PageRegion.tsx'
import { usePerch } from '#common/step-form/usePerch.tsx'
import { calculatorCopy } from '../copy.ts'
import { calculatorFlow } from '../flow.ts'
import { calculatorDraft } from '../state.ts'
import { coverAmount } from './chartBars.ts'
import { resultsCopy } from './copy.ts'
import { Drivers } from './Drivers.tsx'
import { EstimateLimits } from './EstimateLimits.tsx'
import { NeedsOverview } from './NeedsOverview.tsx'
import { leadParts } from './needWords.ts'
import { ResultsAside } from './ResultsAside.tsx'
import * as styles from './results.css.ts'
import { useCalculation } from './useCalculation.ts'
import type { Calculation } from './workingLines.ts'

/** The answer first, then all four needs in one picture, what it costs next, and what moves it. */
export default function ResultsPage() {
  const brand = useBrand()
  const draft = calculatorDraft(usePageServices())
  const answers = useAtomValue(draft.answersAtom)
  const calculation = useCalculation(answers)
  return (
    <FlowFrame isWide>
      <title>{`${resultsCopy.title} | ${calculatorCopy.flow} | ${brand.name}`}</title>
      <FlowBar draft={draft} step="results" labels={calculatorFlow.labels} share={1} />
      <WithSide
        asideLabel={resultsCopy.aside}
        aside={
          <PageRegion>
            <ResultsAside calculation={calculation} />
          </PageRegion>
        }
        perch={usePerch('two')}
        sticky
      >
        <Stack gap={32}>
          <Stack gap={12}>
            <Heading level={1}>{resultsCopy.title}</Heading>
            <Lead calculation={calculation} />
          </Stack>
          <RemoteChanges draft={draft} />
          <PageRegion>
            <NeedsOverview calculation={calculation} />
          </PageRegion>
        </Stack>
      </WithSide>
      <div className={styles.after}>
        <AfterPaint>
          <PageRegion>
            <Stack gap={40}>
              <Drivers calculation={calculation} />
              <EstimateLimits annualSalary={calculation.input.annualSalary ?? 0} />
            </Stack>
          </PageRegion>
        </AfterPaint>
        <div className={styles.screenOnly}>
          <DraftSaveStatus draft={draft} />
        </div>
      </div>
    </FlowFrame>
  )
}

function Lead({ calculation }: { readonly calculation: Calculation }) {
  const parts = leadParts(calculation)
  if (parts.length === 0) {
    return (
      <Text size={20} tone="soft">
        {resultsCopy.lead.enough}
      </Text>
    )
  }
  return (
    <Text size={20} tone="soft">
      <span>{resultsCopy.lead.onTop}</span>
      {parts.map(({ before, after, cover, dollars }, index) => (
        <span key={cover}>
          <span>{index > 0 ? `${resultsCopy.lead.and}${before}` : before}</span>
          <strong className={styles.amount}>{coverAmount(cover, dollars)}</strong>
          <span>{after}</span>
        </span>
      ))}
      <span>.</span>
    </Text>
  )
}
