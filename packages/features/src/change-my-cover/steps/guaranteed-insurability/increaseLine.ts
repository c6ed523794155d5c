import type { InsurabilityAnswers } from '@coverkit/core/guaranteed-insurability'
import { COVER_WORDS, formatSum } from '#cover/words'
import { insurabilityCopy as copy } from './copy.ts'

/** An increase in words; null without one. */
export function increaseLine(
  increase: Pick<InsurabilityAnswers, 'cover' | 'increase'> | null,
): string | null {
  const { cover = null, increase: by = null } = increase ?? {}
  return cover === null || by === null ? null : copy.line(COVER_WORDS[cover].name, formatSum(cover, by))
}
