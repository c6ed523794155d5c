import type { Adjustment } from '@coverkit/core'
import { Alert, BulletList, Heading, Stack, VisuallyHidden } from '@coverkit/ui'
import { formatWholeCents, premiumCopy } from '#cover/premium'
import { formatAdjustment, quoteTerms } from '#cover/terms'
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
      <Stack gap={12}>
        {quoteTerms(terms).map(({ kind, name, terms: lines }) => {
          const premium = breakdown.covers.find((part) => part.kind === kind)
          return (
            <div key={kind} className={styles.cover}>
              <div className={styles.head}>
                <Heading level={3} size={20}>
                  {name}
                </Heading>
                {premium && (
                  <p className={styles.premium}>
                    <VisuallyHidden>{confirmCopy.premium} </VisuallyHidden>
                    <span>{`${formatWholeCents(premium.total)} ${premiumCopy.per[frequency]}`}</span>
                  </p>
                )}
              </div>
              <dl className={styles.terms}>
                {lines.map(({ id, label, value }) => (
                  <div key={id}>
                    <dt className={styles.label}>{label}</dt>
                    <dd className={styles.value}>{value}</dd>
                  </div>
                ))}
              </dl>
            </div>
          )
        })}
      </Stack>
    </Stack>
  )
}
