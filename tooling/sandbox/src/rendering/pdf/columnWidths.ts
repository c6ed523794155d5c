const WIDEST_SHARE = 0.6

export interface ColumnText {
  /** Width of the widest cell on one line. */
  natural: number
  /** Width of the widest word. */
  word: number
}

/** Widths that fill the whole: each column has its longest word where that fits, the rest goes by how much text it has. */
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
