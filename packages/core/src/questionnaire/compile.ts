import type { QuestionId } from './answers.ts'
import { facts } from './draftScope.ts'
import type { Condition, Pack, Page, ProfileFact, Question, Ref, Section } from './types.ts'

/** A source that a condition reads: a fact, or a question by its full id, in the same row or outside rows. */
export type Source = { readonly fact: ProfileFact } | { readonly id: QuestionId; readonly inRow: boolean }

/** A condition with its references resolved. */
export type Resolved =
  | { readonly op: 'is' | 'has'; readonly source: Source; readonly value: string }
  | { readonly op: 'atLeast' | 'below'; readonly source: Source; readonly value: number }
  | { readonly op: 'all' | 'any'; readonly of: readonly Resolved[] }
  | { readonly op: 'not'; readonly of: Resolved }

/** A question where it stands, with what it opens. A pack has one entry for each place that names it. */
export interface Entry {
  readonly id: QuestionId
  readonly question: Question
  /** How many rows it is in. */
  readonly level: number
  readonly when: Resolved | undefined
  /** Asked below a gate's yes. */
  readonly inline: readonly Entry[]
  /** Asked in each row of a gate. */
  readonly row: readonly Entry[]
  /** Asked below a chosen option, by its value. */
  readonly chosen: ReadonlyMap<string, readonly Entry[]>
}

/** A page with its entries. */
export interface CompiledPage {
  readonly page: Page
  readonly when: Resolved | undefined
  readonly entries: readonly Entry[]
}

/** A section with everything in its place, in the order that it is asked. */
export interface CompiledSection {
  readonly section: Section
  readonly when: Resolved | undefined
  readonly pages: readonly CompiledPage[]
  /** Every entry by its full id, in order. */
  readonly entries: ReadonlyMap<QuestionId, Entry>
}

/** Where a question stands: the ids that its references start from. */
interface Place {
  readonly section: string
  /** The pack's own place, when it is in one. */
  readonly own: string
  readonly row: string
  readonly parent: string
  readonly level: number
  /** Ids of the packs that it is in, from outside in. */
  readonly packs: readonly string[]
}

const compiled = new WeakMap<Section, CompiledSection>()

/**
 * A section ready for evaluation, made once for each section. A pack that contains itself is left out where it would
 * repeat; `checkDefinition` reports it.
 */
export function compileSection(section: Section): CompiledSection {
  const known = compiled.get(section)
  if (known !== undefined) return known
  const packs = new Map(section.packs.map((pack) => [pack.id, pack]))
  const place: Place = { section: section.id, own: '', row: '', parent: section.id, level: 0, packs: [] }
  const pages = section.pages.map((page) => ({
    page,
    when: resolve(page.when, place),
    entries: page.questions.map((question) => entryOf(question, place, packs)),
  }))
  const entries = new Map<QuestionId, Entry>()
  for (const { entries: list } of pages) for (const entry of list) collect(entry, entries)
  const result = { section, when: resolve(section.when, place), pages, entries }
  compiled.set(section, result)
  return result
}

function entryOf(question: Question, place: Place, packs: ReadonlyMap<string, Pack>): Entry {
  const id = `${place.parent}.${question.id}`
  const inner = { ...place, parent: id }
  return {
    id,
    question,
    level: place.level,
    when: resolve(question.when, place),
    inline:
      question.kind === 'gate' ? (question.inline ?? []).map((below) => entryOf(below, inner, packs)) : [],
    row: question.kind === 'gate' ? packEntries(question.rows?.pack, id, place, packs, true) : [],
    chosen: new Map(
      question.kind === 'search'
        ? question.options.flatMap(({ value, pack }) =>
            pack === undefined ? [] : [[value, packEntries(pack, `${id}.${value}`, place, packs, false)]],
          )
        : [],
    ),
  }
}

function packEntries(
  name: string | undefined,
  at: string,
  place: Place,
  packs: ReadonlyMap<string, Pack>,
  isRow: boolean,
): readonly Entry[] {
  const pack = name === undefined ? undefined : packs.get(name)
  if (pack === undefined || place.packs.includes(pack.id)) return []
  const inside: Place = {
    ...place,
    own: at,
    row: isRow ? at : place.row,
    parent: at,
    level: place.level + (isRow ? 1 : 0),
    packs: [...place.packs, pack.id],
  }
  return pack.questions.map((question) => entryOf(question, inside, packs))
}

function collect(entry: Entry, entries: Map<QuestionId, Entry>): void {
  entries.set(entry.id, entry)
  for (const below of [entry.inline, entry.row, ...entry.chosen.values()].flat()) collect(below, entries)
}

function resolve(condition: Condition | undefined, place: Place): Resolved | undefined {
  return condition && resolved(condition, place)
}

function resolved(condition: Condition, place: Place): Resolved {
  if (condition.op === 'not') return { op: 'not', of: resolved(condition.of, place) }
  if ('of' in condition) return { op: condition.op, of: condition.of.map((part) => resolved(part, place)) }
  const { ref, ...test } = condition
  return { ...test, source: sourceOf(ref, place) }
}

function sourceOf(ref: Ref, { section, own, row }: Place): Source {
  const at = ref.indexOf(':')
  const [scope, name] = [ref.slice(0, at), ref.slice(at + 1)]
  if (scope === 'profile') {
    const fact = facts.find((known) => known === name)
    return fact === undefined ? { id: ref, inRow: false } : { fact }
  }
  if (scope === 'section') return { id: `${section}.${name}`, inRow: false }
  const base = scope === 'own' ? own : row
  return base === '' ? { id: ref, inRow: false } : { id: `${base}.${name}`, inRow: true }
}
