export type { AnswerWords } from './AnswerWords.ts'
export { COVER_ANSWER_WORDS } from './answers.ts'
export { blankAnswer, number, text, word, words } from './formats.ts'
