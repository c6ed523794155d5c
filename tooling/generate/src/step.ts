import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addImport, addStep, LIST } from './insert.ts'
import { type Name, nameOf } from './names.ts'
import { type Plan, Refusal } from './Plan.ts'
import { fillTemplate } from './readFolder.ts'

export const FEATURES = 'packages/features/src'

/** Names of a flow's files and steps, for flows that `generate flow` has not made. */
interface Home {
  /** The template of what a step of this flow has in place of the common files, or beside them. */
  readonly own?: string
  /** Base name of its steps and its story, in kebab-case. */
  readonly flow: string
  /** Its title in the stories, in kebab-case. */
  readonly title: string
  /** The type of its answers, in kebab-case, and its file in the flow's folder. */
  readonly answers: { readonly type: string; readonly file: string }
  /** Example answers of its stories: a function, and its file in the flow's folder. */
  readonly example: { readonly file: string; readonly call: string }
  /** The component of a step's page, and where a step imports it from. */
  readonly page: { readonly file: string; readonly component: string }
  /** The flow's ending, summaries or task lists name every step, so that the compiler requires the new one's entry. */
  readonly isListed?: boolean
  /** The step that stays last in the list, of a flow that declares no ending. */
  readonly last?: string
}

const HOMES: Readonly<Record<string, Partial<Home>>> = {
  calculator: {
    own: 'step-calculator',
    example: { file: 'testing/storyAnswers', call: 'storyAnswers' },
    last: 'results',
  },
  'client-quote': {
    own: 'step-client-quote',
    flow: 'quote',
    title: 'quote',
    example: { file: 'testing/exampleAnswers', call: 'exampleAnswers' },
    page: { file: '../QuoteStepPage', component: 'QuoteStepPage' },
    last: 'getQuote',
  },
  application: {
    isListed: true,
    example: { file: 'testing/exampleApplication', call: 'exampleApplication' },
  },
  'change-my-cover': {
    flow: 'change',
    title: 'change-of-cover',
    isListed: true,
    answers: { type: 'change-flow-answers', file: 'answers' },
    example: { file: 'testing/exampleChange', call: 'exampleChange' },
    page: { file: '../ChangeStepPage', component: 'ChangeStepPage' },
  },
  'make-a-claim': {
    flow: 'claim',
    title: 'claim',
    answers: { type: 'claim-flow-answers', file: 'answers' },
    example: { file: 'testing/exampleAnswers', call: 'exampleAnswers' },
  },
  'transfer-policy': {
    flow: 'transfer',
    title: 'transfer',
    isListed: true,
    answers: { type: 'transfer-flow-answers', file: 'answers' },
    example: { file: 'testing/exampleTransfer', call: 'exampleTransfer' },
  },
}

const homeOf = (flow: string): Home => ({
  flow,
  title: flow,
  answers: { type: `${flow}-answers`, file: 'answers' },
  example: { file: 'answers', call: 'emptyAnswers' },
  page: { file: '#common/step-form/StepPage', component: 'StepPage' },
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
  const names = namesOf(home, step)
  return new Map([
    ...fillTemplate('step', folder, names),
    ...(home.own === undefined ? [] : fillTemplate(home.own, folder, names)),
    [listOf(flow), addStep(declared, step.camel, last)],
  ])
}

/** Returns the values of the placeholders. The kebab-case of a placeholder for a file is the path of the file. */
function namesOf({ flow, title, answers, example, page }: Home, step: Name): Readonly<Record<string, Name>> {
  const at = (file: string, exported: string): Name => ({
    ...nameOf('none'),
    kebab: file,
    camel: exported,
    pascal: exported,
  })
  return {
    'this-step': step,
    'this-flow': nameOf(flow),
    'this-title': nameOf(title),
    'this-answers': nameOf(answers.type),
    'these-answers': at(answers.file, ''),
    'this-example': at(example.file, example.call),
    'this-page': at(page.file, page.component),
  }
}

function rowOf(root: string, flow: string): string {
  const registry = readFileSync(join(root, 'packages/core/src/flows/flows.ts'), 'utf8')
  return new RegExp(`^ {2}'?${flow}'?: \\{\\n([^}]*)\\}`, 'm').exec(registry)?.[1] ?? ''
}

function changeset(flow: Name, step: Name): ReadonlyMap<string, string> {
  const text = `---\n'@coverkit/embed-sdk': minor\n---\n\nEvents of the flow \`${flow.kebab}\` may name the step \`${step.kebab}\`.\n`
  return new Map([[`.changeset/${flow.kebab}-${step.kebab}.md`, text]])
}
