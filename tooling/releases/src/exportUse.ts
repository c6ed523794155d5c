import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './published.ts'

const SOURCES = '{apps,packages,tooling}/**/*.{ts,tsx,mjs,js,jsx}'
const EXPORTED =
  /^export (?:declare )?(?:abstract )?(?<kind>function|class|interface|type|const) (?<name>[\w$]+)/gm

/** A source of the workspace, by its path from the root. */
export interface Source {
  readonly path: string
  readonly text: string
}

/** Every source, without installed or built files. */
export function readSources(): readonly Source[] {
  return globSync(SOURCES, {
    cwd: ROOT,
    exclude: (path) => /(?:^|\/)(?:node_modules|dist|dist-tagged|\.turbo)$/.test(path),
  })
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
    .filter(({ text }) => text.includes('@coverkit/'))
}

/**
 * Returns the exports of a package without a user outside of it and without a mention in its README: partners
 * could not know them. A type may also be exported for another export that names it.
 *
 * @param report API Extractor's report of one entry.
 */
export function unusedExports(
  { folder, name }: { readonly folder: string; readonly name: string },
  report: string,
  readme: string,
  sources: readonly Source[],
): readonly string[] {
  const users = sources.filter(
    ({ path, text }) => !path.startsWith(`packages/${folder}/`) && text.includes(name),
  )
  const isNamed = (word: string) => (text: string) =>
    new RegExp(`\\b${word.replace('$', '\\$')}\\b`).test(text)
  return [...report.matchAll(EXPORTED)].flatMap(({ groups }) => {
    const word = groups?.name ?? ''
    const isType = groups?.kind === 'interface' || groups?.kind === 'type'
    if (isType && report.split(new RegExp(`\\b${word}\\b`)).length > 2) return []
    return isNamed(word)(readme) || users.some(({ text }) => isNamed(word)(text)) ? [] : [word]
  })
}
