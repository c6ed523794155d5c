import { type CoverKind, formatNumber, InvalidInputError, parseMoney } from '@coverkit/core'
import { useState } from 'react'
import { COVER_WORDS, formatSum } from '#cover/words'
import { simulatorCopy as copy } from './copy.ts'
import type { Bounds } from './stops.ts'

/** The text of an amount's field. It follows changes by other controls, and stays as typed while it is invalid. */
export function useAmountText(
  kind: CoverKind,
  current: number,
  bounds: Bounds,
  onChange: (sum: number) => void,
) {
  const [typed, setTyped] = useState<string | null>(null)
  const [isLeft, setLeft] = useState(false)
  const read = typed === null ? current : readAmount(typed)
  const error = typed === null ? null : amountError(kind, read, bounds)
  return {
    text: typed ?? formatNumber(current),
    error: (isLeft && error) || undefined,
    type(text: string) {
      setTyped(text)
      setLeft(false)
      const amount = readAmount(text)
      if (amount !== null && amountError(kind, amount, bounds) === null) onChange(amount)
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

/** Returns the error of an amount, with the name of its cover: the page has several of these fields. */
export function amountError(
  kind: CoverKind,
  amount: number | null,
  { minimum, maximum }: Bounds,
): string | null {
  const { format, formatMonthly, min, max } = copy.refused
  const cover = COVER_WORDS[kind].noun
  if (amount === null) return COVER_WORDS[kind].isMonthly ? formatMonthly(cover) : format(cover)
  if (amount < minimum) return min(cover, formatSum(kind, minimum))
  return amount > maximum ? max(cover, formatSum(kind, maximum)) : null
}
