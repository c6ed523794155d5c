/** A code with what was shown for it. */
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

/** What FHIR has no element for. */
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

/** When an item is asked, as far as FHIR can say it without an expression. */
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

/** One answer, with what it opened below. */
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

/** An item that was asked and answered; a row is one of several groups of one `linkId`. */
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

/** What was answered, FHIR R4. */
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

/** Both together, FHIR R4. */
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
