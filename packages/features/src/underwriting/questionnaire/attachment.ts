import type { SentQuestionnaire } from '@coverkit/core'
import { atom } from 'jotai'

/** One answer with its question, in the words that were shown. */
interface AnsweredFact {
  readonly key: string
  readonly ask: string
  readonly words: readonly string[]
}

/** A visitor's answers so far: in the shape to send, and the same as facts to show. */
export interface AnswersSoFar {
  readonly questionnaire: SentQuestionnaire
  readonly facts: readonly AnsweredFact[]
}

/** Answers that a request for an appointment offers to attach. In memory only: a reload removes them. */
export const attachmentAtom = atom<AnswersSoFar | null>(null)
