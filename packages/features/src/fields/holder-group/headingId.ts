import type { Person } from '../holders/Person.ts'

/** The id of the heading of a policy holder's group. */
export const headingId = (person: Person) => `policy-holder-${person}`
