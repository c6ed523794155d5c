import type { InsurerCode } from './insurerCodes.ts'

/** How an insurer writes its policy numbers, with an example of one. */
export interface NumberPattern {
  /** Matches the number in capitals, without spaces and the signs between its parts. */
  readonly pattern: RegExp
  readonly example: string
}

/** The pattern of each insurer that has one. */
export type NumberPatterns = Readonly<Partial<Record<InsurerCode, NumberPattern>>>

/**
 * A SAMPLE: invented patterns of invented insurers. Which numbers an insurer gives is its own to say, so a site passes the
 * patterns that its insurers gave it; a number that does not fit is a warning and never refused.
 */
export const SAMPLE_NUMBER_PATTERNS: NumberPatterns = {
  MLP: { pattern: /^MLP\d{7}$/, example: 'MLP1234567' },
  NEO: { pattern: /^\d{8}$/, example: '40012345' },
  MLC: { pattern: /^MLC\d{7}$/, example: 'MLC0012345' },
  ACC: { pattern: /^AC\d{6}[A-Z]$/, example: 'AC123456K' },
  ZUR: { pattern: /^ZU\d{6}$/, example: 'ZU-889120' },
  ING: { pattern: /^\d{10}$/, example: '100 234 5678' },
  AIG: { pattern: /^AG\d{8}$/, example: 'AG12345678' },
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
