import { type DeathClaimAnswers, deathClaimFields } from '@coverkit/core/claims'
import { type FieldMessages, messageOf } from '#common/step-form/fieldMessages.ts'
import { today } from '#fields/controls'
import { fieldControls } from '#fields/readers'
import type { DeathClaimField, DeathClaimInput } from './DeathClaimForm.ts'

const controls = fieldControls(deathClaimFields)
const context = () => ({ on: today() })
const read = (input: DeathClaimInput) =>
  controls.submit(input, { before: deathClaimFields.empty, context: context() })

const dateMessage = (which: string) => `Enter ${which} with day, month and year, like 27 3 1958`

const MESSAGES: FieldMessages<DeathClaimField> = {
  insuredName: {
    required: 'Enter their full name',
    'too-long': 'Use 101 characters or fewer for their name',
    otherwise: 'Enter their name with letters, spaces, apostrophes, hyphens and full stops',
  },
  dateOfBirth: {
    future: 'Their date of birth can’t be in the future',
    otherwise: dateMessage('their date of birth'),
  },
  eventDate: {
    future: 'The date they died can’t be in the future',
    min: 'The date they died has to be after their date of birth',
    otherwise: dateMessage('the date they died'),
  },
  policyNumber: {
    'too-long': 'Use 30 characters or fewer for the policy number',
    otherwise: 'Enter the policy number with letters, numbers, spaces, / and -, or leave it blank',
  },
  insurerCode: { otherwise: 'Choose the insurer of the policy, or leave it blank' },
  description: { otherwise: 'Use 4,000 characters or fewer. You can tell us more later' },
  claimantName: {
    required: 'Enter your full name',
    'too-long': 'Use 101 characters or fewer for your name',
    otherwise: 'Enter your name with letters, spaces, apostrophes, hyphens and full stops',
  },
  relationship: { otherwise: 'Choose your relationship to them' },
  contactPreference: { otherwise: 'Choose how we should get back to you' },
  phone: {
    required: 'Enter the number we should call',
    otherwise:
      'Enter a phone number like 0491 570 006, or +64 21 555 010 from another country, without an extension',
  },
  email: {
    required: 'Enter your email address',
    otherwise: 'Enter an email address, like name@example.com',
  },
  hasConsented: { otherwise: 'Tick the box so that we can pass your claim on to the insurer' },
}

/** Reads the form by the declared fields. */
export const deathClaimReader = {
  messages(input: DeathClaimInput): ReadonlyMap<DeathClaimField, string> {
    const result = read(input)
    const errors = 'errors' in result ? [...result.errors] : []
    return new Map(errors.map(([field, error]) => [field, messageOf(MESSAGES, field, error)]))
  },
  /** @throws RangeError where a field is refused */
  read(input: DeathClaimInput): DeathClaimAnswers {
    const result = read(input)
    if ('errors' in result) throw new RangeError('What is refused cannot be read.')
    return result.values
  },
  tidied: (input: DeathClaimInput, field: DeathClaimField) => controls.tidied(input, field, context()),
}
