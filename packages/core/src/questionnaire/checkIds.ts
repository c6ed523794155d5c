import { UNSURE } from './answerProblem.ts'
import type { DefinitionFault } from './definitionFault.ts'
import { CHECK_PAGE } from './evaluate.ts'
import { type Place, placesOf } from './placesOf.ts'
import type { Definition, Section } from './types.ts'

const ID = /^[a-z][A-Za-z0-9-]*$/
const OPTION = /^[A-Za-z0-9][\w-]*$/

/** Finds duplicate names, and names that are not valid in an address or a key. */
export function checkIds({ sections }: Definition): readonly DefinitionFault[] {
  return [
    ...listFaults(
      '',
      sections.map(({ id }) => id),
      ID,
    ),
    ...sections.flatMap(sectionFaults),
  ]
}

function sectionFaults(section: Section): readonly DefinitionFault[] {
  const { id, pages, packs } = section
  const pageIds = pages.map((page) => page.id)
  const places = placesOf(section)
  return [
    ...listFaults(id, pageIds, ID),
    ...pageIds.flatMap((page) =>
      page === CHECK_PAGE ? [fault('bad-id', `${id}/${page}`, 'is reserved')] : [],
    ),
    ...listFaults(
      `${id} packs`,
      packs.map((pack) => pack.id),
      ID,
    ),
    ...[...new Set(places.map(({ parent }) => parent))].flatMap((parent) => {
      const siblings = places.filter((place) => place.parent === parent)
      return listFaults(
        parent,
        siblings.map(({ question }) => question.id),
        ID,
      )
    }),
    ...places.flatMap(optionFaults),
  ]
}

function optionFaults({ where, question }: Place): readonly DefinitionFault[] {
  const options = 'options' in question ? question.options : 'parts' in question ? question.parts : []
  const values = options.map(({ value }) => value)
  const reserved = values.includes(UNSURE) ? [fault('bad-id', where, `option ${UNSURE} is reserved`)] : []
  return [...listFaults(where, values, OPTION), ...reserved]
}

function listFaults(where: string, ids: readonly string[], pattern: RegExp): readonly DefinitionFault[] {
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index)
  return [
    ...[...new Set(twice)].map((id) => fault('duplicate-id', where, id)),
    ...ids.filter((id) => !pattern.test(id)).map((id) => fault('bad-id', where, id)),
  ]
}

function fault(code: 'duplicate-id' | 'bad-id', where: string, detail: string): DefinitionFault {
  return { code, where, detail }
}
