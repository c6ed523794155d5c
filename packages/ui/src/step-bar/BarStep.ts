/** State of a step: done, open now (one of them), or still to come. */
export type StepState = 'complete' | 'current' | 'todo'

/** One step; with `href` it is a link of the open list. `id` is unique among the steps. */
export type BarStep = { id: string; label: string; state: StepState; href?: string | undefined }
