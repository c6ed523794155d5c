import type { SelectedQuote } from '@coverkit/core'
import { Heading, Text } from '@coverkit/ui'
import * as styles from './chosenInsurer.css.ts'
import { InsurerMark } from './InsurerMark.tsx'

interface ChosenInsurerProps {
  readonly quote: Pick<SelectedQuote, 'supplierCode' | 'supplierName' | 'productName'>
  readonly level: 2 | 3
  readonly id: string
}

/** The insurer of an offer and its product, beside its mark. */
export function ChosenInsurer({ quote, level, id }: ChosenInsurerProps) {
  return (
    <div className={styles.insurer}>
      <InsurerMark code={quote.supplierCode} />
      <div>
        <Heading level={level} size={20} id={id}>
          {quote.supplierName}
        </Heading>
        <Text tone="soft">{quote.productName}</Text>
      </div>
    </div>
  )
}
