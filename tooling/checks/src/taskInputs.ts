import { execFileSync } from 'node:child_process'
import { posix } from 'node:path'
import { ROOT } from './workspace.ts'

interface PlannedTask {
  readonly taskId: string
  readonly directory: string
  readonly inputs: Readonly<Record<string, string>>
  readonly dependencies: readonly string[]
}

/** The files, from the root, of which a change makes each of turbo's tasks run again: its own and those of what it depends on. */
export function taskInputs(tasks: readonly string[], root = ROOT): ReadonlyMap<string, ReadonlySet<string>> {
  const plan = execFileSync('turbo', ['run', ...tasks, '--dry=json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const planned = new Map(
    (JSON.parse(plan) as { readonly tasks: readonly PlannedTask[] }).tasks.map((task) => [task.taskId, task]),
  )
  const found = new Map<string, ReadonlySet<string>>()
  const inputsOf = (id: string): ReadonlySet<string> => {
    const earlier = found.get(id)
    if (earlier) return earlier
    const task = planned.get(id)
    if (task === undefined) return new Set()
    const own = Object.keys(task.inputs).map((path) => posix.join(task.directory, path))
    const inputs = new Set([...own, ...task.dependencies.flatMap((dependency) => [...inputsOf(dependency)])])
    found.set(id, inputs)
    return inputs
  }
  return new Map([...planned.keys()].map((id) => [id, inputsOf(id)]))
}
