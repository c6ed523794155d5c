import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { planBrand } from './brand.ts'
import { planComponent } from './component.ts'
import { planFlow } from './flow.ts'
import { type Plan, Refusal } from './Plan.ts'
import { planStep } from './step.ts'

const USAGE = 'pnpm generate step <flow> <id> | flow <name> | brand <name> | component <name>'

/** What a command asks for, read from the workspace at `root`. @throws Refusal */
export function planOf(root: string, [kind, ...names]: readonly string[]): Plan {
  const [first, second] = names
  const count = kind === 'step' ? 2 : 1
  if (kind === undefined) throw new Refusal(`Say what to generate: ${USAGE}.`)
  if (!['step', 'flow', 'brand', 'component'].includes(kind))
    throw new Refusal(`"${kind}" is nothing that can be generated: ${USAGE}.`)
  if (first === undefined || names.length !== count)
    throw new Refusal(`"${kind}" takes ${count === 2 ? 'a flow and an id' : 'one name'}: ${USAGE}.`)
  if (kind === 'step') return planStep(root, first, second ?? '')
  if (kind === 'flow') return planFlow(root, first)
  return kind === 'brand' ? planBrand(root, first) : planComponent(root, first)
}

/** Writes what a plan holds, formats it, and draws the lists that follow from the flows. */
export function write(root: string, { files }: Plan): void {
  for (const [path, content] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  const sources = [...files.keys()].filter((path) => /\.(tsx?|json)$/.test(path))
  run(root, ['biome', 'check', '--write', '--linter-enabled=false', ...sources])
  if (sources.some((path) => path.endsWith('/step.ts')))
    run(join(root, 'packages/site'), ['vitest', 'run', 'flowSteps', '--update', '-t', 'are, for'])
}

function run(cwd: string, command: readonly string[]): void {
  execFileSync('pnpm', ['exec', ...command], { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
}
