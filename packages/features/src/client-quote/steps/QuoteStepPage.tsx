import type { ComponentProps } from 'react'
import { StepPage } from '#common/step-form/StepPage.tsx'
import type { QuoteAnswers } from '#quote/answers'
import { WhatWeChanged } from '../announcements/WhatWeChanged.tsx'
import type { QuoteDraftStore, QuoteStepId } from '../flow.ts'

interface QuoteStepPageProps
  extends Omit<ComponentProps<typeof StepPage<QuoteAnswers, QuoteStepId>>, 'draft' | 'notices'> {
  readonly draft: QuoteDraftStore
}

/** A step of the quote: with what was changed automatically above its questions. */
export function QuoteStepPage(props: QuoteStepPageProps) {
  return <StepPage {...props} notices={<WhatWeChanged draft={props.draft} />} />
}
