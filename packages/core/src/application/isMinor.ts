import { ageOn } from '../fields/parseDateOfBirth.ts'

const adultAge = 18

/** Whether a person is not yet 18 on a day, both dates as `YYYY-MM-DD`; their share needs a trustee. */
export function isMinor(dateOfBirth: string, today: string): boolean {
  return ageOn(dateOfBirth, today) < adultAge
}
