import type { Disclosed } from '@coverkit/core/questionnaire'
import type { Answerable, Schema } from '../document/Schema.ts'

/** Converts a disclosure to Coverkit's own format, without the internal marks. */
export function disclosureOf({
  ask: question,
  genetic: _mark,
  sensitive: _care,
  ...shown
}: Disclosed): Answerable<Schema<'Disclosures'>>['disclosures'][number] {
  return { ...shown, question }
}
