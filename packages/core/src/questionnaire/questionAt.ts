import { type Key, keyParts, sectionOf } from './answers.ts'
import { compileSection, type Entry } from './compile.ts'
import type { Definition, Question } from './types.ts'

/** Returns the entry at a key; undefined when the definition has none, or none at that depth of rows. */
function entryAt({ sections }: Pick<Definition, 'sections'>, key: Key): Entry | undefined {
  const section = sections.find(({ id }) => id === sectionOf(key))
  if (section === undefined) return undefined
  const { id, rows } = keyParts(key)
  const entry = compileSection(section).entries.get(id)
  const level = rows === '' ? 0 : rows.split('/').length
  return entry?.level === level ? entry : undefined
}

/** The question at a key. */
export function questionAt(definition: Pick<Definition, 'sections'>, key: Key): Question | undefined {
  return entryAt(definition, key)?.question
}
