import { expect, test } from 'vitest'
import { prefersFhir } from './prefersFhir.ts'

test.each<[string | undefined, boolean]>([
  [undefined, false],
  ['', false],
  ['*/*', false],
  ['application/*', false],
  ['application/json', false],
  ['application/fhir+json', true],
  ['Application/FHIR+JSON; fhirVersion=4.0', true],
  ['application/fhir+json, application/json;q=0.9, */*;q=0.1', true],
  ['application/fhir+json;q=0.5, application/json', false],
  ['application/fhir+json;q=0', false],
  ['application/fhir+json;q=x', false],
  ['application/fhir+xml', false],
])('Accept: %s', (accept, fhir) => {
  expect(prefersFhir(accept)).toBe(fhir)
})
