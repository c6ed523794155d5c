import type { Adjustment } from '@coverkit/core'
import {
  Alert,
  BulletList,
  Heading,
  Icon,
  Inline,
  Link,
  PencilIcon,
  Stack,
  Text,
  VisuallyHidden,
} from '@coverkit/ui'
import { RESULT_PATH } from '#client-quote/flow'
import { formatWholeCents, premiumCopy } from '#cover/premium'
import { formatAdjustment, quoteTerms, termsLine } from '#cover/terms'
import type { ConfirmedCover } from '../../confirmedCover.ts'
import * as styles from './confirmCover.css.ts'
import { confirmCopy } from './copy.ts'

interface CoverSummaryProps {
  readonly cover: ConfirmedCover
  readonly adjustments: readonly Adjustment[]
}

/** Every cover with its structure, owner, options and premium, on the terms that the insurer priced, as they are signed. */
export function CoverSummary({ cover: { terms, breakdown, frequency }, adjustments }: CoverSummaryProps) {
  return (
    <Stack as="section" labelledBy="covers" gap={16}>
      <Inline spread>
        <Heading level={2} size={24} id="covers">
          {confirmCopy.covers}
        </Heading>
        <Link variant="standalone" href={RESULT_PATH}>
          <Icon of={PencilIcon} size="small" /> {confirmCopy.changeCover}
        </Link>
      </Inline>
      {adjustments.length > 0 && (
        <Alert severity="info" title={confirmCopy.adjusted}>
          <BulletList items={adjustments.map(formatAdjustment)} />
        </Alert>
      )}
      <dl>
        {quoteTerms(terms).map(({ kind, name, terms: lines }) => {
          const premium = breakdown.covers.find((part) => part.kind === kind)
          return (
            <div key={kind} className={styles.cover}>
              <dt className={styles.head}>
                <Text as="span" weight="medium">
                  {name}
                </Text>
                {premium && (
                  <span className={styles.premium}>
                    <VisuallyHidden>{confirmCopy.premium} </VisuallyHidden>
                    <span>{`${formatWholeCents(premium.total)} ${premiumCopy.per[frequency]}`}</span>
                  </span>
                )}
              </dt>
              <dd className={styles.terms}>{termsLine(lines)}</dd>
            </div>
          )
        })}
      </dl>
    </Stack>
  )
}
