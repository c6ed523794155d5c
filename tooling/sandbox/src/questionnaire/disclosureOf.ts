import type { Disclosed } from '@coverkit/core/questionnaire'
import type { Answerable, Schema } from '../document/Schema.ts'

/** A disclosure in our own form: without the marks that are for us alone. */
export function disclosureOf({
  ask: question,
  genetic: _mark,
  sensitive: _care,
  ...shown
}: Disclosed): Answerable<Schema<'Disclosures'>>['disclosures'][number] {
  return { ...shown, question }
}
