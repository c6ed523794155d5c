import type { State } from '../geography/states.ts'

/** Male and female, as insurers price on the sex recorded. */
export const GENDERS = ['M', 'F'] as const
/** Sex that insurers price on. */
export type Gender = (typeof GENDERS)[number]

/** The person insured. `age` is whole years at the last birthday. `null` means not answered. */
export interface PersonalDetails {
  readonly age: number | null
  readonly gender: Gender | null
  readonly isSmoker: boolean | null
  /** The occupation's description. */
  readonly occupation: string | null
  /** A number of the broker's occupation list. */
  readonly occupationId: number | null
  readonly state: State | null
}
