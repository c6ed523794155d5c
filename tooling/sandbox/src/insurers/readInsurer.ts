import { readFileSync } from 'node:fs'
import type { CoverKind, InsurerCode } from '@coverkit/core'

/** An insurer's terms, with its factor of each cover's market rate. */
export interface InsurerRates extends Record<CoverKind, number> {
  monthlyFee: number
  tilt: number
  levelOffered: boolean
  ownOccupationClasses?: string[]
}

/** How to reach an insurer. */
export interface Contact {
  phone: string
  /** Its own line for customers who are struggling to pay. */
  hardshipPhone: string
  email: string
  claimsAddress: string
}

/** An edition of one of an insurer's documents. */
export interface Edition {
  type: 'PDS' | 'TMD' | 'SPDS' | 'FSG' | 'privacy'
  version: string
  /** YYYY-MM-DD */
  date: string
}

/** All data about one insurer that core does not hold. */
export interface InsurerData {
  rates: InsurerRates
  contact: Contact
  documents: Edition[]
}

/** Reads the file of an insurer, which visitors cannot change. */
export const readInsurer = (code: InsurerCode): InsurerData =>
  JSON.parse(readFileSync(new URL(`../../data/insurers/${code}.json`, import.meta.url), 'utf8'))
