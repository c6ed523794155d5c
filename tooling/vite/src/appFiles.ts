import { globSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

const PAGE = '.page.tsx'

const siteFile = (appDir: string, name: string) =>
  createRequire(join(appDir, 'package.json')).resolve(`@coverkit/site/${name}`)

/** The entries of the app's pages in development. */
export function entryFiles(appDir: string): readonly string[] {
  const site = ['boot', 'frame'].map((name) => siteFile(appDir, name))
  return [join(appDir, 'src', 'main.tsx'), ...site, ...Object.values(pageModules(appDir))]
}

/** Module of each static page by name: the shared pages, then the app's own, which win by file name. */
export function pageModules(appDir: string): Record<string, string> {
  const renderer = siteFile(appDir, 'prerender')
  const shared = globSync(join(dirname(renderer), '..', 'pages', `*${PAGE}`))
  const own = globSync(join(appDir, 'src', '*', `*${PAGE}`))
  return Object.fromEntries([...shared.sort(), ...own.sort()].map((file) => [basename(file, PAGE), file]))
}
