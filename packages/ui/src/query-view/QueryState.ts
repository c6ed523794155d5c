/** State of a read, such as of a list on a server. */
export type QueryState<Data> = {
  /** The data of the last successful read; undefined until there is one. */
  readonly data: Data | undefined
  /** The latest read failed. Stays true during a retry. */
  readonly hasFailed: boolean
  /** A read is in progress, the first or a later one. */
  readonly isFetching: boolean
  /** When the data was read, in milliseconds since 1970, if it may be out of date; null while it is current. */
  readonly staleSince: number | null
  /** Reads it again. */
  readonly refetch: () => unknown
}

/** The texts of a query's states. */
export type QueryTexts = {
  /** Shown while it is being read, and by the button that retries. */
  loading: string
  failed: { title: string; text: string }
  tryAgain: string
  /** For data that goes out of date. */
  stale?: {
    /** Says how old the data is. Takes milliseconds since 1970. */
    title: (since: number) => string
    refresh: string
    /** Added when a refresh failed. */
    failed: string
  }
}
