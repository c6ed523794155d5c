import type { ProjectionAnswer } from '@coverkit/core'

/** The age at which the last year of a projection ends. */
export function endAge(answer: Pick<ProjectionAnswer, 'ages'> | null): number {
  return (answer?.ages.at(-1) ?? 0) + 1
}
