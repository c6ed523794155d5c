import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { ROOT, type Violation } from './workspace.ts'

type Permissions = string | Readonly<Record<string, string>>

interface Step {
  readonly uses?: string
  readonly run?: string
  readonly with?: Readonly<Record<string, unknown>>
}

interface Job {
  readonly permissions?: Permissions
  readonly environment?: unknown
  readonly steps?: readonly Step[]
}

interface Workflow {
  readonly on?: unknown
  readonly permissions?: Permissions
  readonly jobs?: Readonly<Record<string, Job>>
}

export interface WorkflowFile {
  readonly path: string
  readonly text: string
}

const FOLDER = '.github/workflows'
/** A commit and, behind it, its version: a tag can be moved to other code. */
const PINNED = /^\s*(?:-\s+)?uses:\s+[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/
const USES = /^\s*(?:-\s+)?uses:/
const TESTS =
  /\b(?:vitest|playwright|stryker|hostile|mutants)\b|\b(?:npm|pnpm)(?: run)? (?:--\S+ )*test\b|\btest:/
const CHECKOUT = /^actions\/checkout@/

/** The workflows of the repository. */
export const readWorkflows = (root = ROOT): readonly WorkflowFile[] =>
  readdirSync(join(root, FOLDER))
    .filter((name) => /\.ya?ml$/.test(name))
    .map((name) => ({ path: `${FOLDER}/${name}`, text: readFileSync(join(root, FOLDER, name), 'utf8') }))

/**
 * Finds the parts of a workflow that let foreign code write to the repository or to npm: an action by a movable tag, a
 * job that tests and may write, one that publishes without a review, a token that stays on the disk or never ends.
 */
export function checkWorkflow({ path, text }: WorkflowFile): readonly Violation[] {
  const workflow = parse(text) as Workflow
  const faults = [
    ...text
      .split('\n')
      .filter((line) => USES.test(line) && !PINNED.test(line))
      .map((line) => `uses no commit with its version behind it: ${line.trim()}`),
    ...(/\bpull_request_target\b/.test(text) ? ['runs with rights what a stranger sends'] : []),
    ...(/secrets\.(?!GITHUB_TOKEN\b)\w+/.test(text) ? ['reads a secret that never ends'] : []),
    ...Object.entries(workflow.jobs ?? {}).flatMap(([name, job]) =>
      jobFaults(workflow, job).map((fault) => `${name} ${fault}`),
    ),
  ]
  return faults.map((fault) => ({ where: path, fault }))
}

function jobFaults({ permissions: ofAll, on }: Workflow, job: Job): readonly string[] {
  const { permissions = ofAll, steps = [], environment } = job
  if (permissions === undefined) return ['names no permissions']
  const mayWrite = canWrite(permissions)
  const tests = steps.some(({ run = '' }) => TESTS.test(run))
  const keeps = steps.some(
    ({ uses = '', with: given = {} }) => CHECKOUT.test(uses) && given['persist-credentials'] !== false,
  )
  const forAnyone = JSON.stringify(on ?? '').includes('pull_request')
  return [
    ...(mayWrite && tests ? ['runs tests and may write'] : []),
    ...(mayWrite && forAnyone ? ['may write for a pull request'] : []),
    ...(keeps ? ['keeps its token on the disk'] : []),
    ...(hasIdToken(permissions) && environment === undefined ? ['publishes and asks nobody'] : []),
  ]
}

const valuesOf = (permissions: Permissions): readonly string[] =>
  typeof permissions === 'string' ? [permissions] : Object.values(permissions)

const canWrite = (permissions: Permissions) =>
  valuesOf(permissions).some((value) => value.startsWith('write'))

const hasIdToken = (permissions: Permissions) =>
  typeof permissions === 'string' ? permissions === 'write-all' : permissions['id-token'] === 'write'
