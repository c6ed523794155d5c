import type { Person } from './Person.ts'

/** Words about policy holders that the flows share. */
export const holdersCopy = {
  groups: { you: 'You', second: 'Second policy holder' } satisfies Record<Person, string>,
  parts: {
    you: { contact: 'How to reach you', address: 'Home address' },
    second: { contact: 'How to reach them', address: 'Their home address' },
  } satisfies Record<Person, { readonly contact: string; readonly address: string }>,
  labels: {
    title: 'Title',
    firstName: 'First name',
    middleName: 'Middle name',
    lastName: 'Last name',
    mobile: 'Mobile',
    mobileAbroad: 'I do not have an Australian mobile',
    email: 'Email',
    dateOfBirth: 'Date of birth',
    street: 'Street address',
    city: 'Suburb or town',
    state: 'State or territory',
    postcode: 'Postcode',
    postalSame: 'Send post to this address',
    postalStreet: 'Postal address',
    postalCity: 'Postal suburb or town',
    postalState: 'Postal state or territory',
    postalPostcode: 'Postal postcode',
  },
  secondLabels: { mobileAbroad: 'They do not have an Australian mobile' },
  hints: {
    title: 'Such as Ms, Mr, Mx or Dr.',
    firstName: 'Only one name? Use it as the first and last name.',
    mobile: 'An Australian number, like 0400 000 000.',
    mobileAbroad: 'With its country code, like +64 21 000 0000.',
    secondEmail: 'Use their own email address. We’ll send them a link to sign.',
    dateOfBirth: 'For example, 27 3 1985.',
    street: 'Where you live, not a PO box.',
    secondStreet: 'Where they live, not a PO box.',
    postalStreet: 'A PO box is fine here.',
  },
  warnings: {
    postcode:
      'Check that the postcode and state match. Some postcodes cross a border, so carry on if this one is right.',
    box: 'This looks like a PO box. Give your street address here, and the PO box as your postal address.',
    secondBox:
      'This looks like a PO box. Give their street address here, and the PO box as their postal address.',
  },
  second: {
    add: 'Add a second policy holder',
    addNote: 'Only if someone else owns the policy with you.',
    removed: 'We removed the second policy holder',
    undo: 'Undo',
  },
} as const
