import { checkIds } from './checkIds.ts'
import { checkReferences } from './checkReferences.ts'
import { checkStructure } from './checkStructure.ts'
import { checkWords } from './checkWords.ts'
import { compileSection } from './compile.ts'
import type { DefinitionFault } from './definitionFault.ts'
import type { Definition, Section } from './types.ts'
import { MOST_WALKS, walkSection } from './walkSection.ts'

/**
 * Everything that is wrong with a definition; for tests and builds, not for pages, since it walks every section.
 */
export function checkDefinition(
  definition: Definition,
  mostWalks: number = MOST_WALKS,
): readonly DefinitionFault[] {
  return [
    ...checkIds(definition),
    ...checkStructure(definition),
    ...definition.sections.flatMap((section) => [
      ...checkReferences(section),
      ...checkWords(section),
      ...checkWalks(section, mostWalks),
    ]),
  ]
}

function checkWalks(section: Section, most: number): readonly DefinitionFault[] {
  const { walks, isComplete, reached, stuck } = walkSection(section, undefined, most)
  if (!isComplete) return [{ code: 'too-many-walks', where: section.id, detail: `more than ${most}` }]
  const unreachable = [...compileSection(section).entries.keys()].filter((id) => !reached.has(id))
  return [
    ...unreachable.map(
      (where): DefinitionFault => ({ code: 'unreachable', where, detail: `in ${walks} walks` }),
    ),
    ...stuck.map((where): DefinitionFault => ({ code: 'stuck', where, detail: 'no answer is accepted' })),
  ]
}
