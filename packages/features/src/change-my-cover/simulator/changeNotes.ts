import { type CoverChange, healthQuestions, healthQuestionsToRestore } from '@coverkit/core/change-cover'
import { listed } from '#common/form/listed.ts'
import { COVER_WORDS } from '#cover/words'
import { termWords as words } from '#policies/terms'
import { simulatorCopy } from './copy.ts'
import { sumOfTerms } from './sums.ts'

const { price: copy } = simulatorCopy

type NoteKind = 'unchanged' | 'health' | 'noHealth' | 'lower' | 'split'

/** Something to know about a change besides its price. */
export interface ChangeNote {
  readonly kind: NoteKind
  readonly text: string
}

/** Lists the questions that a change needs, and the terms that can't be restored after it. */
export function changeNotes(change: CoverChange): readonly ChangeNote[] {
  if (JSON.stringify(change.now) === JSON.stringify(change.after))
    return [{ kind: 'unchanged', text: copy.unchanged }]
  const needed = healthQuestions(change)
  const lost = healthQuestionsToRestore(change).map(nounOf)
  return [
    isSome(needed) ? { kind: 'health', text: neededText(needed) } : { kind: 'noHealth', text: copy.noHealth },
    ...(lost.length > 0 ? [{ kind: 'lower', text: copy.lower(listed(lost)) } as const] : []),
    ...(isSplit(change) ? [{ kind: 'split', text: copy.split } as const] : []),
  ]
}

type Needed = ReturnType<typeof healthQuestions>[number]
type SomeNeeded = readonly [Needed, ...Needed[]]

const isSome = (needed: readonly Needed[]): needed is SomeNeeded => needed.length > 0

const nounOf = ({ cover }: Needed) => (cover === null ? copy.policy : COVER_WORDS[cover].noun)

/** Gives the reason for one cover; for several, the reasons are on the page that reviews them. */
function neededText(needed: SomeNeeded): string {
  const [first] = needed
  if (needed.length > 1) return copy.needsHealthFor(listed(needed.map(nounOf)))
  return copy.needsHealthBecause(nounOf(first), listed(first.reasons.map((reason) => words.reasons[reason])))
}

/** The same amount of TPD, but less of it is paid out of another cover. */
function isSplit({ now, after }: CoverChange): boolean {
  const { amountStandalone: alone } = now.quote.tpdCover
  return (
    sumOfTerms(after, 'tpd') === sumOfTerms(now, 'tpd') &&
    (after.quote.tpdCover.amountStandalone ?? 0) > (alone ?? 0)
  )
}
