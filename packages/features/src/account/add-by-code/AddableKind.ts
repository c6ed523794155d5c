import type { Mutation } from '#common/queries/defineMutation.ts'

/** The code that was mailed for something made without signing in, which its reference or id names. */
export interface MailedCode {
  readonly id: string
  readonly code: string
}

/** The texts of the form that adds an item to the account. */
export interface AddTexts {
  readonly summary: string
  readonly lead: string
  readonly reference: string
  readonly referenceHint: string
  readonly referenceMissing: string
  readonly referenceFormat: string
  readonly send: string
  readonly sending: string
  readonly sent: (reference: string) => string
  readonly sentByLink: string
  /** The label of the code, where it is not the only one of the page. */
  readonly code?: string
  readonly confirm: string
  readonly confirming: string
  readonly again: string
  readonly done: string
  readonly doneText: (reference: string) => string
}

/** A kind of thing that can be added to the account. */
export interface AddableKind {
  /** The prefix of the hash in our email's link, and of the field names. */
  readonly link: 'claim' | 'transfer'
  readonly texts: AddTexts
  /** Mails a code to the first policy holder. */
  readonly request: Mutation<string, unknown>
  /** Takes it into the account. */
  readonly accept: Mutation<MailedCode, { readonly reference: string }>
}
