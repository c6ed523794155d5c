import {
  type CompiledPage,
  type CompiledSection,
  compileSection,
  type Definition,
  type Entry,
} from '@coverkit/core/questionnaire'
import { type Entries, enablingOf } from './fhirCondition.ts'
import { EXTENSIONS, HASH_SYSTEM, LOINC_NOTICE, optionSystem, questionnaireUrl } from './fhirNames.ts'
import { profileItem } from './fhirProfile.ts'
import { extensionsOf, itemTypeOf, optionCoding, optionsOf } from './fhirQuestion.ts'
import type { FhirEnableWhen, FhirItem, FhirQuestionnaire } from './fhirResources.ts'

/** Returns the linkId of the group that a gate's yes opens. */
export const inlineLinkId = (gate: string): string => `${gate}:yes`
/** Returns the linkId of the group that repeats, once for each row. */
export const rowLinkId = (gate: string): string => `${gate}:row`
/** Returns the linkId of one part of a question about shares. */
export const partLinkId = (question: string, part: string): string => `${question}:${part}`

const known = new WeakMap<Definition, FhirQuestionnaire>()

/** Builds a version of a questionnaire with all its possible questions, once. `hash` is the version's SHA-256. */
export function fhirQuestionnaire(definition: Definition, hash: string): FhirQuestionnaire {
  const found = known.get(definition) ?? questionnaireOf(definition, hash)
  known.set(definition, found)
  return found
}

function questionnaireOf(definition: Definition, hash: string): FhirQuestionnaire {
  const { id, version, from, sections } = definition
  return {
    resourceType: 'Questionnaire',
    url: questionnaireUrl(definition),
    identifier: [{ system: HASH_SYSTEM, value: hash }],
    version,
    name: `Questionnaire_${id}`,
    title: 'Health and lifestyle questions of an application for life insurance',
    status: 'active',
    subjectType: ['Patient'],
    date: from,
    copyright: LOINC_NOTICE,
    item: [profileItem, ...sections.map((section) => sectionItem(compileSection(section)))],
  }
}

function sectionItem({ section, when, pages, entries }: CompiledSection): FhirItem {
  return {
    linkId: section.id,
    text: section.title,
    type: 'group',
    ...enablingOf(when, entries),
    item: [
      ...display(`${section.id}:intro`, section.intro),
      ...pages.map((page) => pageItem(section.id, page, entries)),
    ],
  }
}

function pageItem(section: string, { page, when, entries: own }: CompiledPage, entries: Entries): FhirItem {
  const linkId = `${section}/${page.id}`
  return {
    linkId,
    text: page.title,
    type: 'group',
    ...enablingOf(when, entries),
    item: [...display(`${linkId}:notice`, page.notice), ...own.map((entry) => questionItem(entry, entries))],
  }
}

const display = (linkId: string, text: string | undefined): readonly FhirItem[] =>
  text === undefined ? [] : [{ linkId, text, type: 'display' }]

/** Marks the help below a question. */
const HELP = [{ system: 'http://hl7.org/fhir/questionnaire-item-control', code: 'help' }]
const hint = (linkId: string, text: string | undefined): readonly FhirItem[] => {
  const extension = [{ url: EXTENSIONS.itemControl, valueCodeableConcept: { coding: HELP } }]
  return display(linkId, text).map((item) => ({ extension, ...item }))
}

function questionItem(entry: Entry, entries: Entries): FhirItem {
  const { id, question } = entry
  const { extension: whenExtension = [], ...enabling } = enablingOf(entry.when, entries)
  const extension = [...whenExtension, ...extensionsOf(question)]
  const type = itemTypeOf(question)
  const options = type === 'choice' ? optionsOf(question) : []
  const item = [...hint(`${id}:hint`, question.hint), ...partItems(entry), ...openedItems(entry, entries)]
  return {
    ...(extension.length > 0 && { extension }),
    linkId: id,
    ...(question.codes && { code: question.codes }),
    text: question.ask,
    type,
    ...enabling,
    required: question.required,
    ...(question.kind === 'many' && { repeats: true }),
    ...(question.kind === 'text' && { maxLength: question.max }),
    ...(options.length > 0 && {
      answerOption: options.map(({ value }) => ({ valueCoding: optionCoding(id, question, value) })),
    }),
    ...(item.length > 0 && { item }),
  }
}

function partItems({ id, question }: Entry): readonly FhirItem[] {
  if (question.kind !== 'shares') return []
  return question.parts.map(({ value, label }) => ({
    extension: [{ url: EXTENSIONS.unit, valueCoding: { display: '%' } }],
    linkId: partLinkId(id, value),
    text: label,
    type: 'integer',
  }))
}

/** Returns the groups that an answer opens: below a yes, the rows of a yes, and questions about a condition. */
function openedItems({ id, question, inline, row, chosen }: Entry, entries: Entries): readonly FhirItem[] {
  const group = (
    linkId: string,
    value: string,
    list: readonly Entry[],
    more: Partial<FhirItem> = {},
  ): FhirItem => ({
    linkId,
    type: 'group',
    enableWhen: [answered(id, value)],
    ...more,
    item: list.map((each) => questionItem(each, entries)),
  })
  const rows = question.kind === 'gate' ? question.rows : undefined
  const bounds = [
    { url: EXTENSIONS.minOccurs, valueInteger: rows?.min ?? 1 },
    { url: EXTENSIONS.maxOccurs, valueInteger: rows?.max ?? 1 },
  ]
  return [
    ...(inline.length > 0 ? [group(inlineLinkId(id), 'yes', inline)] : []),
    ...(row.length > 0
      ? [group(rowLinkId(id), 'yes', row, { extension: bounds, required: true, repeats: true })]
      : []),
    ...[...chosen]
      .filter(([, list]) => list.length > 0)
      .map(([value, list]) => group(`${id}.${value}`, value, list)),
  ]
}

const answered = (id: string, code: string): FhirEnableWhen => ({
  question: id,
  operator: '=',
  answerCoding: { system: optionSystem(id), code },
})
