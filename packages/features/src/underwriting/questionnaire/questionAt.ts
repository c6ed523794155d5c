import {
  compileSection,
  type Definition,
  type Key,
  keyParts,
  type Question,
  sectionOf,
} from '@coverkit/core/questionnaire'

/** The question at a key; undefined where the definition has none. */
export function questionAt({ sections }: Pick<Definition, 'sections'>, key: Key): Question | undefined {
  const section = sections.find(({ id }) => id === sectionOf(key))
  return section && compileSection(section).entries.get(keyParts(key).id)?.question
}
