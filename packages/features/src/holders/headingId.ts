import type { Person } from './Person.ts'

/** The id of the heading of a policy holder's group. */
export const headingId = (person: Person) => `policy-holder-${person}`
