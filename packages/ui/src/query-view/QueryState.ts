/** Where the reading of something stands, such as a list on a server. */
export type QueryState<Data> = {
  /** What was read last; undefined until something was. */
  readonly data: Data | undefined
  /** The latest reading that ended failed. Stays true while it is tried again. */
  readonly hasFailed: boolean
  /** It is being read, for the first time or again. */
  readonly isFetching: boolean
  /** When the data was read, in milliseconds since 1970, once it may be out of date; null while it is current. */
  readonly staleSince: number | null
  /** Reads it again. */
  readonly refetch: () => unknown
}

/** The words of a query's states. */
export type QueryTexts = {
  /** Said while it is read, and by the button that tries again. */
  loading: string
  failed: { title: string; text: string }
  tryAgain: string
  /** For what goes out of date. */
  stale?: {
    /** Says from when the data is. Takes milliseconds since 1970. */
    title: (since: number) => string
    refresh: string
    /** Added when reading it again failed. */
    failed: string
  }
}
