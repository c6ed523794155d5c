/** A code with its displayed label. */
export interface FhirCoding {
  readonly system?: string
  readonly code?: string
  readonly display?: string
}

/** A number with its unit. */
export interface FhirQuantity {
  readonly value?: number
  readonly unit?: string
  readonly system?: string
  readonly code?: string
  readonly extension?: readonly FhirExtension[]
}

/** A value for which FHIR has no element. */
export interface FhirExtension {
  readonly url: string
  readonly valueBoolean?: boolean
  readonly valueInteger?: number
  readonly valueDecimal?: number
  readonly valueCode?: string
  readonly valueCoding?: FhirCoding
  readonly valueCodeableConcept?: { readonly coding: readonly FhirCoding[] }
  readonly valueExpression?: { readonly language: string; readonly expression: string }
}

interface FhirIdentifier {
  readonly system: string
  readonly value: string
}

/** The condition for asking an item, as far as FHIR can express it without an expression. */
export interface FhirEnableWhen {
  readonly question: string
  readonly operator: '=' | '!=' | '>=' | '<'
  readonly answerCoding?: FhirCoding
  readonly answerInteger?: number
  readonly answerDecimal?: number
  readonly answerString?: string
  readonly answerQuantity?: FhirQuantity
}

export type FhirItemType =
  | 'group'
  | 'display'
  | 'choice'
  | 'integer'
  | 'decimal'
  | 'quantity'
  | 'date'
  | 'string'
  | 'text'

/** A question, a group or a text of a questionnaire. */
export interface FhirItem {
  readonly extension?: readonly FhirExtension[]
  readonly linkId: string
  readonly code?: readonly FhirCoding[]
  readonly text?: string
  readonly type: FhirItemType
  readonly enableWhen?: readonly FhirEnableWhen[]
  readonly enableBehavior?: 'all' | 'any'
  readonly required?: boolean
  readonly repeats?: boolean
  readonly readOnly?: boolean
  readonly maxLength?: number
  readonly answerOption?: readonly { readonly valueCoding: FhirCoding }[]
  readonly item?: readonly FhirItem[]
}

/** A version of a questionnaire, FHIR R4. */
export interface FhirQuestionnaire {
  readonly resourceType: 'Questionnaire'
  readonly url: string
  readonly identifier: readonly FhirIdentifier[]
  readonly version: string
  readonly name: string
  readonly title: string
  readonly status: 'active'
  readonly subjectType: readonly string[]
  readonly date: string
  readonly copyright: string
  readonly item: readonly FhirItem[]
}

interface AbsentElement {
  readonly extension: readonly FhirExtension[]
}

/** One answer, with the questions that it opened. */
export interface FhirAnswer {
  readonly valueCoding?: FhirCoding
  readonly valueInteger?: number
  readonly valueDecimal?: number
  readonly valueQuantity?: FhirQuantity
  readonly valueDate?: string
  readonly valueString?: string
  readonly _valueInteger?: AbsentElement
  readonly _valueDecimal?: AbsentElement
  readonly _valueDate?: AbsentElement
  readonly item?: readonly FhirResponseItem[]
}

/** A question with its answer; each row is one of several groups with the same `linkId`. */
export interface FhirResponseItem {
  readonly linkId: string
  readonly text?: string
  readonly answer?: readonly FhirAnswer[]
  readonly item?: readonly FhirResponseItem[]
}

interface FhirReference {
  readonly type: 'Patient'
  readonly identifier: FhirIdentifier
  readonly display: string
}

/** The answers of a submission, FHIR R4. */
export interface FhirQuestionnaireResponse {
  readonly resourceType: 'QuestionnaireResponse'
  readonly identifier: FhirIdentifier
  /** `url|version`. */
  readonly questionnaire: string
  readonly status: 'completed'
  readonly subject: FhirReference
  readonly authored: string
  readonly source: FhirReference
  readonly item: readonly FhirResponseItem[]
}

/** A questionnaire with its answers, FHIR R4. */
export interface FhirBundle {
  readonly resourceType: 'Bundle'
  readonly identifier: FhirIdentifier
  readonly type: 'collection'
  readonly timestamp: string
  readonly entry: readonly {
    readonly fullUrl: string
    readonly resource: FhirQuestionnaire | FhirQuestionnaireResponse
  }[]
}
