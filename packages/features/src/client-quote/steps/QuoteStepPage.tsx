import type { ReactNode } from 'react'
import type { QuoteAnswers, QuoteStepId } from '../../common/quote-draft/quoteAnswers.ts'
import type { QuoteDraft } from '../../common/quote-draft/quoteDraft.ts'
import { WhatWeChanged } from '../../common/quote-draft/WhatWeChanged.tsx'
import { StepPage } from '../../common/step-form/StepPage.tsx'
import type { StepForm } from '../../common/step-form/useStepForm.ts'
import { quoteCopy, stepNames } from '../copy.ts'

interface QuoteStepPageProps {
  readonly draft: QuoteDraft
  readonly step: QuoteStepId
  readonly title: string
  readonly form: StepForm<QuoteAnswers>
  readonly continueLabel?: string
  readonly intro?: ReactNode
  readonly aside: ReactNode
  readonly children?: ReactNode
}

/** A step of the quote: with what was changed automatically above its questions. */
export function QuoteStepPage(props: QuoteStepPageProps) {
  return (
    <StepPage
      {...props}
      flowTitle={quoteCopy.flow}
      stepNames={stepNames}
      notices={<WhatWeChanged draft={props.draft} />}
    />
  )
}
