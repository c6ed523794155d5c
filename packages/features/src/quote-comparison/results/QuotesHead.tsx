import { formatDay } from '@coverkit/core'
import { planSteps, stepPath } from '@coverkit/flow'
import { Heading, Link, SampleLine } from '@coverkit/ui'
import { DraftSaveStatus } from '#common/draft/DraftSaveStatus.tsx'
import { quoteFlow } from '#quote/flow'
import { comparisonCopy } from '../copy.ts'
import type { Comparison } from '../useComparison.ts'
import { QuotesLead } from './QuotesLead.tsx'
import * as styles from './quoteResults.css.ts'

/** The way back, what was found in a sentence, and what the prices are. */
export function QuotesHead({ comparison }: { readonly comparison: Comparison }) {
  const { draft, answers, prices, lines, offers } = comparison
  return (
    <>
      <div className={styles.backRow}>
        <BackLink answers={answers} />
        <DraftSaveStatus draft={draft} />
      </div>
      <div className={styles.head}>
        <Heading level={1}>{comparisonCopy.title}</Heading>
        {lines.requesting.length === 0 && <QuotesLead offers={offers} />}
        {prices?.head && offers.length > 0 && (
          <SampleLine label={prices.head.label} date={comparisonCopy.pricedOn(formatDay(prices.askedAt))} />
        )}
      </div>
    </>
  )
}

/** Leads to the step that the prices were asked from. */
function BackLink({ answers }: Pick<Comparison, 'answers'>) {
  const last = planSteps(quoteFlow, answers).at(-1)
  if (!last) return null
  return (
    <Link variant="standalone" href={stepPath(quoteFlow, last.id)}>
      {comparisonCopy.back}
    </Link>
  )
}
