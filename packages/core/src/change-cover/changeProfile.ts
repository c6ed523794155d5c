import { insuredProfile } from '../application/insuredProfile.ts'
import { COVER_KINDS } from '../covers/kinds.ts'
import { coversOf } from '../covers/sums.ts'
import type { SelectedQuote } from '../generated/wire.ts'
import type { Profile } from '../questionnaire/types.ts'
import { healthQuestions } from './healthQuestions.ts'
import type { CoverChange } from './types.ts'

/**
 * Whom the health questions of a change are asked of: the person insured, with the covers that need them and what those
 * shall be. Where nothing but rises of the whole policy need them, they are about all covers. `today` is `YYYY-MM-DD`.
 */
export function changeProfile(
  change: CoverChange,
  selected: Pick<SelectedQuote, 'occupationClasses'> | null,
  today: string,
): Profile {
  const { quote } = change.after
  const questions = healthQuestions(change).map(({ cover }) => cover)
  const held = coversOf(quote)
  const selectedCovers = questions.includes(null)
    ? held
    : COVER_KINDS.filter((kind) => held.includes(kind) && questions.includes(kind))
  return insuredProfile({ ...quote, covers: { ...quote.covers, selectedCovers } }, selected, today)
}
