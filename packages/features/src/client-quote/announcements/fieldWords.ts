import { COVER_KINDS, type CoverKind } from '@coverkit/core'
import { type AnswerWords, COVER_ANSWER_WORDS, number, text, word, words } from '#cover/answers'
import { premiumCopy } from '#cover/premium'
import { termsCopy } from '#cover/terms'
import { COVER_WORDS } from '#cover/words'
import type { QuoteField } from '#quote/leaves'

const names = Object.fromEntries(COVER_KINDS.map((kind) => [kind, COVER_WORDS[kind].name]))
const yesNo = word({ true: termsCopy.yes, false: termsCopy.no })

/** The words of the answers that are about no single cover. */
const others: Readonly<Record<Exclude<QuoteField, `${CoverKind}Cover.${string}`>, AnswerWords>> = {
  'personalDetails.age': { noun: 'your age', format: number },
  'personalDetails.gender': { noun: 'your gender', format: word(termsCopy.genders) },
  'personalDetails.isSmoker': { noun: 'your answer about smoking', format: yesNo },
  'personalDetails.occupation': { noun: 'your occupation', format: text },
  'personalDetails.occupationId': { noun: 'your occupation', format: number },
  'personalDetails.state': { noun: 'your state or territory', format: text },
  premiumType: { noun: 'your premium type', format: word(termsCopy.premiumTypes) },
  'covers.payThroughSuper': { noun: 'your answer about paying through super', format: yesNo },
  'covers.selectedCovers': { noun: 'your covers', format: words(names) },
  paymentFrequency: { noun: 'your payment frequency', format: word(premiumCopy.frequencies) },
}

const wordsOf: Readonly<Record<string, AnswerWords>> = { ...others, ...COVER_ANSWER_WORDS }

/** The name of a leaf of the quote inside a sentence. */
export const fieldNoun = (field: string): string => wordsOf[field]?.noun ?? field

/** A value of the quote as the visitor would say it. */
export const formatAnswer = (field: string, value: unknown): string =>
  wordsOf[field]?.format(value) ?? String(value)
