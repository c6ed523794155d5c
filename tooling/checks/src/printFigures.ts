import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { codeFigures } from './codeFigures.ts'
import { exportedNames } from './exportedNames.ts'
import { ROOT, readWorkspace } from './workspace.ts'

/** The figures of a commit, read from a copy of its files. */
function figuresAt(commit: string): ReadonlyMap<string, number | string> {
  const folder = mkdtempSync(join(tmpdir(), 'coverkit-figures-'))
  try {
    const archive = join(folder, 'files.tar')
    execFileSync('git', ['archive', '-o', archive, commit, 'apps', 'packages', 'tooling'], { cwd: ROOT })
    execFileSync('tar', ['xf', archive, '-C', folder])
    return new Map(codeFigures(readWorkspace(folder)))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** `pnpm --filter @coverkit/checks figures [commit…]`: figures of the code at commits and now. With `--names`: the names of core without a user. */
function main(args: readonly string[]): void {
  const workspace = readWorkspace()
  const core = workspace.find(({ name }) => name === '@coverkit/core')
  if (args[0] === '--names' && core) {
    for (const { entry, name, isType, users } of exportedNames(core, workspace))
      if (users.length === 0) console.log(`${entry} ${isType ? 'type' : 'value'} ${name}`)
    return
  }
  const columns = [...args.map((commit) => [commit, figuresAt(commit)] as const)]
  const all = [...columns, ['now', new Map(codeFigures(workspace))] as const]
  const rows = new Set(all.flatMap(([, figures]) => [...figures.keys()]))
  console.log(`| | ${all.map(([name]) => name).join(' | ')} |\n|---|${'--:|'.repeat(all.length)}`)
  for (const row of rows)
    console.log(`| ${row} | ${all.map(([, figures]) => figures.get(row) ?? '').join(' | ')} |`)
}

main(process.argv.slice(2))
