import type { components } from '@coverkit/api-client'

type Schemas = components['schemas']

/** A schema of the OpenAPI document, by its name there. */
export type Schema<Name extends keyof Schemas> = Schemas[Name]

/** Codes that are any text to the domain: the panel, and what its insurers decline or replace, are data. */
type DataCode =
  | Schema<'SupplierCode'>
  | Schema<'PremiumReason'>['code']
  | Schema<'PremiumAdjustment'>['field']

/** What an answer may be made of: codes as the domain has them, and any object where the document leaves one open. */
export type Answerable<T> = T extends DataCode
  ? string
  : T extends readonly (infer Item)[]
    ? readonly Answerable<Item>[]
    : T extends object
      ? string extends keyof T
        ? object
        : { readonly [Key in keyof T]: Answerable<T[Key]> }
      : T

/** What a request or an answer holds, whichever its media type; nothing where it has no body. */
export type ContentOf<Message> = Message extends { content: infer Content extends object }
  ? Content[keyof Content]
  : undefined
