import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './workspace.ts'

const SUMMARIES = join('.turbo', 'runs')

interface Summary {
  readonly tasks?: readonly {
    readonly taskId: string
    readonly command?: string
    readonly cache?: { readonly status?: string }
    readonly resolvedTaskDefinition?: { readonly cache?: boolean }
  }[]
}

/** Removes what turbo wrote about earlier runs. */
export const removeSummaries = (root = ROOT): void =>
  rmSync(join(root, SUMMARIES), { recursive: true, force: true })

/** The tasks, such as `@coverkit/core#test`, that turbo took from its cache, by its summaries of the runs; and how many others of those that it keeps it ran. */
export function cachedTasks(root = ROOT): { readonly cached: readonly string[]; readonly ran: number } {
  const cached = new Set<string>()
  const ran = new Set<string>()
  for (const path of globSync(`${SUMMARIES}/*.json`, { cwd: root })) {
    const { tasks = [] } = JSON.parse(readFileSync(join(root, path), 'utf8')) as Summary
    for (const { taskId, command, cache, resolvedTaskDefinition } of tasks) {
      if (command === '<NONEXISTENT>' || resolvedTaskDefinition?.cache === false) continue
      if (cache?.status === 'HIT') cached.add(taskId)
      else ran.add(taskId)
    }
  }
  return { cached: [...cached].filter((task) => !ran.has(task)).sort(), ran: ran.size }
}
