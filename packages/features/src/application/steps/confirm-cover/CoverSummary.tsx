import type { Adjustment } from '@coverkit/core'
import { Alert, BulletList, Heading, Stack } from '@coverkit/ui'
import { formatWholeCents } from '#quote/cents'
import { formatAdjustment } from '#quote/format-adjustment'
import { premiumCopy } from '#quote/premium-copy'
import { TermLine } from '#quote/term-line'
import { quoteTerms } from '#quote/terms'
import type { ConfirmedCover } from '../../confirmedCover.ts'
import * as styles from './confirmCover.css.ts'
import { confirmCopy } from './copy.ts'

interface CoverSummaryProps {
  readonly cover: ConfirmedCover
  readonly adjustments: readonly Adjustment[]
}

/** Every cover with its structure, owner, options and premium, on the terms that the insurer priced. */
export function CoverSummary({ cover: { terms, breakdown, frequency }, adjustments }: CoverSummaryProps) {
  return (
    <Stack as="section" labelledBy="covers" gap={16}>
      <Heading level={2} size={24} id="covers">
        {confirmCopy.covers}
      </Heading>
      {adjustments.length > 0 && (
        <Alert severity="info" title={confirmCopy.adjusted}>
          <BulletList items={adjustments.map(formatAdjustment)} />
        </Alert>
      )}
      <div className={styles.covers}>
        {quoteTerms(terms).map(({ kind, name, terms: lines }) => {
          const premium = breakdown.covers.find((part) => part.kind === kind)
          return (
            <div key={kind} className={styles.cover}>
              <Heading level={3} size={20}>
                {name}
              </Heading>
              <dl className={styles.terms}>
                {lines.map(({ id, label, value }) => (
                  <TermLine key={id} label={label} value={value} />
                ))}
                {premium && (
                  <TermLine
                    label={confirmCopy.premium}
                    value={`${formatWholeCents(premium.total)} ${premiumCopy.per[frequency]}`}
                  />
                )}
              </dl>
            </div>
          )
        })}
      </div>
    </Stack>
  )
}
