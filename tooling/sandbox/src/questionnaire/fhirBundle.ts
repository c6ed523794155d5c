import { REFERENCE_SYSTEM } from './fhirNames.ts'
import { fhirQuestionnaire } from './fhirQuestionnaire.ts'
import type { FhirBundle } from './fhirResources.ts'
import { fhirResponse, type ResponseOf } from './fhirResponse.ts'

/** A submission and its row. */
export interface BundleOf extends ResponseOf {
  /** UUID of the application. */
  readonly id: string
  /** SHA-256 of the questionnaire's version. */
  readonly hash: string
}

/** Builds one document of HL7 FHIR R4 (4.0.1) with the questions and the answers. */
export function fhirBundle(submitted: BundleOf): FhirBundle {
  const { id, hash, reference, submittedAt, definition } = submitted
  const questionnaire = fhirQuestionnaire(definition, hash)
  return {
    resourceType: 'Bundle',
    identifier: { system: REFERENCE_SYSTEM, value: reference },
    type: 'collection',
    timestamp: submittedAt,
    entry: [
      { fullUrl: questionnaire.url, resource: questionnaire },
      { fullUrl: `urn:uuid:${id}`, resource: fhirResponse(submitted) },
    ],
  }
}
