import type { Definition, QuestionId } from '@coverkit/core/questionnaire'

/** The base of Coverkit's canonical names. No server is needed there; a broker replaces it with its own. */
const BASE = 'https://fhir.coverkit.example'

/** Returns the canonical name of a questionnaire, without its version. */
export const questionnaireUrl = ({ id }: Pick<Definition, 'id'>): string => `${BASE}/Questionnaire/${id}`
/** Returns the system of one question's options; the same code may have another meaning in another question. */
export const optionSystem = (id: QuestionId): string => `${BASE}/CodeSystem/${id}`
/** The system of an application's reference. */
export const REFERENCE_SYSTEM = `${BASE}/application-reference`
/** The system of the SHA-256 of a questionnaire's canonical JSON. */
export const HASH_SYSTEM = `${BASE}/questionnaire-sha256`

export const UCUM = 'http://unitsofmeasure.org'
/** The system of currencies, ISO 4217. */
export const CURRENCY = 'urn:iso:std:iso:4217'

const FHIR = 'http://hl7.org/fhir/StructureDefinition'
const SDC = 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire'

/** Extensions of the specification itself, and of Structured Data Capture. */
export const EXTENSIONS = {
  absent: `${FHIR}/data-absent-reason`,
  itemControl: `${FHIR}/questionnaire-itemControl`,
  unit: `${FHIR}/questionnaire-unit`,
  minValue: `${FHIR}/minValue`,
  maxValue: `${FHIR}/maxValue`,
  minOccurs: `${FHIR}/questionnaire-minOccurs`,
  maxOccurs: `${FHIR}/questionnaire-maxOccurs`,
  enableWhenExpression: `${SDC}-enableWhenExpression`,
  observationExtract: `${SDC}-observationExtract`,
} as const

/** The notice that the licence of LOINC requires beside its codes, https://loinc.org/license. */
export const LOINC_NOTICE =
  'This material contains content from LOINC (http://loinc.org). LOINC is copyright © Regenstrief Institute, Inc. and ' +
  'the Logical Observation Identifiers Names and Codes (LOINC) Committee and is available at no cost under the license ' +
  'at http://loinc.org/license. LOINC® is a registered United States trademark of Regenstrief Institute, Inc.'
