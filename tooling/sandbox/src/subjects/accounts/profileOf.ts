import { ageOn } from '@coverkit/core'
import type { Caller } from '../../auth/authenticate.ts'
import { todayInSydney } from '../../services/todayInSydney.ts'
import type { Profile } from './tables.ts'

const BLANK = {
  first_Name: null,
  middle_Name: null,
  last_Name: null,
  mobile: null,
  mailing_Street: null,
  mailing_City: null,
  mailing_State: null,
  mailing_Zip: null,
  // Customers must opt in to news and offers.
  email_Opt_Out: true,
  gender: null,
  age: null,
  smoker: null,
  title: null,
  occupation_ID: null,
  annual_Income: null,
  date_of_Birth: null,
  employment_Status: null,
  nomination_Type: null,
}

const OLDEST = 130

/** Returns the stored profile, with the account's names as defaults. The age is computed from a date of birth. */
export function profileOf(stored: Profile | undefined, { givenName, familyName }: Caller, now: Date) {
  const names = { first_Name: givenName || null, last_Name: familyName || null }
  const profile = { ...BLANK, ...names, ...stored }
  const email_Opt_Out = profile.email_Opt_Out !== false
  return {
    ...profile,
    email_Opt_Out,
    age: profile.date_of_Birth === null ? profile.age : ageAt(profile.date_of_Birth, now),
  }
}

function ageAt(dateOfBirth: string, now: Date): number | null {
  const age = ageOn(dateOfBirth, todayInSydney(now))
  return age < 0 || age > OLDEST ? null : age
}
