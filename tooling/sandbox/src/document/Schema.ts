import type { components } from '@coverkit/api-client'

type Schemas = components['schemas']

/** Fields that the document leaves open to other backends, and that this one always sends. */
interface AlwaysSent {
  readonly SaveAnswer: 'successful' | 'id'
  readonly DoneAnswer: 'successful'
  readonly SaveApplicationAnswer:
    | 'successful'
    | 'id'
    | 'reference'
    | 'status'
    | 'receivedAt'
    | 'beneficiaryContacts'
    | 'policyHolders'
  readonly GuaranteedInsurabilityAnswer: keyof Omit<Schemas['GuaranteedInsurabilityAnswer'], 'message'>
  readonly ChangeCoverAnswer: keyof Omit<Schemas['ChangeCoverAnswer'], 'message'>
  readonly Vendor: keyof Schemas['Vendor']
  readonly SaveTransferAnswer: 'successful' | 'id'
  readonly TransferPoliciesAnswer: 'successful'
  readonly TransferredPolicy: 'stage'
}

type Whole<Given, Key extends keyof Given> = {
  readonly [Each in keyof Given as Each extends Key ? never : Each]: Given[Each]
} & { readonly [Each in Key]-?: Given[Each] }

type Flat<Given> = { [Each in keyof Given]: Given[Each] }

/** A schema of the OpenAPI document, by name, with the fields that this backend always sends. */
export type Schema<Name extends keyof Schemas> = Name extends keyof AlwaysSent
  ? Flat<Whole<Schemas[Name], AlwaysSent[Name] & keyof Schemas[Name]>>
  : Schemas[Name]

type IsSame<One, Other> =
  (<Any>() => Any extends One ? 1 : 2) extends <Any>() => Any extends Other ? 1 : 2 ? true : false

/** An answer of the document, with the fields that this backend always sends. */
export type Sent<Answer> = [SentSchema<Answer>] extends [never] ? Answer : SentSchema<Answer>

type SentSchema<Answer> = {
  [Name in keyof AlwaysSent]: IsSame<Schemas[Name], Answer> extends true ? Schema<Name> : never
}[keyof AlwaysSent]

/** Codes that are plain text in the domain: the panel, and its reasons and adjustments, are data. */
type DataCode =
  | Schema<'SupplierCode'>
  | Schema<'PremiumReason'>['code']
  | Schema<'PremiumAdjustment'>['field']

/** The types of an answer: the domain's codes, and any object where the document leaves one open. */
export type Answerable<T> = T extends DataCode
  ? string
  : T extends readonly (infer Item)[]
    ? readonly Answerable<Item>[]
    : T extends object
      ? string extends keyof T
        ? object
        : { readonly [Key in keyof T]: Answerable<T[Key]> }
      : T

/** The content of a request or an answer, for any media type; undefined without a body. */
export type ContentOf<Message> = Message extends { content: infer Content extends object }
  ? Content[keyof Content]
  : undefined
