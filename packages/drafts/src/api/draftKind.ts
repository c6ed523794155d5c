/** How the answers of one flow are read back: their version, and the way from every older one. */
export interface DraftKind<Answers> {
  readonly flow: string
  readonly version: number
  /** Reads stored answers of this version. @throws when they are not of its shape. */
  readonly parse: (answers: unknown) => Answers
  /** `migrations[n]` turns answers of version n into version n + 1. */
  readonly migrations: Readonly<Record<number, (answers: unknown) => unknown>>
  /** Top-level members that are kept whole and about which two tabs are never asked: the tab that saves last wins. */
  readonly lastWins?: readonly string[]
  /** Names of the members, at any depth, that hold ids which the server gives: about these two tabs are never asked. */
  readonly serverIds?: readonly string[]
  /** An instant (ISO 8601) until which these answers are kept, in place of so many days after the last save; null for none. */
  retainedUntil?(answers: Answers): string | null
  /** Names of members of one object, at any depth, that are one answer: a tab is asked about both, and never gets one of each. */
  readonly pairs?: readonly (readonly [string, string])[]
}

/** Two tabs gave one answer different values. `mine` is of the tab that saved later and stands until it is settled. */
export interface Conflict {
  readonly path: readonly string[]
  readonly mine: unknown
  readonly theirs: unknown
}

/** The newest confirmation of the server: of which revision, when (ISO 8601), and its answer as JSON. */
export interface Confirmation {
  readonly rev: number
  readonly at: string
  readonly answer: unknown
}

/** A draft as it is kept: `attempt` names one run through the flow, `rev` counts its commits, `savedAt` and `expiresAt` are ISO 8601. */
export interface Draft<Answers> {
  readonly flow: string
  readonly version: number
  readonly attempt: string
  readonly rev: number
  readonly savedAt: string
  readonly expiresAt: string
  readonly answers: Answers
  /** Empty unless another tab gave the same answers other values. While there are any, nothing is sent. */
  readonly conflicts: readonly Conflict[]
  readonly confirmed: Confirmation | null
}

/** The result of loading a draft. A newer version is left untouched; an unreadable one is set aside. */
export type LoadedDraft<Answers> =
  | { readonly status: 'none' }
  | { readonly status: 'found'; readonly draft: Draft<Answers> }
  | { readonly status: 'newer'; readonly version: number }
  | { readonly status: 'unreadable' }

export class MissingMigrationError extends Error {
  override name = 'MissingMigrationError'
}

/** Answers of an older version, taken forward one version at a time and parsed. */
export function readAnswers<Answers>(kind: DraftKind<Answers>, version: number, answers: unknown): Answers {
  let current = answers
  for (let at = version; at < kind.version; at += 1) {
    const migrate = kind.migrations[at]
    if (!migrate) throw new MissingMigrationError(`${kind.flow}: no migration from version ${at}.`)
    current = migrate(current)
  }
  return kind.parse(current)
}

/** The stored draft of a newer version stays as it is: this one may not replace it. */
export class NewerDraftError extends Error {
  override name = 'NewerDraftError'
}

export function refuseNewer(
  kind: Pick<DraftKind<unknown>, 'flow' | 'version'>,
  stored: Pick<Draft<unknown>, 'version'> | undefined,
): void {
  if (stored && stored.version > kind.version) {
    throw new NewerDraftError(`${kind.flow}: stored by version ${stored.version}.`)
  }
}
