import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Command } from './stages.ts'
import { ROOT } from './workspace.ts'

export interface LongStage extends Command {
  readonly name: string
}

interface Manifest {
  readonly name: string
  readonly scripts?: Readonly<Record<string, string>>
}

/** The unit and property tests first, then every package that has more for a long run. */
export function longStages(root = ROOT): readonly LongStage[] {
  const manifests = globSync('{packages,apps,tooling}/*/package.json', { cwd: root })
    .sort()
    .map((path) => ({
      folder: basename(dirname(path)),
      ...(JSON.parse(readFileSync(join(root, path), 'utf8')) as Manifest),
    }))
  return [
    { name: 'unit', line: 'pnpm exec vitest run --maxWorkers=100% --testTimeout=60000' },
    ...manifests
      .filter(({ scripts }) => scripts?.['test:long'] !== undefined)
      .map(({ folder, name }) => ({ name: folder, line: `pnpm --filter ${name} run test:long` })),
  ]
}

/** All of them, or the ones of that name. */
export function longStagesNamed(name: string | undefined, stages = longStages()): readonly LongStage[] {
  const chosen = stages.filter((stage) => name === undefined || stage.name === name)
  if (chosen.length === 0)
    throw new Error(
      `No long run is named ${name}; there are: ${stages.map((stage) => stage.name).join(', ')}`,
    )
  return chosen
}
