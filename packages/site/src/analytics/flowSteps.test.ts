/// <reference types="vite/client" />
import { flowStep, routeOf } from '@coverkit/analytics'
import { FLOWS, flowsWith } from '@coverkit/core'
import { describe, expect, it } from 'vitest'
import { REPORTED_PAGES } from './reportedPages.fixture.ts'
import { STEPS_TO_COME } from './stepsToCome.fixture.ts'

interface NamedFlow {
  readonly name: string
  readonly ids: readonly string[]
}

const flowModules = import.meta.glob<object>('../../../features/src/*/flow.ts')

/** The flows that the features declare. */
async function declaredFlows(): Promise<readonly NamedFlow[]> {
  const modules = await Promise.all(Object.values(flowModules).map((load) => load()))
  return modules.flatMap((module) => Object.values(module).filter(isFlow))
}

function isFlow(value: unknown): value is NamedFlow {
  return typeof value === 'object' && value !== null && 'ids' in value && 'base' in value
}

const flows = await declaredFlows()
const framed: readonly string[] = flowsWith(FLOWS, 'isFramed')

const uncounted: readonly string[] = flowsWith(FLOWS, 'isUncounted')
const counted = Object.entries(FLOWS).filter(([name]) => !uncounted.includes(name))

/** Every flow that is counted with the ids of its steps, in the registry's order; planned ones as listed. */
const steps = counted.flatMap(([name]) => {
  const ids = STEPS_TO_COME[name] ?? flows.find((flow) => flow.name === name)?.ids
  return ids ? [{ name, ids }] : []
})

/** Analytics and the frames import no features, so their ids are written down for them. */
function drawn(comment: string, listed: readonly NamedFlow[]): string {
  const rows = listed.map((flow) => `  '${flow.name}': [${flow.ids.map((id) => `'${id}'`).join(', ')}],`)
  return [
    '// Drawn from the flows by `pnpm --filter @coverkit/site exec vitest run flowSteps --update`.',
    comment,
    'export const FLOW_STEPS = {',
    ...rows,
    '} as const',
    '',
  ].join('\n')
}

function drawnBases(listed: readonly NamedFlow[]): string {
  const rows = Object.entries(FLOWS)
    .filter(([name]) => listed.some((flow) => flow.name === name))
    .map(([name, { base }]) => `  '${name}': '${base}',`)
  return [
    '/** Where each of them begins, without its first step. */',
    'export const FLOW_BASES = {',
    ...rows,
    '} as const',
    '',
  ].join('\n')
}

function drawnRoutes(): string {
  const routes = [...REPORTED_PAGES, ...counted.map(([, { base }]) => `${base}/*`), '/other']
  return [
    '/** What events may say of a path: a trailing `/*` stands for one more part, which is not reported. */',
    'export const ROUTES = [',
    ...routes.map((route) => `  '${route}',`),
    '] as const',
    '',
  ].join('\n')
}

describe('the steps that events may name', () => {
  it('are, for analytics, those of every flow, beside the routes', async () => {
    const comment =
      '/** Every flow with the ids of its steps: what an event may name. Flows to come are listed ahead. */'
    await expect(drawn(comment, steps) + drawnRoutes()).toMatchFileSnapshot(
      '../../../analytics/src/generated/flowSteps.ts',
    )
  })

  it('are, for partners, those of the framed flows', async () => {
    const comment = [
      '/**',
      ' * The flows that a frame can show, with the ids of their steps: what events may name. Flows to come are listed ahead.',
      " * Published: a step that is renamed here is a new version of the protocol for partners' reports.",
      ' */',
    ].join('\n')
    const listed = steps.filter(({ name }) => framed.includes(name))
    await expect(drawn(comment, listed) + drawnBases(listed)).toMatchFileSnapshot(
      '../../../embed-sdk/src/generated/flowSteps.ts',
    )
  })

  it('are listed ahead for flows of which not every step is declared', () => {
    for (const [name, ahead] of Object.entries(STEPS_TO_COME)) {
      const declared = flows.find((flow) => flow.name === name)?.ids ?? []
      expect(ahead.filter((id) => declared.includes(id))).toEqual(declared)
      expect(ahead.length, `${name} has landed`).toBeGreaterThan(declared.length)
    }
  })

  it('are told as the flows tell them', () => {
    expect(flows.map(({ name }) => name)).toEqual(expect.arrayContaining(['calculator', 'client-quote']))
    for (const { name, ids } of flows.filter((flow) => !uncounted.includes(flow.name))) {
      expect(ids.length).toBeGreaterThan(0)
      for (const step of ids) expect(flowStep(name, step)).toEqual({ flow: name, step })
    }
  })

  it('never name a flow that is not counted, such as a claim', () => {
    expect(uncounted).toEqual(['make-a-claim'])
    expect(flowStep('make-a-claim', 'what-happened')).toBeNull()
    expect(routeOf('/account/make-a-claim/what-happened')).toBe('/other')
    expect(routeOf('/account/make-a-claim/claim/0b1f4a52-6c1e-4d1c-9a54-1f1d3a1f8a01')).toBe('/other')
  })
})
