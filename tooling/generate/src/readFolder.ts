import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fillIn, type Name } from './names.ts'

const TEMPLATES = join(import.meta.dirname, '..', 'templates')
const SKIPPED = new Set(['node_modules', 'dist', '.turbo'])

/** Every file below a folder, by its path from there with forward slashes. */
export function readFolder(folder: string): ReadonlyMap<string, Buffer> {
  const inside = (at: string): [string, Buffer][] =>
    readdirSync(at, { withFileTypes: true })
      .filter(({ name }) => !SKIPPED.has(name))
      .flatMap((entry): [string, Buffer][] => {
        const path = join(at, entry.name)
        if (entry.isDirectory()) return inside(path)
        return [[relative(folder, path).replaceAll('\\', '/'), readFileSync(path)]]
      })
  return new Map(inside(folder))
}

/** The texts of a template, by their path in its folder. */
export function readTemplate(template: string): ReadonlyMap<string, string> {
  return new Map(
    [...readFolder(join(TEMPLATES, template))].map(([path, content]) => [
      path.replace(/\.template$/, ''),
      content.toString(),
    ]),
  )
}

/** Returns the files of a template below a target folder; `names` are the values of its placeholders. */
export function fillTemplate(
  template: string,
  target: string,
  names: Readonly<Record<string, Name>>,
): ReadonlyMap<string, string> {
  const fill = (text: string) =>
    Object.entries(names).reduce((filled, [placeholder, name]) => fillIn(filled, placeholder, name), text)
  return new Map([...readTemplate(template)].map(([path, text]) => [`${target}/${fill(path)}`, fill(text)]))
}
