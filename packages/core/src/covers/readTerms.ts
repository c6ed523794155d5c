import { HIGHEST_DOLLARS } from '../fields/parseMoney.ts'
import { choice, nullable, number, type Read } from '../fields/read.ts'
import { OWNERS, type Owner } from './terms.ts'

/** Whole dollars, which may be unanswered. */
export const dollars: Read<number | null> = nullable(number(0, HIGHEST_DOLLARS))

/** The owner of a cover. */
export const owner: Read<Owner> = choice(OWNERS)
