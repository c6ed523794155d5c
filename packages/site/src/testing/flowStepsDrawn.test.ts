/// <reference types="vite/client" />
import { COVER_STEPS, FLOWS } from '@coverkit/core'
import { describe, expect, it } from 'vitest'

interface NamedFlow {
  readonly name: string
  readonly ids: readonly string[]
}

/** A flow and the folder of the features that has it. */
interface FlowHome {
  readonly home: string
  readonly flow: NamedFlow
}

const FEATURES = '../../../features/src'
const COMMAND =
  '// Drawn from the flows by `pnpm --filter @coverkit/site exec vitest run flowSteps --update`.'

const flowModules = import.meta.glob<object>('../../../features/src/*/flow.ts')
const screens = Object.keys(
  import.meta.glob(['../../../features/src/*/steps/*/*Step.tsx', '../../../features/src/*/*/*Page.tsx']),
).map((path) => path.slice(FEATURES.length + 1))

const isFlow = (value: unknown): value is NamedFlow =>
  typeof value === 'object' && value !== null && 'ids' in value && 'base' in value

async function flowHomes(): Promise<readonly FlowHome[]> {
  const homes = await Promise.all(
    Object.entries(flowModules).map(async ([path, load]) => {
      const [home = ''] = path.slice(FEATURES.length + 1).split('/')
      return Object.values(await load())
        .filter(isFlow)
        .map((flow) => ({ home, flow }))
    }),
  )
  const order = Object.keys(FLOWS)
  return homes.flat().toSorted((one, other) => order.indexOf(one.flow.name) - order.indexOf(other.flow.name))
}

const pascalOf = (id: string) =>
  id.replace(/(^|-)([a-z])/g, (_match, _hyphen, letter: string) => letter.toUpperCase())

/** The file of a step's screen, below its home: the only `…Step.tsx` of its folder, or the page named after it. */
function screenOf(home: string, id: string): string {
  const page = `${home}/${id}/${pascalOf(id)}Page.tsx`
  const found = screens.filter((path) => path.startsWith(`${home}/steps/${id}/`) || path === page)
  const [screen] = found
  if (screen === undefined || found.length > 1)
    throw new Error(`The step ${id} of ${home} has ${found.length} screens.`)
  return screen.slice(home.length + 1)
}

/** Steps whose screens are not in the folder of one flow: `coverScreens` of the features loads them for each flow. */
const shared: readonly string[] = Object.values(COVER_STEPS)

const keyOf = (id: string) => (id.includes('-') ? `'${id}'` : id)

const homes = await flowHomes()

it('finds the flows of the registry', () => {
  const names = homes.map(({ flow }) => flow.name)
  expect(names).toEqual(expect.arrayContaining(['calculator', 'client-quote', 'make-a-claim']))
  expect(Object.keys(FLOWS)).toEqual(expect.arrayContaining(names))
})

describe('the steps of flows', () => {
  it('are, for the order of Storybook, those of every flow', async () => {
    const rows = homes.map(
      ({ flow }) => `  ${keyOf(flow.name)}: [${flow.ids.map((id) => `'${id}'`).join(', ')}],`,
    )
    const drawn = [
      COMMAND,
      '/** The ids of the steps of every flow, in the order of the registry. */',
      'export const FLOW_STEPS = {',
      ...rows,
      '} as const',
      '',
    ].join('\n')
    await expect(drawn).toMatchFileSnapshot('../../../../tooling/storybook/.storybook/generated/flowSteps.ts')
  })

  it.each(homes)('are, for the routes of $home, loaded from their folders', async ({ home, flow }) => {
    const own = flow.ids.filter((id) => !shared.includes(id))
    const rows = own.map((id) => `  ${keyOf(id)}: () => import('../${screenOf(home, id)}'),`)
    const drawn = [
      COMMAND,
      '/** Loads the screens of the steps of this flow alone. */',
      'export const stepScreens = {',
      ...rows,
      '}',
      '',
    ].join('\n')
    await expect(drawn).toMatchFileSnapshot(`${FEATURES}/${home}/generated/stepScreens.ts`)
  })
})
