import { execFileSync } from 'node:child_process'
import type { LongPart } from './longParts.ts'
import { ROOT } from './workspace.ts'

interface Plan {
  readonly tasks: readonly {
    readonly task: string
    readonly command: string
    readonly cache: { readonly status: string; readonly timeSaved?: number }
  }[]
}

/** How long a part took when it passed on what its tests read now; undefined where something has changed since. */
export function rememberedMs({ line }: Pick<LongPart, 'line'>, root = ROOT): number | undefined {
  const plan = execFileSync(line.replace('turbo run', 'turbo run --dry=json'), {
    cwd: root,
    encoding: 'utf8',
    shell: true,
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const found = (JSON.parse(plan) as Plan).tasks.find(
    ({ task, command }) => /test:(long|seeds)$/.test(task) && command !== '<NONEXISTENT>',
  )
  return found?.cache.status === 'HIT' ? (found.cache.timeSaved ?? 0) : undefined
}
