import { readFileSync } from 'node:fs'
import { indexStructureDefinitionBundle, OperationOutcomeError, validateResource } from '@medplum/core'
import type { Bundle, Resource, StructureDefinition } from '@medplum/fhirtypes'

let isIndexed = false

/** Reads the structure definitions of FHIR R4 that the backend's bundles need, once. `makeFhirDefinitions.ts` wrote them. */
function indexDefinitions(): void {
  if (isIndexed) return
  const text = readFileSync(new URL('data/fhir-r4.json', import.meta.url), 'utf8')
  indexStructureDefinitionBundle(JSON.parse(text) as Bundle<StructureDefinition>)
  isIndexed = true
}

/** Lists the errors of an FHIR R4 resource with Medplum's independent validator, which runs offline. */
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
