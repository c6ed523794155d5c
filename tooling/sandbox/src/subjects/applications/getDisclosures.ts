import { Problem } from '../../problem/Problem.ts'
import { fhirBundle } from '../../questionnaire/fhirBundle.ts'
import type { Operation } from '../../services/Operation.ts'
import { assessedApplication } from './assessedApplication.ts'
import { disclosuresAnswer } from './disclosuresAnswer.ts'
import { prefersFhir } from './prefersFhir.ts'
import { readableApplication } from './readableApplication.ts'

/** Returns the disclosures as Coverkit's JSON or a FHIR bundle, for the owner or the holder of the secret. */
export const getDisclosures: Operation<'getDisclosures'> = async (services, request, reply) => {
  const { row, body } = await readableApplication(services, request, request.params.id)
  const assessed = assessedApplication(row, body)
  if (assessed === null || row.reference === null) throw new Problem(404, [{ field: '', code: 'not-found' }])
  const { id, reference } = row
  const submittedAt = row.savedAt.toISOString()
  void reply.header('vary', [reply.getHeader('vary'), 'Accept'].filter(Boolean).join(', '))
  if (!prefersFhir(request.headers.accept)) return { reference, submittedAt, ...disclosuresAnswer(assessed) }
  const { release, profile, disclosed } = assessed
  const { definition, hash } = release
  const bundle = fhirBundle({ id, reference, submittedAt, definition, hash, profile, submission: disclosed })
  return reply.type('application/fhir+json').send(JSON.stringify(bundle))
}
