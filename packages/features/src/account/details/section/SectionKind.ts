import type { User, UserChanges } from '@coverkit/api-client'
import type { FieldCode } from '@coverkit/core'
import type { InsuredDetails } from '@coverkit/core/change-cover'
import type { ReadResult } from '#common/form/readFields.ts'

/** One field of a section's form. */
export interface SectionField<Field extends string> {
  readonly name: Field
  readonly label: string
  readonly autoComplete?: string
  readonly hint?: string
  readonly optional?: boolean
  readonly type?: 'tel'
  readonly inputMode?: 'numeric'
  readonly width?: 'medium' | 'short'
  /** The control, for a field that is neither a text input nor a select. */
  readonly control?: 'date' | 'money' | 'choice' | 'occupation'
  /** One of these is chosen. */
  readonly options?: readonly { readonly value: string; readonly label: string }[]
}

/** The input values of a section's fields. */
export type SectionInput<Field extends string> = Readonly<Record<Field, string>>

/** The words around the code that is mailed to the customer before a change counts. */
interface SectionCode {
  /** Stands above the fields: what will happen. */
  readonly lead: string
  readonly sent: (email: string) => string
  /** The button that leads back to the fields. */
  readonly other: string
}

/** A part of the customer's details with a form of its own. */
export interface SectionKind<Field extends string> {
  readonly id: string
  readonly title: string
  /** The button that begins a change. */
  readonly change: string
  readonly fields: readonly SectionField<Field>[]
  /** The details on one line; null where none were given. */
  readonly shown: (user: User) => string | null
  readonly inputOf: (user: User) => SectionInput<Field>
  readonly read: (input: SectionInput<Field>) => ReadResult<UserChanges, Field>
  readonly messages: Readonly<
    Record<Field, { readonly otherwise: string } & { readonly [Code in FieldCode]?: string }>
  >
  /** Picks the changes that a policy's premium depends on; null when none of them differs. */
  readonly insured?: (changes: UserChanges, user: User) => InsuredDetails | null
  /** Where a change counts only with a code that was mailed. */
  readonly code?: SectionCode
  /** Formats the new details while they are entered; null while they are incomplete. */
  readonly preview?: (input: SectionInput<Field>) => string | null
}
