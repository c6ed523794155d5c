import { stepPath } from '@coverkit/flow'
import { Heading, Link, SummaryList, VisuallyHidden } from '@coverkit/ui'
import type { Term } from '#cover/terms'
import { type QuoteStepId, quoteFlow } from '../../flow.ts'
import { getQuoteCopy } from './copy.ts'
import * as styles from './reviewGroup.css.ts'

interface ReviewGroupProps {
  readonly title: string
  readonly step: QuoteStepId
  readonly terms: readonly Term[]
}

/** The answers of one step, with a link to change them. */
export function ReviewGroup({ title, step, terms }: ReviewGroupProps) {
  return (
    <section className={styles.group} aria-labelledby={`review-${step}`}>
      <div className={styles.head}>
        <Heading level={2} size={20} id={`review-${step}`}>
          {title}
        </Heading>
        <Link variant="standalone" href={stepPath(quoteFlow, step)}>
          {getQuoteCopy.change} <VisuallyHidden>{title}</VisuallyHidden>
        </Link>
      </div>
      <SummaryList rows={terms} lines />
    </section>
  )
}
