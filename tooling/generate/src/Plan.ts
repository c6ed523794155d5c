/** What a command will write, and what it leaves to whoever gave it. Nothing is written while it is made. */
export interface Plan {
  /** By path from the root: new files and changed ones. */
  readonly files: ReadonlyMap<string, string | Uint8Array>
  readonly remains: readonly string[]
  /** The brand that it begins, by account name: packages and hosts follow from its folder. */
  readonly brand?: string
}

/** Why a command is not done, as a sentence for whoever gave it. */
export class Refusal extends Error {}
