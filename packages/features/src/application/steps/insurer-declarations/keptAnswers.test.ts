// @vitest-environment node
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { emptyAnswers as emptyQuestionnaire, newestRelease } from '@coverkit/core/questionnaire'
import { expect, it, vi } from 'vitest'
import { personalReleases } from '#underwriting/questionnaire'
import type { ApplicationAnswers } from '../../answers.ts'
import { exampleApplication } from '../../testing/exampleApplication.ts'
import { summaryOf } from './summary.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

function answered(): ApplicationAnswers {
  const answers = exampleApplication()
  const { definition } = newestRelease(personalReleases)
  return {
    ...answers,
    application: { ...answers.application },
    questionnaire: { ...emptyQuestionnaire(definition), values: {} },
  }
}

/** Builds a summary of a draft, and returns weak references to its answers once the draft is out of scope. */
function drawnAndDropped(): readonly WeakRef<object>[] {
  const answers = answered()
  expect(summaryOf(answers).map(({ id }) => id)).toContain('health')
  const { application, questionnaire } = answers
  return [application, questionnaire ?? answers].map((part) => new WeakRef(part))
}

it('is drawn once for the same answers', () => {
  const answers = answered()
  expect(summaryOf({ ...answers, typed: { 'insurer-declarations/signature': 'Z' } })).toBe(summaryOf(answers))
})

it('keeps no answer once the draft has let go of them', async () => {
  const left = drawnAndDropped()
  await vi.waitFor(
    () => {
      collectGarbage()
      // Whether alone: what a failed look compares is held until the next.
      expect(left.map((part) => part.deref() === undefined)).toEqual([true, true])
    },
    { timeout: 20_000 },
  )
})
