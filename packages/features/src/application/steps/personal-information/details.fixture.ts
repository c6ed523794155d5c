import type { InputValue, InputValues } from '@coverkit/flow'
import { rowField } from '#fields/readers'
import type { HolderField } from './view.ts'

/** Example input of a policy holder; 45 years old on 21 November 2026, as the example quote says. */
export const exampleDetails: Partial<Readonly<Record<HolderField, InputValue>>> = {
  firstName: 'Zoë',
  lastName: 'O’Example-Núñez',
  dateOfBirth: ['27', '3', '1981'],
  mobile: '0491 570 006',
  email: 'zoe@example.com',
  street: '12/4 Sample St.',
  city: 'Carlton',
  state: 'VIC',
  postcode: '3053',
  employmentStatus: 'Full-time',
  annualEarnings: '110,000',
}

/** Those details, with changes, over what the fields of a row show. */
export function withDetails<Fields extends InputValues>(
  fields: Fields,
  id: string,
  changes: Partial<Readonly<Record<HolderField, InputValue>>> = {},
): Fields {
  const typed = Object.entries<InputValue>({ ...exampleDetails, ...changes }).map(
    ([name, value]) => [`${name}-${id}`, value] as const,
  )
  return { ...fields, ...Object.fromEntries(typed) }
}

/** The field of the row that every application has. */
export const first = (name: HolderField) => rowField(name, 'holder-1')
