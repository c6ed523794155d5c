import { placeOf } from './declarations.ts'
import { type ListedMutant, type MutatedPackage, readSource, shortened } from './mutatedPackage.ts'

interface Place {
  readonly line: number
  readonly column: number
}

interface ReportedMutant {
  readonly mutatorName: string
  readonly replacement?: string
  readonly status: string
  readonly location: { readonly start: Place; readonly end: Place }
}

/** The part of StrykerJS's JSON report that is read. Its columns count from 1. */
export interface MutationReport {
  readonly files: Readonly<
    Record<string, { readonly source: string; readonly mutants: readonly ReportedMutant[] }>
  >
}

type Survivor = Omit<ListedMutant, 'reason'> & { readonly line: number }

export interface Outcome {
  readonly mutants: number
  readonly killed: number
  readonly equivalent: number
  readonly untested: number
  readonly survivors: readonly Survivor[]
}

const KILLED = new Set(['Killed', 'Timeout', 'RuntimeError', 'CompileError'])
const SURVIVED = new Set(['Survived', 'NoCoverage'])

/**
 * Counts the mutants of a report, and names those that no test killed and no list has.
 * @throws Error for listed files without a mutant: nothing was tried there
 */
export function outcomeOf(mutated: MutatedPackage, report: MutationReport): Outcome {
  const untried = Object.keys(mutated.ranges).filter(
    (file) => !report.files[`src/${file}`]?.mutants.some(({ status }) => status !== 'Ignored'),
  )
  if (untried.length > 0) throw new Error(`No mutants in ${untried.join(', ')}`)
  const mutants = Object.entries(report.files).flatMap(([path, { source, mutants }]) =>
    mutants.map((mutant) => ({
      ...mutant,
      survivor: survivorOf(mutated, path.replace(/^src\//, ''), source, mutant),
    })),
  )
  const survived = mutants.filter(({ status }) => SURVIVED.has(status)).map(({ survivor }) => survivor)
  const isEquivalent = isAmong(mutated.equivalents)
  const isUntested = isAmong(mutated.untested)
  return {
    mutants: mutants.filter(({ status }) => KILLED.has(status)).length + survived.length,
    killed: mutants.filter(({ status }) => KILLED.has(status)).length,
    equivalent: survived.filter(isEquivalent).length,
    untested: survived.filter(isUntested).length,
    survivors: survived.filter((survivor) => !isEquivalent(survivor) && !isUntested(survivor)),
  }
}

const isAmong =
  (listed: readonly ListedMutant[] = []) =>
  (survivor: Survivor): boolean =>
    listed.some(
      (known) =>
        known.in === survivor.in &&
        known.mutator === survivor.mutator &&
        known.from === survivor.from &&
        known.to === survivor.to,
    )

function survivorOf(mutated: MutatedPackage, file: string, source: string, mutant: ReportedMutant): Survivor {
  const { start, end } = mutant.location
  const offset = (place: Place) =>
    source
      .split('\n')
      .slice(0, place.line - 1)
      .reduce((sum, line) => sum + line.length + 1, place.column - 1)
  return {
    in: `${file}#${nameAround(mutated, file, offset(start))}`,
    mutator: mutant.mutatorName,
    from: shortened(source.slice(offset(start), offset(end))),
    to: shortened(mutant.replacement ?? ''),
    line: start.line,
  }
}

/** Returns the smallest listed declaration that has the offset. */
function nameAround(mutated: MutatedPackage, file: string, offset: number): string {
  const { declarations } = readSource(mutated, file)
  const around = (mutated.ranges[file] ?? []).flatMap((name) =>
    (declarations.get(name) ?? [])
      .filter(({ start, end }) => start <= offset && offset < end)
      .map(({ start, end }) => ({ name, size: end - start })),
  )
  return around.toSorted((one, other) => one.size - other.size)[0]?.name ?? '?'
}

/** Returns StrykerJS's patterns of the listed declarations. */
export function patternsOf(mutated: MutatedPackage): readonly string[] {
  return Object.entries(mutated.ranges).flatMap(([file, names]) => {
    const { text, declarations } = readSource(mutated, file)
    return names.flatMap((name) => {
      const found = declarations.get(name)
      if (!found) throw new Error(`${file} has no declaration ${name}`)
      return found.map((declaration) => {
        const [start, end] = [placeOf(text, declaration.start), placeOf(text, declaration.end)]
        return `src/${file}:${start.line}:${start.column}-${end.line}:${end.column}`
      })
    })
  })
}
