/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest'

interface NamedFlow {
  readonly name: string
  readonly ids: readonly string[]
}

/** Storybook's titles of flows whose name is not their title. */
const GROUPS: Readonly<Record<string, string>> = {
  'client-quote': 'Quote',
  'change-my-cover': 'Change of cover',
  'transfer-policy': 'Transfer',
  'make-a-claim': 'Claim',
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

const [preview = ''] = Object.values(
  import.meta.glob<string>('../../../../tooling/storybook/.storybook/preview.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)

type Order = readonly (string | Order)[]

/** The order in the settings of Storybook, which is a literal there. */
function readOrder(): Order {
  const literal =
    preview.slice(preview.indexOf('order: [') + 'order: '.length).split(/^ {8}\],$/m, 1)[0] ?? ''
  return JSON.parse(`${literal}]`.replaceAll("'", '"').replaceAll(/,(\s*\])/g, '$1'))
}

/** The list after a name in an order. */
function below(order: Order, name: string): Order {
  const list = order[order.indexOf(name) + 1]
  return typeof list === 'object' ? list : []
}

const flowModules = import.meta.glob<object>([
  '../../../features/src/*/flow.ts',
  '../../../features/src/*/flow/*Flow.ts',
])

async function declaredFlows(): Promise<readonly NamedFlow[]> {
  const modules = await Promise.all(Object.values(flowModules).map((load) => load()))
  return modules.flatMap((module) => Object.values(module).filter(isFlow))
}

const isFlow = (value: unknown): value is NamedFlow =>
  typeof value === 'object' && value !== null && 'ids' in value && 'base' in value

const flows = await declaredFlows()
const screens = below(readOrder(), 'Screens')

/** An id in words, as titles have it: `tpd-cover` is TPD cover. */
function titleOf(id: string): string {
  const words = id.replaceAll('-', ' ').replace(/\btpd\b/, 'TPD')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const groupOf = ({ name }: NamedFlow) => GROUPS[name] ?? titleOf(name)

it('reads the flows, the order and the stories', () => {
  expect(flows.map(({ name }) => name).toSorted()).toEqual(
    expect.arrayContaining(['calculator', 'client-quote', 'make-a-claim']),
  )
  expect(screens).toEqual(expect.arrayContaining(['Calculator', 'Sign in']))
  expect(titles).toContain('Screens/Calculator/About you')
})

describe.each(flows.map((flow) => [groupOf(flow), flow.ids.map(titleOf)] as const))('%s', (group, steps) => {
  it('lists its steps in Storybook in the order in which visitors take them', () => {
    expect(below(screens, group).filter((title) => steps.includes(String(title)))).toEqual(steps)
  })

  it('has stories of each step', () => {
    expect(steps.filter((step) => !titles.has(`Screens/${group}/${step}`))).toEqual([])
  })
})

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
