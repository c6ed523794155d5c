import { useBrand } from '@coverkit/brand'
import { calculateNeeds, formatDay, NEEDS_COVERS } from '@coverkit/core'
import { Container, Heading, Stack, Text, WithAside } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { AfterPaint } from '#common/after-paint/AfterPaint.tsx'
import { DraftSaveStatus } from '#common/draft/DraftSaveStatus.tsx'
import { RemoteChanges } from '#common/draft/remoteChanges.lazy.ts'
import { usePageServices } from '#common/page-services/index.ts'
import { BackLink } from '#common/step-form/BackLink.tsx'
import { FlowProgress } from '#common/step-form/FlowProgress.tsx'
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
    <Container>
      <title>{`${resultsCopy.title} | ${calculatorCopy.flow} | ${brand.name}`}</title>
      <WithAside
        lead={
          <div className={screenOnly}>
            <FlowProgress draft={draft} step="results" labels={calculatorFlow.labels} />
          </div>
        }
        asideLabel={resultsCopy.aside}
        aside={
          <AfterPaint>
            <ResultsAside calculation={calculation} />
          </AfterPaint>
        }
      >
        <Stack gap={32}>
          <div className={screenOnly}>
            <BackLink draft={draft} step="results" />
          </div>
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
      </WithAside>
    </Container>
  )
}
