import { type CoverKind, formatMoney } from '@coverkit/core'
import {
  Badge,
  Button,
  ChevronDownIcon,
  Heading,
  Icon,
  Text,
  TriangleAlertIcon,
  VisuallyHidden,
} from '@coverkit/ui'
import { useState } from 'react'
import { InsurerMark } from '#cover/insurers'
import { formatWholeCents, premiumCopy } from '#cover/premium'
import { formatAdjustment } from '#cover/terms'
import { COVER_WORDS } from '#cover/words'
import { comparisonCopy } from '../copy.ts'
import type { Fact } from '../facts.ts'
import type { Offer } from '../offers.ts'
import type { Projection } from '../projection/useProjection.ts'
import { CompareTick } from './CompareTick.tsx'
import { OfferFacts } from './OfferFacts.tsx'
import { QuoteDetails } from './QuoteDetails.tsx'
import * as styles from './quoteList.css.ts'
import { TenYears } from './TenYears.tsx'
import type { WhyFacts } from './WhyThisPrice.tsx'

/** Props that all rows of the list share. */
export interface QuoteRowContext {
  readonly kinds: readonly CoverKind[]
  readonly why: WhyFacts
  readonly projection: Projection
  /** The dearest year of the first ten of any offer, in cents: the scale of all their drawings. */
  readonly most: number
  readonly facts: ReadonlyMap<string, readonly Fact[]>
  /** Absent while the prices are too old to be chosen. */
  readonly onChoose: ((code: string) => void) | undefined
  /** The insurer whose choice is being kept. */
  readonly choosing: string | null
  readonly compared: readonly string[]
  readonly onCompare: (code: string, isCompared: boolean) => void
  readonly canCompareMore: boolean
}

interface QuoteItemProps extends QuoteRowContext {
  readonly offer: Offer
}

/**
 * An offer: a card on phones, a wide card on tablets, a row where there is room. Most of its texts are about quotes, so it is here
 * and not in the kit.
 */
export function QuoteItem({ offer, ...row }: QuoteItemProps) {
  const { code, name } = offer
  const [isOpen, setOpen] = useState(false)
  const isCompared = row.compared.includes(code)
  return (
    <li className={styles.item}>
      <Insurer offer={offer} />
      <Price offer={offer} />
      <div className={styles.years}>
        <TenYears code={code} projection={row.projection} most={row.most} />
      </div>
      <CoverPrices offer={offer} kinds={row.kinds} />
      <div className={styles.facts}>
        <OfferFacts facts={row.facts.get(code) ?? []} projection={row.projection} />
      </div>
      <Differences offer={offer} />
      {row.onChoose && (
        <div className={styles.choose}>
          <Button
            busy={row.choosing === code}
            busyLabel={comparisonCopy.saving}
            onClick={() => row.onChoose?.(code)}
          >
            <span>
              {comparisonCopy.choose}
              <VisuallyHidden>{` ${name}`}</VisuallyHidden>
            </span>
          </Button>
        </div>
      )}
      <div className={styles.more}>
        <Button
          variant="quiet"
          label={`${comparisonCopy.breakdown} ${name}`}
          expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {comparisonCopy.breakdown}
          <Icon of={ChevronDownIcon} size="small" />
        </Button>
      </div>
      <div className={styles.compare}>
        <CompareTick
          insurer={name}
          checked={isCompared}
          disabled={!isCompared && !row.canCompareMore}
          onChange={(checked) => row.onCompare(code, checked)}
        />
      </div>
      {isOpen && (
        <div className={styles.details}>
          <QuoteDetails offer={offer} why={row.why} projection={row.projection} />
        </div>
      )}
    </li>
  )
}

function Insurer({ offer: { code, name } }: { readonly offer: Offer }) {
  return (
    <div className={styles.insurer}>
      <InsurerMark code={code} />
      <div className={styles.insurerName}>
        <Heading level={2} size={17}>
          <span translate="no">{name}</span>
        </Heading>
        <Text size={15} tone="soft">
          {comparisonCopy.product}
        </Text>
      </div>
    </div>
  )
}

function Price({ offer }: { readonly offer: Offer }) {
  const { total, perYear, frequency, paidYearly, afterRebate } = offer
  return (
    <div className={styles.price}>
      <p className={styles.total}>
        <span translate="no">{formatWholeCents(total)}</span>{' '}
        <span className={styles.per}>{premiumCopy.per[frequency]}</span>
      </p>
      {paidYearly && <p className={styles.yearly}>{comparisonCopy.inTotal(formatWholeCents(perYear))}</p>}
      {afterRebate !== null && (
        <p className={styles.yearly}>{premiumCopy.afterRebate(formatMoney(afterRebate))}</p>
      )}
    </div>
  )
}

/** The covers and the policy fee: together they are the total, to the cent. */
function CoverPrices({ offer, kinds }: Pick<QuoteItemProps, 'offer' | 'kinds'>) {
  const { fee } = offer.breakdown
  return (
    <dl className={styles.covers}>
      {kinds.map((kind) => (
        <div key={kind}>
          <dt>{COVER_WORDS[kind].short}</dt>
          <dd translate="no">{formatWholeCents(offer.covers[kind] ?? 0)}</dd>
        </div>
      ))}
      <div>
        <dt>{comparisonCopy.fee}</dt>
        <dd translate={fee === 0 ? undefined : 'no'}>
          {fee === 0 ? comparisonCopy.noFee : formatWholeCents(fee)}
        </dd>
      </div>
    </dl>
  )
}

function Differences({ offer: { adjustments } }: { readonly offer: Offer }) {
  if (adjustments.length === 0) return null
  return (
    <div className={styles.differs}>
      <Badge tone="warn" icon={TriangleAlertIcon}>
        {comparisonCopy.differs}
      </Badge>
      {adjustments.map((adjustment) => (
        <p key={adjustment.field} className={styles.difference}>
          {`${formatAdjustment(adjustment)}.`}
        </p>
      ))}
    </div>
  )
}
