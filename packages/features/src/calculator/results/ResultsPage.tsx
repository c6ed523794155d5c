import { useBrand } from '@coverkit/brand'
import { calculateNeeds, formatDay, NEEDS_COVERS } from '@coverkit/core'
import { FlowFrame, Heading, Stack, Text, WithSide } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { AfterPaint } from '#common/after-paint/AfterPaint.tsx'
import { DraftSaveStatus } from '#common/draft/DraftSaveStatus.tsx'
import { RemoteChanges } from '#common/draft/remoteChanges.lazy.ts'
import { usePageServices } from '#common/page-services/index.ts'
import { FlowBar } from '#common/step-form/FlowBar.tsx'
import { assumptionsOf } from '../assumptionsOf.ts'
import { calculatorCopy } from '../copy.ts'
import { calculatorFlow } from '../flow.ts'
import { calculatorDraft } from '../state.ts'
import { CoverSection } from './CoverSection.tsx'
import { resultsCopy } from './copy.ts'
import { NextStep } from './NextStep.tsx'
import { ResultsAside } from './ResultsAside.tsx'
import { ResultsNotes } from './ResultsNotes.tsx'
import { screenOnly } from './results.css.ts'
import { Summary } from './Summary.tsx'

export default function ResultsPage() {
  const brand = useBrand()
  const draft = calculatorDraft(usePageServices())
  const answers = useAtomValue(draft.answersAtom)
  const calculation = useMemo(() => {
    const assumptions = assumptionsOf(answers)
    return { input: answers.input, assumptions, needs: calculateNeeds(answers.input, assumptions) }
  }, [answers])
  return (
    <FlowFrame isWide>
      <title>{`${resultsCopy.title} | ${calculatorCopy.flow} | ${brand.name}`}</title>
      <FlowBar draft={draft} step="results" labels={calculatorFlow.labels} />
      <WithSide
        asideLabel={resultsCopy.aside}
        aside={
          <AfterPaint>
            <ResultsAside calculation={calculation} />
          </AfterPaint>
        }
      >
        <Stack gap={32}>
          <Stack gap={8}>
            <Heading level={1}>{resultsCopy.title}</Heading>
            <Text tone="soft">{resultsCopy.workedOut(formatDay(new Date().toISOString()))}</Text>
            <div className={screenOnly}>
              <DraftSaveStatus draft={draft} />
            </div>
          </Stack>
          <RemoteChanges draft={draft} />
          <Summary calculation={calculation}>
            <div className={screenOnly}>
              <NextStep calculation={calculation} />
            </div>
          </Summary>
          <AfterPaint>
            {NEEDS_COVERS.map((cover) => (
              <CoverSection key={cover} cover={cover} calculation={calculation} />
            ))}
            <ResultsNotes annualSalary={calculation.input.annualSalary ?? 0} />
          </AfterPaint>
        </Stack>
      </WithSide>
    </FlowFrame>
  )
}
