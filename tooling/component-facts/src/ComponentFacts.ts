/** One prop of a component, as its page lists it. */
export interface PropFacts {
  readonly name: string
  /** The type as it is written; the values themselves where it is one of a few. */
  readonly type: string
  /** The values to choose from, where the type is one of a few texts. */
  readonly values?: readonly string[] | undefined
  readonly isRequired: boolean
  /** What the description names after "Default"; null where it names none. */
  readonly defaultValue: string | null
  readonly description: string
}

/** What the sources say of one component of the kit. */
export interface ComponentFacts {
  readonly name: string
  /** What a page imports it from, such as `@coverkit/ui`. */
  readonly entry: string
  readonly description: string
  readonly props: readonly PropFacts[]
}

/** What a component costs in a page that had none before, minified and brotli, in bytes; React is not counted. */
export type ComponentSizes = Readonly<Record<string, number>>
