import fc from 'fast-check'
import type { Address, PolicyHolder } from '../application/holderFields.ts'
import { CONTACT_WAYS, EMPLOYMENT_STATUSES, RESIDENCIES } from '../application/holderOptions.ts'
import type { Signature } from '../application/types.ts'
import { STATES } from '../geography/states.ts'
import { digits, nameText, orNull, rowId, serverId } from './fieldArbitraries.ts'
import { calendarDate } from './textArbitraries.ts'

/** An address in Australia, blanks among its parts; state and postcode need not agree. */
export const address: fc.Arbitrary<Address> = fc.record({
  street: orNull(
    fc.tuple(fc.integer({ min: 1, max: 999 }), nameText).map(([no, name]) => `${no} ${name} Street`),
  ),
  city: orNull(nameText),
  state: orNull(fc.constantFrom(...STATES)),
  postcode: orNull(fc.integer({ min: 1, max: 9999 }).map((no) => String(no).padStart(4, '0'))),
})

/** A policy holder in canonical form, any answer blank and answers that do not apply among them. */
export const policyHolder: fc.Arbitrary<PolicyHolder> = fc
  .record({
    id: rowId,
    contactId: serverId,
    title: orNull(fc.constantFrom('Ms', 'Mr', 'Mx', 'Dr', 'Prof. Dr')),
    firstName: orNull(nameText),
    middleName: orNull(nameText),
    lastName: orNull(nameText),
    dateOfBirth: orNull(calendarDate),
    mobileAbroad: fc.boolean(),
    mobile: orNull(
      fc.oneof(
        digits(8).map((rest) => `+614${rest}`),
        digits(7, 9).map((rest) => `+642${rest}`),
      ),
    ),
    email: orNull(fc.nat().map((no) => `robin.${no}@example.com`)),
    home: address,
    postalSame: fc.boolean(),
    postalAddress: address,
    employmentStatus: orNull(fc.constantFrom(...EMPLOYMENT_STATUSES)),
    annualEarnings: orNull(fc.integer({ min: 0, max: 2_000_000 })),
    occupation: orNull(nameText),
    occupationId: orNull(fc.integer({ min: 0, max: 200 })),
    employer: orNull(nameText),
    weeklyHours: orNull(fc.integer({ min: 0, max: 168 })),
    residency: orNull(fc.constantFrom(...RESIDENCIES)),
    visaSubclass: orNull(fc.integer({ min: 100, max: 999 }).map(String)),
    visaExpiry: orNull(calendarDate),
    preferredContact: orNull(fc.constantFrom(...CONTACT_WAYS)),
    accessibilityNeeds: orNull(nameText),
  })
  .map(({ home, ...holder }) => ({ ...holder, ...home }))

/** A signature of any name. */
export const signature: fc.Arbitrary<Omit<Signature, 'holderId'>> = fc.record({
  name: fc.tuple(nameText, nameText).map((parts) => parts.join(' ')),
  signedAt: calendarDate.map((date) => `${date}T09:30:00.000Z`),
  shownHash: orNull(fc.nat().map((no) => no.toString(16).padStart(64, '0'))),
})

const blankAddress: Address = { street: null, city: null, state: null, postcode: null }

/** The holder without what does not apply, as a save carries them. */
export function savableHolder(holder: PolicyHolder): PolicyHolder {
  const { residency, visaSubclass, visaExpiry, postalSame, postalAddress } = holder
  const isVisitor = residency === 'temporaryVisa'
  return {
    ...holder,
    postalAddress: postalSame ? blankAddress : postalAddress,
    visaSubclass: isVisitor ? visaSubclass : null,
    visaExpiry: isVisitor ? visaExpiry : null,
  }
}

interface NamedPerson {
  readonly first: string
  readonly last: string
}

/** A policy holder who lacks nothing. */
export function lawfulHolder({ first, last }: NamedPerson, id: string, dateOfBirth: string): PolicyHolder {
  return {
    id,
    contactId: null,
    title: null,
    firstName: first,
    middleName: null,
    lastName: last,
    dateOfBirth,
    mobileAbroad: false,
    mobile: '+61491570006',
    email: `${id}@example.com`,
    street: '12 Sample Street',
    city: 'Newtown',
    state: 'NSW',
    postcode: '2042',
    postalSame: true,
    postalAddress: blankAddress,
    employmentStatus: 'Full-time',
    annualEarnings: 90_000,
    occupation: 'Accountant',
    occupationId: 2,
    employer: null,
    weeklyHours: null,
    residency: null,
    visaSubclass: null,
    visaExpiry: null,
    preferredContact: null,
    accessibilityNeeds: null,
  }
}
