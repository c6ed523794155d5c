import type { Profile } from '../../index.ts'

type CoverKind = Profile['covers'][number]

/** Kinds of cover as a visitor knows them. */
export const coverKinds = {
  life: 'Life cover',
  tpd: 'TPD (total and permanent disability) cover',
  criticalIllness: 'Critical illness (trauma) cover',
  incomeProtection: 'Income protection',
} as const satisfies Readonly<Record<CoverKind, string>>

/** The kinds that pay one sum. */
export const lumpSumKinds = (Object.keys(coverKinds) as CoverKind[]).filter(
  (kind) => kind !== 'incomeProtection',
)
