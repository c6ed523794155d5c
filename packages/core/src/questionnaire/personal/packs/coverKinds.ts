import type { Profile } from '../../index.ts'

type CoverKind = Profile['covers'][number]

/** Kinds of cover as a visitor knows them. */
export const coverKinds = {
  life: 'Life cover',
  tpd: 'TPD (total and permanent disability) cover',
  criticalIllness: 'Critical illness (trauma) cover',
  incomeProtection: 'Income protection',
} as const satisfies Readonly<Record<CoverKind, string>>

const kinds = Object.keys(coverKinds) as (keyof typeof coverKinds)[]

/** The kinds that pay one sum. */
export const lumpSumKinds = kinds.filter((kind) => kind !== 'incomeProtection')

/** The kinds that pay while the person lives. */
export const livingKinds = kinds.filter((kind) => kind !== 'life')
