import type { BeneficiaryKind, NominationType, Relationship } from '@coverkit/core'

/** Words of the rows together. */
export const rowsCopy = {
  add: 'Add a beneficiary',
  most: 'You’ve named five, which is the most you can have.',
  equally: 'Share equally',
  group: (number: number) => `Beneficiary ${number}`,
  total: (share: string) => `Total ${share}%`,
  totalSaid: (share: string) => `The shares add up to ${share}%.`,
  missing: (share: string) => `You still have ${share}% to share.`,
  tooMuch: (share: string) => `That’s ${share}% over.`,
  removed: (name: string) => `We removed ${name}.`,
  undo: 'Undo',
}

export const nominationCopy = {
  legend: 'What kind of nomination do you want?',
  types: { binding: 'Binding', nonBinding: 'Non-binding', nominated: 'Nominated' } satisfies Record<
    NominationType,
    string
  >,
  notes: {
    binding:
      'The fund’s trustee has to pay the people you name, as long as the nomination is valid when you die.',
    nonBinding: 'The fund’s trustee takes your wishes into account, but makes the decision.',
    nominated: 'The insurer pays the people you name.',
  } satisfies Record<NominationType, string>,
  outside:
    'Your life cover is outside super, so you can name any person or organisation, such as a charity, whether they depend on you or not. The insurer pays them directly.',
  inside:
    'Your life cover is inside super, where you can’t name an organisation. The law only allows your legal personal representative and your dependants: a spouse or partner, a child of any age, someone in an interdependent relationship with you, and anyone who depends on you financially.',
  partly:
    'Part of your life cover is inside super and part outside. One list serves both, so you can only name your dependants and your legal personal representative, not an organisation.',
  witnessSummary: 'How a binding nomination becomes valid',
  witnesses: [
    'Your super fund will send you a form to sign in front of two witnesses, who are both 18 or over.',
    'Neither witness may be one of the people you name.',
    'You and both witnesses sign on the same day.',
    'It usually lapses after three years.',
    'Before it’s valid, and once it has lapsed, the trustee decides as if it were non-binding.',
  ],
}

const relationships: Record<Relationship, string> = {
  Spouse: 'Spouse',
  'De facto': 'De facto',
  Child: 'Child',
  Parent: 'Parent',
  Sibling: 'Sibling',
  Interdependent: 'Interdependent',
  'Financial dependant': 'Financial dependant',
  'Legal personal representative': 'Legal personal representative',
  Other: 'Other',
}

export const rowCopy = {
  kind: 'Who is this?',
  kinds: { person: 'A person', organisation: 'An organisation' } satisfies Record<BeneficiaryKind, string>,
  organisation: 'Name of the organisation',
  organisationHint: 'Its full legal name, as on the ABN register.',
  abn: 'ABN',
  abnHint: '11 digits. It helps tell apart organisations with the same name.',
  firstName: 'First name',
  firstNameHint: 'Only one name? Use it as the first and last name.',
  lastName: 'Last name',
  dateOfBirth: 'Date of birth',
  dateHint: 'For example, 27 3 1985.',
  relationship: 'Relationship',
  relationshipHint: 'How they’re related to you.',
  relationships,
  estate:
    'Your legal personal representative is the person who looks after your estate: the executor of your will, or an administrator. You don’t name that person here.',
  country: 'Country of citizenship',
  countryHint: 'Start typing, then choose from the list.',
  addressSame: 'Same address as mine',
  address: 'Address',
  addressHint: 'Street, suburb, state and postcode, or the full overseas address.',
  share: 'Share of benefit (%)',
  shareHint: 'Up to two decimal places.',
  rest: 'Give the rest to this beneficiary',
  remove: 'Remove',
  notes: {
    minor:
      'This person isn’t 18 yet. A trustee or guardian looks after their share for them. You can name a trustee in your will.',
    repeated:
      'You’ve already named someone with this name and date of birth. Check you haven’t added them twice.',
    repeatedOrganisation:
      'You’ve already named an organisation with this name. Check you haven’t added it twice.',
    dropped: 'With a share of 0%, this beneficiary gets nothing, so we’ll leave them out when you continue.',
  },
}
