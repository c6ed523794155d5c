import { type CoverKind, formatNumber, InvalidInputError, parseMoney } from '@coverkit/core'
import { useState } from 'react'
import { simulatorCopy as copy } from './copy.ts'
import type { Bounds } from './stops.ts'
import { sumText } from './sums.ts'

/** What is typed of an amount. It follows what is chosen elsewhere, and stays as it was typed while it is refused. */
export function useAmountText(
  kind: CoverKind,
  current: number,
  bounds: Bounds,
  onChange: (sum: number) => void,
) {
  const [typed, setTyped] = useState<string | null>(null)
  const [isLeft, setLeft] = useState(false)
  const read = typed === null ? current : readAmount(typed)
  const error = typed === null ? null : errorOf(kind, read, bounds)
  return {
    text: typed ?? formatNumber(current),
    error: (isLeft && error) || undefined,
    type(text: string) {
      setTyped(text)
      setLeft(false)
      const amount = readAmount(text)
      if (amount !== null && errorOf(kind, amount, bounds) === null) onChange(amount)
    },
    reset: () => setTyped(null),
    leave() {
      setLeft(true)
      if (error === null) setTyped(null)
    },
  }
}

function readAmount(text: string): number | null {
  try {
    return parseMoney(text)
  } catch (error) {
    if (error instanceof InvalidInputError) return null
    throw error
  }
}

function errorOf(kind: CoverKind, amount: number | null, { minimum, maximum }: Bounds): string | null {
  if (amount === null) return copy.refused.format
  if (amount < minimum) return copy.refused.min(sumText(kind, minimum))
  return amount > maximum ? copy.refused.max(sumText(kind, maximum)) : null
}
