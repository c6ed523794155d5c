import type { State } from './states.ts'

const postcodeRanges: Readonly<Record<State, readonly (readonly [from: string, to: string])[]>> = {
  ACT: [
    ['0200', '0299'],
    ['2600', '2618'],
    ['2900', '2920'],
  ],
  NSW: [
    ['1000', '2599'],
    ['2619', '2899'],
    ['2921', '2999'],
  ],
  VIC: [
    ['3000', '3999'],
    ['8000', '8999'],
  ],
  QLD: [
    ['4000', '4999'],
    ['9000', '9999'],
  ],
  SA: [['5000', '5999']],
  WA: [['6000', '6999']],
  TAS: [['7000', '7999']],
  NT: [['0800', '0999']],
}

/** Postcodes of a neighbour's range that a state has too, such as 3644 in Barooga; docs/decisions/0092 has their source. */
const acrossBorders: Readonly<Partial<Record<State, readonly string[]>>> = {
  ACT: ['2540', '2620'],
  NSW: [
    '2611',
    '2618',
    '3500',
    '3585',
    '3586',
    '3644',
    '3691',
    '3707',
    '4375',
    '4377',
    '4380',
    '4383',
    '4385',
  ],
  QLD: ['2406'],
  SA: ['0872'],
  WA: ['0872'],
  NT: ['4825'],
}

/** Whether a postcode lies in a state, or in several. The list of those is never whole, so a mismatch is only a warning. */
export function postcodeMatchesState(postcode: string, state: State): boolean {
  const isInRange = postcodeRanges[state].some(([from, to]) => postcode >= from && postcode <= to)
  return isInRange || (acrossBorders[state]?.includes(postcode) ?? false)
}
