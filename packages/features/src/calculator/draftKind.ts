import { type Assumptions, defaultAssumptions, parseAssumptions, parseCalculatorInput } from '@coverkit/core'
import type { DraftKind } from '@coverkit/drafts'
import * as z from 'zod/mini'
import { storedFlow } from '#common/draft/storedAnswers.ts'
import type { CalculatorAnswers } from './answers.ts'
import { calculatorFlow } from './flow.ts'

const storedSchema = z.object({
  input: z.unknown(),
  assumptions: z.record(z.string(), z.unknown()),
  mail: z.nullable(z.object({ to: z.string(), sent: z.boolean() })),
  ...storedFlow(calculatorFlow.ids),
})

/** How a kept calculation is read back. */
export const calculatorDraftKind: DraftKind<CalculatorAnswers> = {
  flow: 'calculator',
  version: 1,
  migrations: {},
  lastWins: ['progress', 'mail'],
  parse(answers) {
    const stored = storedSchema.parse(answers)
    return {
      ...stored,
      input: parseCalculatorInput(stored.input),
      assumptions: changesOf(parseAssumptions(stored.assumptions)),
    }
  },
}

function changesOf(assumptions: Assumptions): Partial<Assumptions> {
  const names = Object.keys(defaultAssumptions) as (keyof Assumptions)[]
  const changed = names.filter((name) => assumptions[name] !== defaultAssumptions[name])
  return Object.fromEntries(changed.map((name) => [name, assumptions[name]]))
}
