import type { ClaimStepId } from '../flow.ts'

const STEPS: Readonly<Record<string, ClaimStepId>> = {
  claimant: 'your-claim',
  insuredName: 'your-claim',
  relationship: 'your-claim',
  type: 'your-claim',
  policyId: 'your-claim',
  policyNumber: 'your-claim',
  insurerCode: 'your-claim',
  eventDate: 'your-claim',
  description: 'what-happened',
  doctors: 'what-happened',
  workStatus: 'what-happened',
  selfEmployed: 'what-happened',
  offWorkFrom: 'what-happened',
  offWorkTo: 'what-happened',
  otherBenefits: 'what-happened',
  contactPreference: 'contact-and-consent',
  phone: 'contact-and-consent',
  postalAddress: 'contact-and-consent',
  hasConsented: 'contact-and-consent',
  consent: 'contact-and-consent',
  mayContactDoctors: 'contact-and-consent',
}

/** The step on which a field is answered that the server refused; null where none is. */
export function stepOfField(field: string): ClaimStepId | null {
  const [name = ''] = field.split('.')
  return Object.hasOwn(STEPS, name) ? (STEPS[name] ?? null) : null
}
