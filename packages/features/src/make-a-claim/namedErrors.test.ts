/// <reference types="vite/client" />
import type { FieldMessages } from '#common/step-form/fieldMessages.ts'
import { describeNamedErrors, namedFieldsOf } from '#common/testing/describeNamedErrors.ts'

/** The sentences of the steps of a claim. */
const steps: Readonly<Record<string, { readonly messages: FieldMessages<string> }>> = import.meta.glob(
  './steps/*/messages.ts',
  { eager: true },
)

/** The words that name each field, by the folder of its step. */
const NAMES: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  './steps/your-claim': {
    claimant: /who the claim is for/,
    insuredName: /their (?:full )?name/,
    relationship: /related to them/,
    type: /what the claim is for/,
    policy: /the policy, or/,
    policyNumber: /policy number/,
    insurerCode: /insurer of the policy/,
    eventDate: /date it happened/,
  },
  './steps/what-happened': {
    description: /what happened/,
    doctors: /doctors and hospitals/,
    workStatus: /how you’re working/,
    selfEmployed: /self-employed/,
    offWorkFrom: /first day off work/,
    offWorkTo: /date you went back to work/,
    otherBenefits: /other payments/,
  },
  './steps/contact-and-consent': {
    contactPreference: /like to be contacted/,
    phone: /phone number|number we should call/,
    postalAddress: /postal address|address we should write to/,
    mayContactDoctors: /contact your doctors/,
    hasConsented: /pass your claim on/,
  },
}

describeNamedErrors(
  Object.fromEntries(
    Object.entries(steps).map(([file, { messages }]) => {
      const folder = file.replace('/messages.ts', '')
      return [folder, namedFieldsOf(messages, NAMES[folder] ?? {})]
    }),
  ),
)
