import type { Answerable, Schema } from '../../document/Schema.ts'
import { disclosureOf } from '../../questionnaire/disclosureOf.ts'
import { hashOfRules } from '../../underwriting/rulesOn.ts'
import type { AssessedApplication } from './assessedApplication.ts'

type Disclosures = Answerable<Schema<'Disclosures'>>

/** Returns the disclosures in Coverkit's own format, without those of a genetic test. */
export function disclosuresAnswer(
  assessed: AssessedApplication,
): Pick<Disclosures, 'questionnaire' | 'disclosures' | 'indication'> {
  const { release, disclosed } = assessed
  const { id, version } = release.definition
  return {
    questionnaire: { id, version, hash: release.hash },
    disclosures: disclosed.filter(({ genetic }) => genetic === undefined).map(disclosureOf),
    indication: indicationOf(assessed),
  }
}

/** Returns the indication, which states that it is not a decision. */
function indicationOf({ rules, perCover }: AssessedApplication): Disclosures['indication'] {
  return {
    isDecision: false,
    label: rules?.label ?? 'No rules are for these questions. A person reads them.',
    rules: rules && { id: rules.id, version: rules.version, hash: hashOfRules(rules) },
    covers: perCover,
  }
}
