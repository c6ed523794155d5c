import type { ReactNode } from 'react'
import { StepPage } from '#common/step-form/StepPage.tsx'
import type { StepForm } from '#common/step-form/useStepForm.ts'
import { WhatWeChanged } from '../announcements/WhatWeChanged.tsx'
import type { QuoteAnswers } from '../answers/quoteAnswers.ts'
import { quoteCopy } from '../copy.ts'
import { type QuoteDraftStore, type QuoteStepId, quoteFlow } from '../flow.ts'

interface QuoteStepPageProps {
  readonly draft: QuoteDraftStore
  readonly step: QuoteStepId
  readonly title: string
  readonly form: Pick<StepForm<QuoteAnswers, never>, 'errors' | 'submitCount' | 'unread' | 'onSubmit'>
  readonly continueLabel?: string
  readonly intro?: ReactNode
  readonly aside: ReactNode
  /** Takes the room of the page. */
  readonly isWide?: boolean
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
