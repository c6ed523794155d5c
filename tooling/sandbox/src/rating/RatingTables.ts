import type {
  BenefitPeriod,
  CoverKind,
  PaymentFrequency,
  PremiumType,
  State,
  WaitingPeriod,
} from '@coverkit/core'
import type { InsurerRates } from '../insurers/readInsurer.ts'

type Anchored = { ages: number[] }
type BySex = Anchored & { M: number[]; F: number[] }
type Factors = Record<string, number>
type Range = [number, number]

/** An insurer's terms, under its name. */
export interface Insurer extends InsurerRates {
  displayName: string
}

export interface Limits {
  requestAge: Range
  entryAge: Record<CoverKind, Record<PremiumType, Range>>
  sumInsured: Record<CoverKind, Range>
  incomeProtectionShareOfEarnings: number
  homemaker: { occupationIds: number[]; maximum: Partial<Record<CoverKind, number>> }
  ownOccupationOwners: string[]
}

export interface Occupation {
  id: number
  description: string
  classes: Record<CoverKind, string>
  /** Whether it is a job of a mine or another remote site. */
  remote: boolean
  /** Its names in the list; its own comes first. */
  titles: OccupationTitle[]
}

/** A name of an occupation, and the words that find it. */
export interface OccupationTitle {
  description: string
  words: string[]
}

export interface Duty {
  lifeAdded: boolean
  life: number
  tpdLinked: number
  tpdStandalone: number
  criticalIllnessLinked: number
  criticalIllnessStandalone: number
  incomeProtection: number
}

/** The content of `rating_tables.json`, joined with the CSV files and the insurers' own. */
export interface RatingTables {
  label: string
  limits: Limits
  life: { multiplier: BySex; smoker: BySex; bands: [number | null, number][]; class: Factors }
  tpd: {
    base: BySex
    smoker: number
    class: Factors
    definition: Record<'any' | 'own', number>
    ownAvailable: string[]
    structure: Record<'linkedLife' | 'linkedCriticalIllness' | 'standalone', number>
    extras: Record<'lifeBuyBack' | 'doubleTpd', number>
  }
  criticalIllness: {
    base: BySex
    smoker: Anchored & { all: number[] }
    class: Factors
    structure: Record<'standalone' | 'linkedLife', number>
    extras: Record<'lifeBuyBack' | 'reinstatement', number>
  }
  incomeProtection: {
    base: Anchored & { M: number[] }
    femaleFactor: Anchored & { F: number[] }
    smoker: number
    class: Factors
    waiting: Record<WaitingPeriod, number>
    benefit: Record<BenefitPeriod, number>
    extras: Record<'increasingClaim' | 'superContribution', number>
    availability: Record<string, { waiting: WaitingPeriod[]; benefit: BenefitPeriod[] }>
    waitingRule: Partial<Record<WaitingPeriod, BenefitPeriod[]>>
  }
  level: Anchored & { factor: number[] }
  frequency: Record<PaymentFrequency, number> & { instalments: Record<PaymentFrequency, number> }
  projection: { indexationRate: number; lastAge: number }
  multiCoverDiscount: Factors
  superRolloverRebate: { rate: number; appliesTo: CoverKind[]; paymentMethod: string; owner: string }
  /** Every insurer that can be priced, by code. */
  insurers: Record<string, Insurer>
  /** The insurers that are compared where a request names none. */
  panel: readonly string[]
  /** Yearly rate of death by sex and age last birthday. */
  deathRates: Record<'M' | 'F', Map<number, number>>
  duties: Map<State, Duty>
  occupations: Map<number, Occupation>
}
