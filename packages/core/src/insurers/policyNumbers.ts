import { policyNumbers as ACC } from './acc.ts'
import { policyNumbers as AIG } from './aig.ts'
import { policyNumbers as ING } from './ing.ts'
import type { InsurerCode } from './insurerCodes.ts'
import { policyNumbers as LRK } from './lrk.ts'
import { policyNumbers as MLC } from './mlc.ts'
import { policyNumbers as MLP } from './mlp.ts'
import type { NumberPattern } from './NumberPattern.ts'
import { policyNumbers as NEO } from './neo.ts'
import { policyNumbers as TMD } from './tmd.ts'
import { policyNumbers as ZUR } from './zur.ts'

/** The pattern of each insurer that has one. */
export type NumberPatterns = Readonly<Partial<Record<InsurerCode, NumberPattern>>>

/**
 * A SAMPLE: invented patterns of invented insurers. Which numbers an insurer gives is its own to say, so a site passes the
 * patterns that its insurers gave it; a number that does not fit is a warning and never refused.
 */
export const SAMPLE_NUMBER_PATTERNS: NumberPatterns = {
  MLP,
  NEO,
  MLC,
  ACC,
  ZUR,
  ING,
  AIG,
  LRK,
  TMD,
}

/** A policy number as it is compared: in capitals, without spaces and the signs between its parts. */
export function comparableNumber(policyNumber: string): string {
  return policyNumber.toUpperCase().replace(/[\s/._-]/g, '')
}

/** Whether a number is written as the insurer's are; true where no pattern is known. */
export function numberFits(
  policyNumber: string,
  insurerCode: InsurerCode,
  patterns: NumberPatterns = SAMPLE_NUMBER_PATTERNS,
): boolean {
  return patterns[insurerCode]?.pattern.test(comparableNumber(policyNumber)) ?? true
}
