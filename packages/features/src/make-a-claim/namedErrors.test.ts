import { describeNamedErrors, namedFormsOf } from '#common/testing/describeNamedErrors.ts'
import { claimFlow } from './flow.ts'

/** The words that name each field, by its step. */
const NAMES = {
  'your-claim': {
    claimant: /who the claim is for/,
    insuredName: /their (?:full )?name/,
    relationship: /related to them/,
    type: /what the claim is for/,
    policy: /the policy, or/,
    policyNumber: /policy number/,
    insurerCode: /insurer of the policy/,
    eventDate: /date it happened/,
  },
  'what-happened': {
    description: /what happened/,
    doctors: /doctors and hospitals/,
    workStatus: /how you’re working/,
    selfEmployed: /self-employed/,
    offWorkFrom: /first day off work/,
    offWorkTo: /date you went back to work/,
    otherBenefits: /other payments/,
  },
  'contact-and-consent': {
    contactPreference: /like to be contacted/,
    phone: /phone number|number we should call/,
    postalAddress: /postal address|address we should write to/,
    mayContactDoctors: /contact your doctors/,
    hasConsented: /pass your claim on/,
  },
}

describeNamedErrors(await namedFormsOf(claimFlow.models, NAMES))
