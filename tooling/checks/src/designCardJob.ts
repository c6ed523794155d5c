import type { Files, ModuleGraph } from './moduleGraph.ts'
import type { Violation } from './workspace.ts'

/** The input of the check: files, and the lines that `npm test` runs. */
export interface CardTree {
  readonly files: Files
  readonly lines: readonly string[]
}

/** A module that imports some exports of another and uses them. */
export interface Use {
  readonly module: string
  readonly from: string
  readonly names: readonly string[]
}

/** The work of a library of the design card; each part has to hold. */
export interface Job {
  readonly library: string
  /** Manifests that name it, under its own name or another. */
  readonly manifests: readonly string[]
  readonly dependency?: string
  /** In code that each app loads, at once or later. */
  readonly ships?: readonly Use[]
  /** In what builds, tests or releases. */
  readonly tools?: readonly Use[]
  /** Scripts of a manifest, with what they run. */
  readonly scripts?: readonly (readonly [manifest: string, script: string, runs: string])[]
  /** Words of a line that `npm test` runs. */
  readonly lines?: readonly string[]
  readonly also?: (tree: CardTree, graph: ModuleGraph) => readonly Violation[]
}
