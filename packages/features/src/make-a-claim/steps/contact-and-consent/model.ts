import { claimReader } from '../claimReader.ts'

/** The fields of the step in the order of its screen, and why each is refused. */
export const model = claimReader({
  contactPreference: { otherwise: 'Choose how you’d like to be contacted' },
  phone: {
    required: 'Enter the number we should call',
    otherwise:
      'Enter a phone number like 0491 570 006, or +64 21 555 010 from another country, without an extension',
  },
  postalAddress: {
    required: 'Enter the address we should write to',
    'too-long': 'Use 250 characters or fewer for the postal address',
    otherwise: 'Enter the postal address using letters, numbers and punctuation',
  },
  mayContactDoctors: { otherwise: 'Say whether the insurer may contact your doctors' },
  hasConsented: { otherwise: 'Tick the box so that we can pass your claim on to the insurer' },
})
