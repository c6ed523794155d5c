/**
 * A named amount: `value` draws it, in any one unit for the whole chart (below 0 counts as 0); `formatted` is what
 * people read.
 */
export type ChartValue = { label: string; value: number; formatted: string }

/** A bar, whole or of up to five parts in the order given. Parts add up to the bar's value. `label` is unique. */
export type ChartBar = ChartValue & { parts?: readonly ChartValue[] | undefined }
