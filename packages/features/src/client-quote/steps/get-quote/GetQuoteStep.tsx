import { stepPath } from '@coverkit/flow'
import { Link, SummaryList, Text, VisuallyHidden } from '@coverkit/ui'
import { useNavigate } from 'react-router'
import { noFields } from '#common/step-form/currentFields.ts'
import { useFlowStep } from '#common/step-form/useFlowStep.ts'
import { quoteFlow } from '../../flow.ts'
import { StartAgain } from '../../start-again/StartAgain.tsx'
import { QuoteStepPage } from '../QuoteStepPage.tsx'
import { quoteSteps } from '../quoteSteps.ts'
import { getQuoteCopy as copy } from './copy.ts'
import { reviewLines } from './reviewLines.ts'
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
      next={<StartAgain copy={copy.startAgain} onConfirm={clear} />}
      isWide
    >
      <SummaryList
        lines
        rows={reviewLines(quote).map(({ step, label, value }) => ({
          id: step,
          label,
          value,
          action: (
            <Link href={stepPath(quoteFlow, step)}>
              {copy.change} <VisuallyHidden>{label}</VisuallyHidden>
            </Link>
          ),
        }))}
      />
    </QuoteStepPage>
  )
}
