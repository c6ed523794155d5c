/** The files that a command will write, and the steps that it leaves to its caller. Planning writes nothing. */
export interface Plan {
  /** By path from the root: new files and changed ones. */
  readonly files: ReadonlyMap<string, string | Uint8Array>
  readonly remains: readonly string[]
  /** The brand to start, by account name: packages and hosts follow from its folder. */
  readonly brand?: string
}

/** Reason why a command is refused, as a sentence for its caller. */
export class Refusal extends Error {}
