import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addImport, addStep, LIST } from './insert.ts'
import { type Name, nameOf } from './names.ts'
import { type Plan, Refusal } from './Plan.ts'
import { fillTemplate } from './readFolder.ts'

export const FEATURES = 'packages/features/src'

/** Names of a flow's files and steps, for flows that `generate flow` has not made. */
interface Home {
  readonly template: string
  /** Base name of its hook and its story, in kebab-case. */
  readonly flow: string
  /** The type of its answers, in kebab-case. */
  readonly answers: string
  /** Example answers of its stories: a function, and its file in the flow's folder. */
  readonly example: { readonly file: string; readonly call: string }
  /** The flow's ending, summaries or task lists name every step, so that the compiler requires the new one's entry. */
  readonly isListed?: boolean
  /** The step that stays last in the list, of a flow that declares no ending. */
  readonly last?: string
}

const HOMES: Readonly<Record<string, Partial<Home>>> = {
  calculator: { template: 'step-calculator', last: 'results' },
  'client-quote': { template: 'step-client-quote', last: 'getQuote' },
  application: {
    isListed: true,
    example: { file: 'testing/exampleApplication', call: 'exampleApplication' },
  },
  'change-my-cover': {
    template: 'step-change-my-cover',
    flow: 'change',
    isListed: true,
    answers: 'change-flow-answers',
    example: { file: 'testing/exampleChange', call: 'exampleChange' },
  },
  'make-a-claim': {
    template: 'step-make-a-claim',
    flow: 'claim',
    answers: 'claim-flow-answers',
    example: { file: 'testing/exampleAnswers', call: 'exampleAnswers' },
  },
  'transfer-policy': {
    flow: 'transfer',
    isListed: true,
    answers: 'transfer-flow-answers',
    example: { file: 'testing/exampleTransfer', call: 'exampleTransfer' },
  },
}

const homeOf = (flow: string): Home => ({
  template: 'step',
  flow,
  answers: `${flow}-answers`,
  example: { file: 'answers', call: 'emptyAnswers' },
  ...HOMES[flow],
})

/** The file with a flow's list of steps. */
const listOf = (flow: Name): string => `${FEATURES}/${flow.kebab}/flow.ts`

/** The step that stays last in the list of a flow: the one that its ending sends. */
const lastOf = (home: Home, { list, hasEnding }: Lists): string | undefined =>
  hasEnding ? listedSteps(list)?.at(-1) : home.last

/** Reads the names in a flow's list of steps, which is in its table or before it; null where there is none. */
function listedSteps(text: string): readonly string[] | null {
  const list = text.includes('flowOf<') ? LIST.exec(text)?.[1] : undefined
  return list === undefined ? null : list.split(/[^\w]+/).filter(Boolean)
}

/** Plans a step of a flow: its folder, and its entry in the flow's list. */
export function planStep(root: string, flowName: string, id: string): Plan {
  const flow = nameOf(flowName)
  const step = nameOf(id)
  const list = listOf(flow)
  const path = join(root, list)
  if (!existsSync(path)) throw new Refusal(`There is no flow "${flow.kebab}": ${list} is missing.`)
  const text = readFileSync(path, 'utf8')
  const steps = listedSteps(text)
  if (steps === null)
    throw new Refusal(`The flow "${flow.kebab}" declares no steps in folders yet: see ${list}.`)
  const isTaken = existsSync(join(root, `${FEATURES}/${flow.kebab}/steps/${step.kebab}`))
  if (isTaken || steps.includes(step.camel))
    throw new Refusal(`The flow "${flow.kebab}" has a step "${step.kebab}" already.`)
  const framed = /^\s*isFramed: true/m.test(rowOf(root, flow.kebab))
  return {
    files: new Map([
      ...stepFiles(flow, step, {
        list: text,
        hasEnding: existsSync(join(root, `${FEATURES}/${flow.kebab}/ending.ts`)),
      }),
      ...(framed ? changeset(flow, step) : []),
    ]),
    remains: [
      `its place in the list of ${list}, and whether \`includedWhen\` leaves it out`,
      'its words in copy.ts, and the label in step.ts',
      'its fields: docs/recipes.md, "A field"',
      ...(homeOf(flow.kebab).isListed
        ? [
            'its words, and the paths that the server may refuse, where every step is named: `pnpm types` says where they are missing',
          ]
        : []),
      ...(framed ? ['the changeset: partners hear of the step by its name'] : []),
    ],
  }
}

/** The texts of the files that a step is read from. */
interface Lists {
  readonly list: string
  /** The flow declares how it ends: its last step sends the answers. */
  readonly hasEnding: boolean
}

/** The folder of a step, and the lists with it. */
export function stepFiles(flow: Name, step: Name, lists: Lists): ReadonlyMap<string, string> {
  const home = homeOf(flow.kebab)
  const last = lastOf(home, lists)
  const folder = `${FEATURES}/${flow.kebab}/steps/${step.kebab}`
  const declared = addImport(lists.list, `import { ${step.camel} } from './steps/${step.kebab}/step.ts'`)
  return new Map([
    ...fillTemplate(home.template, folder, {
      'this-step': step,
      'this-flow': nameOf(home.flow),
      'this-answers': nameOf(home.answers),
      'this-example': { ...nameOf('example'), kebab: home.example.file, camel: home.example.call },
    }),
    [listOf(flow), addStep(declared, step.camel, last)],
  ])
}

function rowOf(root: string, flow: string): string {
  const registry = readFileSync(join(root, 'packages/core/src/flows/flows.ts'), 'utf8')
  return new RegExp(`^ {2}'?${flow}'?: \\{\\n([^}]*)\\}`, 'm').exec(registry)?.[1] ?? ''
}

function changeset(flow: Name, step: Name): ReadonlyMap<string, string> {
  const text = `---\n'@coverkit/embed-sdk': minor\n---\n\nEvents of the flow \`${flow.kebab}\` may name the step \`${step.kebab}\`.\n`
  return new Map([[`.changeset/${flow.kebab}-${step.kebab}.md`, text]])
}
