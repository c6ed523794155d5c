import type { SentQuestionnaire } from '@coverkit/core'
import { atom } from 'jotai'

/** One answer with its question, in the words that were shown. */
export interface AnsweredFact {
  readonly key: string
  readonly ask: string
  readonly words: readonly string[]
}

/** What a visitor has answered so far: to be sent, and the same to be shown. */
export interface AnswersSoFar {
  readonly questionnaire: SentQuestionnaire
  readonly facts: readonly AnsweredFact[]
}

/** What the request for an appointment offers to send along. In the page's memory only: a reload takes it away. */
export const attachmentAtom = atom<AnswersSoFar | null>(null)
