/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest'

interface NamedFlow {
  readonly name: string
  readonly ids: readonly string[]
}

const texts = {
  ...import.meta.glob<string>('../../../*/src/**/*.stories.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../../../../tooling/storybook/src/**/*.stories.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
}
const titles = new Set(
  Object.values(texts).map(
    (text) =>
      /^ {2}title: '([^']+)'|const meta = \{ title: '([^']+)'/m.exec(text)?.slice(1).find(Boolean) ?? '',
  ),
)

type Order = readonly (string | Order)[]

interface StoryOrder {
  readonly storyOrder: Order
  readonly titleOf: (id: string) => string
  readonly groupOf: (flow: string) => string
  readonly flowScreens: (flows: Readonly<Record<string, readonly string[]>>) => Order
  readonly compareStories: (one: { readonly title: string }, other: { readonly title: string }) => number
}

const orders = import.meta.glob<StoryOrder>('../../../../tooling/storybook/.storybook/storyOrder.ts', {
  eager: true,
})
const { storyOrder, titleOf, groupOf, flowScreens, compareStories } = Object.values(orders)[0] as StoryOrder

/** The list after a name in an order. */
function below(order: Order, name: string): Order {
  const list = order[order.indexOf(name) + 1]
  return typeof list === 'object' ? list : []
}

const flowModules = import.meta.glob<object>('../../../features/src/*/flow.ts')

async function declaredFlows(): Promise<readonly NamedFlow[]> {
  const modules = await Promise.all(Object.values(flowModules).map((load) => load()))
  return modules.flatMap((module) => Object.values(module).filter(isFlow))
}

const isFlow = (value: unknown): value is NamedFlow =>
  typeof value === 'object' && value !== null && 'ids' in value && 'base' in value

const flows = await declaredFlows()
const screens = below(storyOrder, 'Screens')

it('reads the flows, the order and the stories', () => {
  expect(flows.map(({ name }) => name).toSorted()).toEqual(
    expect.arrayContaining(['calculator', 'client-quote', 'make-a-claim']),
  )
  expect(screens).toEqual(expect.arrayContaining(['Calculator', 'Sign in']))
  expect(titles).toContain('Screens/Calculator/About you')
})

describe.each(flows.map(({ name, ids }) => [groupOf(name), ids.map(titleOf)] as const))(
  '%s',
  (group, steps) => {
    it('lists its steps in Storybook in the order in which visitors take them', () => {
      expect(below(screens, group).filter((title) => steps.includes(String(title)))).toEqual(steps)
    })

    it('has stories of each step', () => {
      expect(steps.filter((step) => !titles.has(`Screens/${group}/${step}`))).toEqual([])
    })
  },
)

it('orders every screen that has stories', () => {
  const leaves = (order: Order, path: string): readonly string[] =>
    order.flatMap((name, at) => {
      if (typeof name !== 'string') return []
      const next = order[at + 1]
      return typeof next === 'object' ? leaves(next, `${path}/${name}`) : [`${path}/${name}`]
    })
  const listed = leaves(screens, 'Screens')
  const isListed = (title: string) => listed.some((leaf) => title === leaf || title.startsWith(`${leaf}/`))
  const drawn = [...titles].filter((title) => title.startsWith('Screens/'))
  expect(drawn.filter((title) => !isListed(title))).toEqual([])
})

it('has a new flow by its name, with its steps and its last page', () => {
  expect(flowScreens({ 'house-claim': ['start', 'check-and-send'] })).toEqual([
    'House claim',
    ['Start', 'Check and send', 'Complete'],
  ])
})

it('sorts stories by the order, and what it does not list after that by the alphabet', () => {
  const sorted = [
    'Screens/Errors/Not found',
    'Components/Button 10',
    'Components/Button 2',
    'Other',
    'Screens/Quote/Life cover',
    'Screens/Quote/Select covers',
    'Screens/Calculator/Results/Parts',
    'Screens/Calculator/Results',
    'Start here/Test',
  ].map((title) => ({ title }))
  expect(sorted.toSorted(compareStories).map(({ title }) => title)).toEqual([
    'Start here/Test',
    'Components/Button 2',
    'Components/Button 10',
    'Screens/Calculator/Results',
    'Screens/Calculator/Results/Parts',
    'Screens/Quote/Select covers',
    'Screens/Quote/Life cover',
    'Screens/Errors/Not found',
    'Other',
  ])
})
