import { type ClaimStepId, claimFlow } from '../flow.ts'

/** The version of the consent has no field of its own: it is agreed to with the last step. */
const CONSENT = 'consent'

/** The step on which a field is answered that the server refused; null where none is. */
export function stepOfField(field: string): ClaimStepId | null {
  const [name = ''] = field.split('.')
  const asked = name === CONSENT ? 'hasConsented' : name
  return claimFlow.ids.find((id) => claimFlow.models.of(id).reads?.includes(asked)) ?? null
}
