import type { components } from '@coverkit/api-client'

type Schemas = components['schemas']

/** A schema of the OpenAPI document, by name. */
export type Schema<Name extends keyof Schemas> = Schemas[Name]

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
