const FHIR = 'application/fhir+json'
const JSON_TYPE = 'application/json'

/** Checks whether `Accept` names FHIR before Coverkit's own JSON. `*` and a missing header mean Coverkit's. */
export function prefersFhir(accept: string | undefined): boolean {
  const weights = new Map(
    (accept ?? '').split(',').map((range) => {
      const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
      const weight = parameters.find((part) => part.startsWith('q='))?.slice(2) ?? '1'
      return [type, Number(weight) || 0] as const
    }),
  )
  const fhir = weights.get(FHIR) ?? 0
  return fhir > 0 && fhir >= (weights.get(JSON_TYPE) ?? 0)
}
