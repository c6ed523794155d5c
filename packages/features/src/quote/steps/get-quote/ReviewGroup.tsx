import { stepPath } from '@coverkit/flow'
import { Card, Heading, Inline, Link, Stack, VisuallyHidden } from '@coverkit/ui'
import { type QuoteStepId, quoteFlow } from '../../flow/quoteFlow.ts'
import type { Term } from '../../terms/quoteTerms.ts'
import { TermList } from '../TermList.tsx'
import { getQuoteCopy } from './copy.ts'

interface ReviewGroupProps {
  readonly title: string
  readonly step: QuoteStepId
  readonly terms: readonly Term[]
}

/** What one step was answered, with the way back to it. */
export function ReviewGroup({ title, step, terms }: ReviewGroupProps) {
  return (
    <Card as="section" labelledBy={`review-${step}`}>
      <Stack gap={8}>
        <Inline spread>
          <Heading level={2} size={20} id={`review-${step}`}>
            {title}
          </Heading>
          <Link variant="standalone" href={stepPath(quoteFlow, step)}>
            {getQuoteCopy.change} <VisuallyHidden>{title}</VisuallyHidden>
          </Link>
        </Inline>
        <TermList terms={terms} />
      </Stack>
    </Card>
  )
}
