import { PAYMENT_FREQUENCIES, type PaymentFrequency } from '@coverkit/core'
import { Segmented, Select } from '@coverkit/ui'
import { premiumCopy } from '#cover/premium'
import { comparisonCopy } from '../copy.ts'
import { SORTS, type Sort, YEARS_SORTS } from '../offers.ts'
import * as styles from './quoteResults.css.ts'

interface SortControlsProps {
  readonly sort: Sort
  readonly onSort: (sort: Sort) => void
  readonly frequency: PaymentFrequency
  readonly onFrequency: (frequency: PaymentFrequency) => void
  /** The age at which the projected years end; null where there are none to sort by. */
  readonly endAge: number | null
}

const isOverYears = (sort: Sort) => YEARS_SORTS.some((one) => one === sort)

/** The sorts, those over years where there are any, or where one of them is chosen. */
const sortsOf = (endAge: number | null, chosen: Sort) =>
  SORTS.filter((value) => endAge !== null || !isOverYears(value) || value === chosen).map((value) => ({
    value,
    label: value === 'toEnd' ? comparisonCopy.sortToEnd(endAge ?? 0) : comparisonCopy.sorts[value],
  }))
const frequencies = PAYMENT_FREQUENCIES.map((value) => ({ value, label: premiumCopy.frequencies[value] }))

export function SortControls({ sort, onSort, frequency, onFrequency, endAge }: SortControlsProps) {
  return (
    <div className={styles.controls}>
      <Select
        name="sort"
        label={comparisonCopy.sortBy}
        options={sortsOf(endAge, sort)}
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
