const WIDEST_SHARE = 0.6

export interface ColumnText {
  /** The width of the widest cell on one line. */
  natural: number
  /** The width of the widest word. */
  word: number
}

/** Returns widths that fill the whole: each column fits its longest word if possible; text shares the rest. */
export function columnWidths(columns: readonly ColumnText[], whole: number): number[] {
  const even = whole / columns.length
  const least = columns.map(({ word }) => Math.min(word, even))
  const wish = columns.map(({ natural }, index) =>
    Math.max(Math.min(natural, whole * WIDEST_SHARE) - (least[index] ?? 0), 1),
  )
  const left = whole - sum(least)
  return least.map((width, index) => width + (left * (wish[index] ?? 0)) / sum(wish))
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
