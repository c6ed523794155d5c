import { formatCents } from '@coverkit/core'
import { type ChangeAnswers, needsHealthQuestions } from '@coverkit/core/change-cover'
import type { InsurabilityAnswers } from '@coverkit/core/guaranteed-insurability'
import { stepPath } from '@coverkit/flow'
import { Card, Heading, Inline, Link, QueryView, SampleLine, Stack, Text } from '@coverkit/ui'
import { premiumCopy } from '#cover/premium'
import { changeFlow } from '../../flow.ts'
import type { usePreview } from '../../preview/usePreview.ts'
import { increaseLine } from '../guaranteed-insurability/increaseLine.ts'
import { priceTexts, unpriced } from '../review-cover/copy.ts'
import * as styles from '../review-cover/review.css.ts'
import { reviewRows } from '../review-cover/reviewRows.ts'
import { declarationsCopy as copy } from './copy.ts'

interface SummaryProps {
  readonly change: ChangeAnswers
  readonly increase: InsurabilityAnswers | null
  readonly preview: ReturnType<typeof usePreview>
}

/** The changes and the premium that the customer signs for. */
export function Summary({ change, increase, preview }: SummaryProps) {
  const line = increaseLine(increase)
  const rows = reviewRows(change).filter(({ id }) => id !== null)
  return (
    <Card as="section" labelledBy="summary" tone="tint">
      <Stack gap={16}>
        <Inline spread>
          <Heading level={2} size={24} id="summary">
            {copy.check}
          </Heading>
          <Link href={stepPath(changeFlow, 'review-cover')}>{copy.review}</Link>
        </Inline>
        <dl className={styles.terms}>
          {rows.map(({ key, item, now, after }) => (
            <div key={key}>
              <dt>{item}</dt>
              <dd className={styles.term}>{copy.toRow(now, after)}</dd>
            </div>
          ))}
          {line !== null && (
            <div>
              <dt>{copy.increase}</dt>
              <dd className={styles.term}>{line}</dd>
            </div>
          )}
        </dl>
        <Stack gap={4}>
          <Text>{line === null ? copy.premium : copy.premiumBeforeIncrease}</Text>
          {!preview.isOffered && <Text>{unpriced}</Text>}
          {preview.isNeeded && preview.isOffered && (
            <QueryView query={preview} texts={priceTexts} onRecovered={() => undefined} lines={1}>
              {({ after, label }) =>
                after && (
                  <Stack gap={8}>
                    <p className={styles.premium}>
                      {[formatCents(after.premium.parts.total), premiumCopy.per[after.paymentFrequency]].join(
                        ' ',
                      )}
                    </p>
                    <SampleLine label={label} />
                    {needsHealthQuestions(change) && <Text>{copy.mayDiffer}</Text>}
                  </Stack>
                )
              }
            </QueryView>
          )}
          {!preview.isNeeded && <Text weight="medium">{copy.ended}</Text>}
        </Stack>
      </Stack>
    </Card>
  )
}
