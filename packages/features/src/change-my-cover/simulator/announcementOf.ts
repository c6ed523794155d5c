import type { CoverChange } from '@coverkit/core/change-cover'
import { COVER_WORDS, formatSum } from '#cover/words'
import { simulatorCopy as copy } from './copy.ts'
import type { PriceView } from './priceView.ts'
import { coversOfTerms, sumOfTerms } from './sums.ts'

/** Describes the change and its price; null while nothing has changed. */
export function announcementOf(
  { now, after }: CoverChange,
  view: Pick<PriceView, 'total' | 'sentence'>,
): string | null {
  const changed = coversOfTerms(after).filter((kind) => sumOfTerms(after, kind) !== sumOfTerms(now, kind))
  if (changed.length === 0) return null
  const what = changed
    .map((kind) => `${COVER_WORDS[kind].name} ${formatSum(kind, sumOfTerms(after, kind))}`)
    .join(', ')
  return copy.announce(what, view.total, view.sentence)
}
