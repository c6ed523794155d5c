import { PAYMENT_FREQUENCIES, type PaymentFrequency } from '@coverkit/core'
import { Segmented, Select } from '@coverkit/ui'
import { premiumCopy } from '#cover/premium'
import { comparisonCopy } from '../copy.ts'
import { SORTS, type Sort } from '../offers.ts'
import * as styles from './quoteResults.css.ts'

interface SortControlsProps {
  readonly sort: Sort
  readonly onSort: (sort: Sort) => void
  readonly frequency: PaymentFrequency
  readonly onFrequency: (frequency: PaymentFrequency) => void
  /** Whether there is anything to sort the years to come by. */
  readonly hasYears: boolean
}

const sortsOf = (hasYears: boolean) =>
  SORTS.filter((value) => hasYears || value !== 'tenYears').map((value) => ({
    value,
    label: comparisonCopy.sorts[value],
  }))
const frequencies = PAYMENT_FREQUENCIES.map((value) => ({ value, label: premiumCopy.frequencies[value] }))

export function SortControls({ sort, onSort, frequency, onFrequency, hasYears }: SortControlsProps) {
  return (
    <div className={styles.controls}>
      <Select
        name="sort"
        label={comparisonCopy.sortBy}
        options={sortsOf(hasYears || sort === 'tenYears')}
        placeholder={null}
        value={sort}
        onChange={(value) => onSort(value ?? sort)}
      />
      <Segmented
        name="frequency"
        legend={comparisonCopy.frequency}
        legendLook="label"
        options={frequencies}
        value={frequency}
        onChange={onFrequency}
      />
    </div>
  )
}
