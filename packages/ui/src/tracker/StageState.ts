/** How far a stage is; `skipped` is not expected to come. */
export type StageState = 'done' | 'current' | 'todo' | 'skipped'

/** A word for each state, for screen readers: `done`, `now`, `to come`, `not expected`. */
export type StageTexts = Readonly<Record<StageState, string>>
