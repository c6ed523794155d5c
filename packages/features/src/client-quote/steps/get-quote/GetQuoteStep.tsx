import { COVER_STEPS } from '@coverkit/core'
import { stepPath } from '@coverkit/flow'
import { Inline, Text } from '@coverkit/ui'
import { useNavigate } from 'react-router'
import { noFields } from '#common/step-form/currentFields.ts'
import { StepAside } from '#common/step-form/StepAside.tsx'
import { useFlowStep } from '#common/step-form/useFlowStep.ts'
import { quoteTerms } from '#cover/terms'
import { quoteFlow } from '../../flow.ts'
import { StartAgain } from '../../start-again/StartAgain.tsx'
import { QuoteStepPage } from '../QuoteStepPage.tsx'
import { quoteSteps } from '../quoteSteps.ts'
import { getQuoteCopy as copy } from './copy.ts'
import { ReviewGroup } from './ReviewGroup.tsx'
import { groups } from './reviewGroup.css.ts'
import { personTerms, premiumTerms, selectionTerms } from './reviewTerms.ts'
import { getQuote } from './step.ts'

export default function GetQuoteStep() {
  const page = useFlowStep(quoteSteps, getQuote, noFields)
  const { quote } = page.form.answers
  const navigate = useNavigate()

  async function clear(): Promise<void> {
    await page.draft.restart()
    await navigate(stepPath(quoteFlow, 'select-covers'))
  }

  return (
    <QuoteStepPage
      {...page}
      title={copy.title}
      continueLabel={copy.action}
      intro={
        <Text size={20} tone="soft">
          {copy.intro}
        </Text>
      }
      aside={<StepAside {...copy.aside} />}
      isWide
    >
      <div className={groups}>
        <ReviewGroup title={copy.covers} step="select-covers" terms={selectionTerms(quote)} />
        {quoteTerms(quote).map(({ kind, name, terms }) => (
          <ReviewGroup key={kind} title={name} step={COVER_STEPS[kind]} terms={terms} />
        ))}
        <ReviewGroup title={copy.you} step="personal-details" terms={personTerms(quote)} />
        <ReviewGroup title={copy.premium} step="premium-type" terms={premiumTerms(quote)} />
      </div>
      <Inline>
        <StartAgain copy={copy.startAgain} onConfirm={clear} />
      </Inline>
    </QuoteStepPage>
  )
}
