import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { planBrand } from './brand.ts'
import { planComponent } from './component.ts'
import { planCover } from './cover/planCover.ts'
import { planFlow } from './flow.ts'
import { planHosts } from './hosts.ts'
import { planInsurer } from './insurer.ts'
import { type Plan, Refusal } from './Plan.ts'
import { planPage } from './page.ts'
import { BRAND_USAGE } from './readBrandAnswers.ts'
import { planStep } from './step.ts'

const USAGE = `pnpm generate step <flow> <id> | flow <name> | component <name> | hosts <brand> | insurer <code> <name> | cover <kind> | page <name> | ${BRAND_USAGE}`

/** The arguments of the commands that take more than one name. */
const TAKEN: Readonly<Record<string, string>> = {
  step: 'a flow and an id',
  insurer: 'a code and a name',
}

/** The sources that lists of steps and of pages are drawn from. */
const DRAWN_FROM = /\/(?:step|reportedPages\.fixture)\.ts$/

/** Plans a command from the workspace at `root`. @throws Refusal */
export function planOf(root: string, [kind, ...names]: readonly string[]): Plan {
  const [first, second] = names
  const count = kind === 'step' || kind === 'insurer' ? 2 : 1
  if (kind === undefined) throw new Refusal(`Say what to generate: ${USAGE}.`)
  if (!['step', 'flow', 'brand', 'component', 'hosts', 'insurer', 'cover', 'page'].includes(kind))
    throw new Refusal(`"${kind}" is nothing that can be generated: ${USAGE}.`)
  if (kind === 'brand') return planBrand(root, names)
  if (first === undefined || names.length !== count)
    throw new Refusal(`"${kind}" takes ${TAKEN[kind] ?? 'one name'}: ${USAGE}.`)
  if (kind === 'hosts') return planHosts(root, first)
  if (kind === 'page') return planPage(root, first)
  if (kind === 'cover') return planCover(root, first)
  if (kind === 'insurer') return planInsurer(root, first, second ?? '')
  if (kind === 'step') return planStep(root, first, second ?? '')
  return kind === 'flow' ? planFlow(root, first) : planComponent(root, first)
}

/** Writes the files of a plan; `finish` runs after the last plan. */
export function write(root: string, { files }: Plan): void {
  for (const [path, content] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
}

/** Formats the files of the plans in one go, and updates the lists that are derived from the flows. */
export function finish(root: string, plans: readonly Plan[]): void {
  const written = [...new Set(plans.flatMap(({ files }) => [...files.keys()]))]
  const sources = written.filter((path) => /\.(tsx?|json)$/.test(path))
  run(root, ['exec', 'biome', 'check', '--write', '--linter-enabled=false', ...sources])
  if (sources.some((path) => DRAWN_FROM.test(path)))
    run(join(root, 'packages/site'), ['exec', 'vitest', 'run', 'flowSteps', '--update', '-t', 'are, for'])
}

/** Links a new brand's packages and adds its folder to the lock. */
export function installBrand(root: string): void {
  run(root, ['install', '--no-frozen-lockfile', '--prefer-offline', '--loglevel=warn'])
}

function run(cwd: string, command: readonly string[]): void {
  execFileSync('pnpm', command, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
}
