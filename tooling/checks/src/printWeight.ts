import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ROOT } from './workspace.ts'

/** The first kind that a path fits is a file's. */
const KINDS: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['pictures and fonts', /\.(png|jpe?g|webp|ico|woff2?|ttf|pdf)$/],
  ['generated', /(^|\/)(generated|goldens|drizzle)\/|\.api\.md$|^pnpm-lock\.yaml$|CHANGELOG\.md$/],
  ['stories', /\.stories\.tsx$/],
  ['tests', /\.(test|spec|long)\.tsx?$/],
  ['support of tests', /\.fixture\.|\/(testing|planted|prepared)\/|^tooling\/e2e\/|mutants\.yaml$/],
  ['source of tools', /^tooling\/(?!sandbox\/).*\.(ts|tsx|mjs|css)$/],
  ['source of the reference backend', /^tooling\/sandbox\/.*\.(ts|tsx|mjs|css)$/],
  ['source of the product', /^(packages|apps)\/.*\.(ts|tsx|mjs|css)$/],
  ['docs', /\.md$/],
  ['data and settings', /./],
]

const kilo = (bytes: number) => Math.round(bytes / 1000)

const usedBytes = (path: string) =>
  Number(/^\d+/.exec(execFileSync('du', ['-sk', path], { encoding: 'utf8' }))?.[0]) * 1024

/** `pnpm --filter @coverkit/checks weight [folder]`: files and lines of each kind in git, and what is installed, of a checkout. */
function main(root: string): void {
  const rows = new Map(KINDS.map(([kind]) => [kind, { files: 0, lines: 0, bytes: 0 }]))
  const paths = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  for (const path of paths.split('\0').filter(Boolean)) {
    const row = rows.get(KINDS.find(([, pattern]) => pattern.test(path))?.[0] ?? '')
    const file = join(root, path)
    if (row === undefined || !statSync(file, { throwIfNoEntry: false })?.isFile()) continue
    const content = readFileSync(file)
    row.files += 1
    row.bytes += content.length
    row.lines += content.includes(0) ? 0 : content.toString('utf8').split('\n').length - 1
  }
  const all = [...rows.values()].reduce((sum, row) => ({
    files: sum.files + row.files,
    lines: sum.lines + row.lines,
    bytes: sum.bytes + row.bytes,
  }))
  console.log('| Kind | Files | Lines | kB |\n|---|--:|--:|--:|')
  for (const [kind, row] of [...rows, ['all', all] as const])
    console.log(`| ${kind} | ${row.files} | ${row.lines} | ${kilo(row.bytes)} |`)
  console.log(`\n.git ${kilo(usedBytes(join(root, '.git')))} kB`)
  console.log(`node_modules ${kilo(usedBytes(join(root, 'node_modules')))} kB`)
}

main(resolve(process.argv[2] ?? ROOT))
