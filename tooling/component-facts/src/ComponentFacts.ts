/** One prop of a component, as its docs page lists it. */
export interface PropFacts {
  readonly name: string
  /** The type as it is written; the values themselves where it is one of a few. */
  readonly type: string
  /** The values to choose from, where the type is one of a few texts. */
  readonly values?: readonly string[] | undefined
  readonly isRequired: boolean
  /** Text after "Default" in the description; null where there is none. */
  readonly defaultValue: string | null
  readonly description: string
}

/** Facts of one component of the kit, read from its sources. */
export interface ComponentFacts {
  readonly name: string
  /** Entry that a page imports it from, such as `@coverkit/ui`. */
  readonly entry: string
  readonly description: string
  readonly props: readonly PropFacts[]
}

/** Bytes that a component adds to a page without one, minified and brotli; without React. */
export type ComponentSizes = Readonly<Record<string, number>>
