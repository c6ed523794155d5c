import { COVER_KINDS, type CoverKind, GENDERS, OWNERS, STATES } from '@coverkit/core'
import type { Profile, ProfileFact } from '@coverkit/core/questionnaire'
import { DOCUMENTED_COVERS } from '../reference/documentedCovers.ts'
import { optionSystem } from './fhirNames.ts'
import type { FhirAnswer, FhirItem, FhirResponseItem } from './fhirResources.ts'

/** The group of the quote's facts, which conditions read in the same way as answers. */
export const PROFILE_GROUP = 'profile'

interface FactItem {
  readonly text: string
  readonly type: 'integer' | 'choice' | 'string'
  readonly options?: readonly string[]
  readonly values: (profile: Profile) => readonly (string | number | null | undefined)[]
}

type SumFact = `sums.${CoverKind}`

const sumFact = (kind: CoverKind): FactItem => ({
  text: `${DOCUMENTED_COVERS[kind].name} in dollars${kind === 'incomeProtection' ? ' a month' : ''}`,
  type: 'integer',
  values: ({ sums }) => [sums[kind]],
})
const SUMS = Object.fromEntries(COVER_KINDS.map((kind) => [`sums.${kind}`, sumFact(kind)])) as Readonly<
  Record<SumFact, FactItem>
>

const FACTS: Readonly<Record<ProfileFact, FactItem>> = {
  age: { text: 'Age in whole years', type: 'integer', values: ({ age }) => [age] },
  sex: { text: 'Sex', type: 'choice', options: GENDERS, values: ({ sex }) => [sex] },
  smoker: {
    text: 'Used nicotine in the last 12 months',
    type: 'choice',
    options: ['yes', 'no'],
    values: ({ smoker }) => [smoker === null ? null : smoker ? 'yes' : 'no'],
  },
  covers: {
    text: 'Covers applied for',
    type: 'choice',
    options: COVER_KINDS,
    values: ({ covers }) => covers,
  },
  ...SUMS,
  occupationClass: {
    text: 'TPD class of the occupation',
    type: 'string',
    values: ({ occupationClass }) => [occupationClass],
  },
  state: { text: 'State or territory', type: 'choice', options: STATES, values: ({ state }) => [state] },
  owners: { text: 'Owners of the covers', type: 'choice', options: OWNERS, values: ({ owners }) => owners },
  holders: { text: 'People insured', type: 'integer', values: ({ holders }) => [holders] },
}
const NAMES = Object.entries(FACTS)

/** Returns the linkId of a fact. */
export const factLinkId = (fact: ProfileFact): string => `${PROFILE_GROUP}.${fact}`
/** Returns the answer type of a fact. */
export const factType = (fact: ProfileFact): FactItem['type'] => FACTS[fact].type

/** Items for the quote's facts, which the questionnaire does not ask for. */
export const profileItem: FhirItem = {
  linkId: PROFILE_GROUP,
  text: 'From the quote',
  type: 'group',
  item: NAMES.map(([name, { text, type, options }]): FhirItem => {
    const linkId = `${PROFILE_GROUP}.${name}`
    return {
      linkId,
      text,
      type,
      readOnly: true,
      ...((name === 'covers' || name === 'owners') && { repeats: true }),
      ...(options && {
        answerOption: options.map((code) => ({ valueCoding: { system: optionSystem(linkId), code } })),
      }),
    }
  }),
}

/** Lists the known facts. */
export function profileResponse(profile: Profile): FhirResponseItem {
  return {
    linkId: PROFILE_GROUP,
    text: 'From the quote',
    item: NAMES.flatMap(([name, { text, type, values }]): FhirResponseItem[] => {
      const linkId = `${PROFILE_GROUP}.${name}`
      const known = values(profile).filter((value) => value !== null && value !== undefined)
      const answer = known.map((value): FhirAnswer => {
        if (typeof value === 'number') return { valueInteger: value }
        return type === 'string'
          ? { valueString: value }
          : { valueCoding: { system: optionSystem(linkId), code: value } }
      })
      return answer.length === 0 ? [] : [{ linkId, text, answer }]
    }),
  }
}
