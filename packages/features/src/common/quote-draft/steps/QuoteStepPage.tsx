import type { ReactNode } from 'react'
import { StepPage } from '../../step-form/StepPage.tsx'
import type { StepForm } from '../../step-form/useStepForm.ts'
import type { QuoteAnswers } from '../quoteAnswers.ts'
import { quoteCopy } from '../quoteCopy.ts'
import { type QuoteDraft, type QuoteStepId, quoteFlow } from '../quoteFlow.ts'
import { WhatWeChanged } from '../WhatWeChanged.tsx'

interface QuoteStepPageProps {
  readonly draft: QuoteDraft
  readonly step: QuoteStepId
  readonly title: string
  readonly form: Pick<StepForm<QuoteAnswers, never>, 'errors' | 'attempt' | 'unread' | 'onSubmit'>
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
      labels={quoteFlow.labels}
      notices={<WhatWeChanged draft={props.draft} />}
    />
  )
}
