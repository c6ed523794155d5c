import { COVER_KINDS, type CoverKind, groupOf } from '@coverkit/core'
import { criticalIllnessAnswers } from '../critical-illness/criticalIllnessAnswers.ts'
import { incomeProtectionAnswers } from '../income-protection/incomeProtectionAnswers.ts'
import { lifeAnswers } from '../life/lifeAnswers.ts'
import { tpdAnswers } from '../tpd/tpdAnswers.ts'
import type { AnswerWords, CoverAnswerWords } from './AnswerWords.ts'

const COVER_ANSWERS: { readonly [Kind in CoverKind]: CoverAnswerWords<Kind> } = {
  life: lifeAnswers,
  tpd: tpdAnswers,
  criticalIllness: criticalIllnessAnswers,
  incomeProtection: incomeProtectionAnswers,
}

/** The words of every answer about a cover, by its dotted path in a quote. */
export const COVER_ANSWER_WORDS: Readonly<Record<string, AnswerWords>> = Object.fromEntries(
  COVER_KINDS.flatMap((kind) =>
    Object.entries(COVER_ANSWERS[kind]).map(([leaf, words]) => [`${groupOf(kind)}.${leaf}`, words]),
  ),
)
