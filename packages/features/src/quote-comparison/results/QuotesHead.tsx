import { formatDay } from '@coverkit/core'
import { planSteps, stepPath } from '@coverkit/flow'
import { Heading, SampleLine } from '@coverkit/ui'
import { isChangedByRules } from '#client-quote/announcements'
import { quoteFlow } from '#client-quote/flow'
import { comparisonCopy } from '../copy.ts'
import type { Comparison } from '../useComparison.ts'
import { BackRow } from './BackRow.tsx'
import { QuotesLead } from './QuotesLead.tsx'
import * as styles from './quoteResults.css.ts'

/** The way back, what was found in a sentence, and what the prices are. */
export function QuotesHead({ comparison }: { readonly comparison: Comparison }) {
  const { draft, answers, prices, lines, offers } = comparison
  return (
    <>
      <BackRow draft={draft} link={wayBack(answers)} />
      <div className={styles.head}>
        <Heading level={1}>{comparisonCopy.title}</Heading>
        {lines.requesting.length === 0 && (
          <QuotesLead offers={offers} isChanged={isChangedByRules(answers)} />
        )}
        {prices?.head && offers.length > 0 && (
          <SampleLine label={prices.head.label} date={comparisonCopy.pricedOn(formatDay(prices.askedAt))} />
        )}
      </div>
    </>
  )
}

/** To the step that the prices were requested from. */
function wayBack(answers: Comparison['answers']) {
  const last = planSteps(quoteFlow, answers).at(-1)
  return last && { href: stepPath(quoteFlow, last.id), text: comparisonCopy.back }
}
