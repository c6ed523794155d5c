import { createHash } from 'node:crypto'
import { canonicalJson } from '@coverkit/core/questionnaire'
import { sampleRules } from './sample/sampleRules.ts'
import type { UnderwritingRules } from './UnderwritingRules.ts'

/** Every version that submissions were made under, the oldest first. A version is never removed or changed. */
const RELEASES: readonly UnderwritingRules[] = [sampleRules]

/**
 * Returns the rules for a submission on a day `YYYY-MM-DD` to a questionnaire (`id|version`): the latest version
 * of that day. Null if no rules read that questionnaire, so that a member of staff has to.
 */
export function rulesOn(
  submittedOn: string,
  definition: string,
  releases: readonly UnderwritingRules[] = RELEASES,
): UnderwritingRules | null {
  const fitting = releases.filter(({ definitions }) => definitions.includes(definition))
  return fitting.findLast(({ from }) => from <= submittedOn) ?? fitting[0] ?? null
}

const hashes = new WeakMap<UnderwritingRules, string>()

/** Returns the SHA-256 of the canonical JSON of a version, in hexadecimal. */
export function hashOfRules(rules: UnderwritingRules): string {
  const hash = hashes.get(rules) ?? createHash('sha256').update(canonicalJson(rules)).digest('hex')
  hashes.set(rules, hash)
  return hash
}
