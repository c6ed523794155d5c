import { flowStep } from '@coverkit/analytics'
import { calculatorFlow } from '@coverkit/features/calculator/flow'
import { quoteFlow } from '@coverkit/features/client-quote/flow'
import { describe, expect, it } from 'vitest'

const flows = [calculatorFlow, quoteFlow]

const DRAWN = '../../../analytics/src/generated/flowSteps.ts'

/** Analytics knows no features, so that the ids are written down for it. */
function drawn(): string {
  const rows = flows.map(({ name, ids }) => `  '${name}': [${ids.map((id) => `'${id}'`).join(', ')}],`)
  return [
    '// Drawn from the flows by `pnpm --filter @coverkit/site exec vitest run flowSteps --update`.',
    'export const DECLARED_STEPS = {',
    ...rows,
    '} as const',
    '',
  ].join('\n')
}

describe('the steps that analytics may name', () => {
  it('are those that the flows declare', async () => {
    await expect(drawn()).toMatchFileSnapshot(DRAWN)
  })

  it('are told as the flows tell them', () => {
    for (const { name, ids } of flows) {
      expect(ids.length).toBeGreaterThan(0)
      for (const step of ids) expect(flowStep(name, step)).toEqual({ flow: name, step })
    }
  })
})
