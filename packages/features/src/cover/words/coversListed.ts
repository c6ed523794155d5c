import { COVER_KINDS } from '@coverkit/core'
import { capital, countWord } from '#common/form/countWord.ts'
import { COVER_WORDS } from './words.ts'

/** How many covers there are, inside a sentence: `four`. */
export const coverCount = (): string => countWord(COVER_KINDS.length)

/** Every cover inside a sentence: `life, TPD, critical illness and income protection`. */
export function coversListed(joint: 'and' | 'or' = 'and'): string {
  const names = COVER_KINDS.map((kind) => COVER_WORDS[kind].adjective)
  return `${names.slice(0, -1).join(', ')} ${joint} ${names.at(-1)}`
}

/** The same at the beginning of a sentence. */
export const coversTitle = (): string => capital(coversListed())
