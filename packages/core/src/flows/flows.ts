/** The properties of a flow: one row of `FLOWS`. An absent member means no, or none. */
export interface FlowRow {
  /** Path of the flow's first segment or segments, with a leading slash and without one at the end. */
  readonly base: `/${string}`
  /** Its name in lists of drafts. */
  readonly title: string
  /**
   * Path below the base of the page behind the last step: who reaches it has completed the flow, unless the page tells of
   * another. Left out where the flow ends on the last page of that other one.
   */
  readonly end?: string
  /** Whether partners may show it in a frame. */
  readonly isFramed?: true
  /** Whether its documents load no script of others: what is entered there identifies a person. */
  readonly isStrict?: true
  /** Whether analytics leave the flow out: a visit says something of the visitor's health. */
  readonly isUncounted?: true
  /** Whether a signed-in customer's account keeps its answers, so that they follow to other devices. */
  readonly isInAccount?: true
  /** Whether it can be continued from a mailed link. Never of a flow that asks about health. */
  readonly isMailable?: true
  /** The operation of the OpenAPI document that saves its answers on the way, by `operationId`. */
  readonly save?: string
  /** The operation of the OpenAPI document that submits it, by `operationId`. */
  readonly submit?: string
}

/**
 * Every flow by name, in the order in which lists show them; those that are still to come are listed ahead. The name is
 * the one that drafts, addresses of the API and reported events spell.
 *
 * No first load has this table: code that every page loads writes a flow's address and kind out, and is held to the row by
 * `FlowBase` and its like.
 */
export const FLOWS = {
  calculator: {
    base: '/life-insurance-calculator',
    title: 'Life insurance calculator',
    end: 'complete',
    isFramed: true,
    isInAccount: true,
    isMailable: true,
    save: 'saveCalculation',
  },
  'client-quote': {
    base: '/client-quote',
    title: 'Quote',
    end: 'quote',
    isFramed: true,
    isInAccount: true,
    isMailable: true,
    save: 'saveQuote',
  },
  application: {
    base: '/application',
    title: 'Application',
    end: 'complete',
    isFramed: true,
    isStrict: true,
    isInAccount: true,
    save: 'saveApplication',
    submit: 'saveApplication',
  },
  'change-my-cover': {
    base: '/account/change-my-cover',
    title: 'Change of cover',
    isStrict: true,
    isInAccount: true,
    submit: 'changeCover',
  },
  'make-a-claim': {
    base: '/account/make-a-claim',
    title: 'Claim',
    end: 'complete',
    isStrict: true,
    isUncounted: true,
    submit: 'lodgeClaim',
  },
  'transfer-policy': {
    base: '/transfer-policy',
    title: 'Transfer of policies',
    end: 'complete',
    isFramed: true,
    isStrict: true,
    isInAccount: true,
    isMailable: true,
    save: 'saveTransfer',
    submit: 'saveTransfer',
  },
} as const

/** The name of a flow, spelled as drafts, the API and reported events spell it. */
export type FlowName = keyof typeof FLOWS

/** The base address of a flow, to hold a literal to its row: `'/application' satisfies FlowBase<'application'>`. */
export type FlowBase<Name extends FlowName> = (typeof FLOWS)[Name]['base']

/** A table of the shape of `FLOWS`, for functions that derive from one. */
export type FlowTable = Readonly<Record<string, FlowRow>>

/** The names of the flows of a table whose row has a member: `FlowWith<'isMailable'>`. */
export type FlowWith<Member extends keyof FlowRow, Flows extends FlowTable = typeof FLOWS> = {
  [Name in keyof Flows & string]: Flows[Name] extends { readonly [M in Member]: unknown } ? Name : never
}[keyof Flows & string]
