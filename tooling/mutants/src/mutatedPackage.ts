import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { type Declaration, declarationsOf } from './declarations.ts'

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..')

/** A mutant that no test kills. */
export interface ListedMutant {
  /** The file and its declaration, such as `outbox/enqueue.ts#enqueue`. */
  readonly in: string
  readonly mutator: string
  /** The code that is mutated, on one line; a long one ends with `…`. */
  readonly from: string
  readonly to: string
  readonly reason: string
}

/** A fault that no mutator makes: a text that occurs once in a file, and its replacement. */
export interface Pair {
  readonly name: string
  readonly file: string
  readonly from: string
  readonly to: string
  /** Absent: every test of the package. */
  readonly tests?: readonly string[]
}

/** The content of a package’s `mutants.yaml`. File paths are relative to `src`. */
export interface MutatedPackage {
  readonly folder: string
  /** The declarations of each file whose mutants the tests must kill. */
  readonly ranges: Readonly<Record<string, readonly string[]>>
  /** The tests of each file's mutants. Absent: every test that imports the file. */
  readonly tests?: Readonly<Record<string, readonly string[]>>
  /** Environment variables of the tests. */
  readonly env?: Readonly<Record<string, string>>
  /** Mutants that no test can kill, because they change nothing that a caller sees. */
  readonly equivalents?: readonly ListedMutant[]
  /** Mutants that a test could kill and none does yet: the list only gets shorter. */
  readonly untested?: readonly ListedMutant[]
  readonly pairs?: readonly Pair[]
}

/** The folders of the packages that list declarations. */
export const mutatedFolders = (): readonly string[] =>
  globSync('{packages,apps,tooling}/*/mutants.yaml', { cwd: ROOT })
    .map((path) => join(ROOT, dirname(path)))
    .sort()

interface MutantGroup extends Pick<ListedMutant, 'in' | 'reason'> {
  readonly mutants: readonly Omit<ListedMutant, 'in' | 'reason'>[]
}

/** The file has mutants of one declaration together where their reason is the same. */
interface MutantsFile extends Omit<MutatedPackage, 'folder' | 'equivalents' | 'untested'> {
  readonly equivalents?: readonly MutantGroup[]
  readonly untested?: readonly MutantGroup[]
}

export function readMutatedPackage(folder: string): MutatedPackage {
  const listed = parse(readFileSync(join(folder, 'mutants.yaml'), 'utf8')) as MutantsFile
  const ungrouped = (groups: readonly MutantGroup[] = []) =>
    groups.flatMap(({ mutants, ...group }) => mutants.map((mutant) => ({ ...group, ...mutant })))
  return {
    ...listed,
    folder,
    equivalents: ungrouped(listed.equivalents),
    untested: ungrouped(listed.untested),
  }
}

/** Returns the package with only the ranges and pairs whose names have one of the parts; all of them without parts. */
export function chosenFrom(mutated: MutatedPackage, parts: readonly string[]): MutatedPackage {
  const isChosen = (name: string) => parts.length === 0 || parts.some((part) => name.includes(part))
  const ranges = Object.entries(mutated.ranges)
    .map(([file, names]) => [file, names.filter((name) => isChosen(`${file}#${name}`))] as const)
    .filter(([, names]) => names.length > 0)
  return {
    ...mutated,
    ranges: Object.fromEntries(ranges),
    pairs: (mutated.pairs ?? []).filter(({ name }) => isChosen(name)),
  }
}

/** The parsed source of a file below `src`. */
export interface Source {
  readonly text: string
  readonly declarations: ReadonlyMap<string, readonly Declaration[]>
}

export function readSource({ folder }: MutatedPackage, file: string): Source {
  const text = readFileSync(join(folder, 'src', file), 'utf8')
  return { text, declarations: declarationsOf(file, text) }
}

/** Returns code on one line, shortened so that a list can name it. */
export function shortened(code: string): string {
  const line = onOneLine(code)
  return line.length > MOST_CHARACTERS ? `${line.slice(0, MOST_CHARACTERS)}…` : line
}
const MOST_CHARACTERS = 70
const onOneLine = (code: string) => code.replaceAll(/\s+/g, ' ').trim()

/** Returns the source with the pair's fault. @throws when its text does not occur exactly once */
export function plant({ folder }: MutatedPackage, { name, file, from, to }: Pair): string {
  const source = readFileSync(join(folder, 'src', file), 'utf8')
  if (source.split(from).length !== 2) throw new Error(`${name}: not exactly once in ${file}`)
  return source.replace(from, () => to)
}

/** Returns what the lists name and the sources do not have: files, declarations, mutated code, tests, pairs. */
export function faultsOf(mutated: MutatedPackage): readonly string[] {
  const { folder, ranges, tests = {}, equivalents = [], untested = [], pairs = [] } = mutated
  const exists = (file: string) => existsSync(join(folder, 'src', file))
  const named = Object.entries(ranges).flatMap(([file, names]) => {
    if (!exists(file)) return [`${file}: no such file`]
    const { declarations } = readSource(mutated, file)
    return names
      .filter((name) => !declarations.has(name))
      .map((name) => `${file}#${name}: no such declaration`)
  })
  const namedTests = [...Object.values(tests), ...pairs.map((pair) => pair.tests ?? [])].flat()
  return [
    ...named,
    ...Object.keys(tests)
      .filter((file) => !ranges[file])
      .map((file) => `${file}: tests without a range`),
    ...namedTests.filter((file) => !exists(file)).map((file) => `${file}: no such test`),
    ...[...equivalents, ...untested].flatMap((mutant) => mutantFault(mutated, mutant)),
    ...pairs.flatMap((pair) => pairFault(mutated, pair)),
  ]
}

function mutantFault(mutated: MutatedPackage, { in: place, from }: ListedMutant): readonly string[] {
  // A private member has the sign in its name too.
  const [file, name] = [place.slice(0, place.indexOf('#')), place.slice(place.indexOf('#') + 1)]
  if (!mutated.ranges[file]?.includes(name)) return [`${place}: a mutant outside the ranges`]
  const { text, declarations } = readSource(mutated, file)
  const hasCode = declarations
    .get(name)
    ?.some(({ start, end }) => onOneLine(text.slice(start, end)).includes(from.replace(/…$/, '')))
  return hasCode ? [] : [`${place}: has no ${from}`]
}

function pairFault(mutated: MutatedPackage, pair: Pair): readonly string[] {
  try {
    plant(mutated, pair)
    return []
  } catch (error) {
    return [String(error)]
  }
}
