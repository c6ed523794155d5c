import type { Page } from '@playwright/test'
import type { Person } from '../quote.ts'

export type Cover = 'Life cover' | 'TPD cover' | 'Critical illness cover' | 'Income protection'

interface Name {
  readonly first: string
  readonly last: string
  /** As the person signs. */
  readonly full: string
}

/** A person who applies, with the settings that the application depends on. */
export interface Applicant {
  /** In the order of the quote's steps. */
  readonly covers: readonly Cover[]
  readonly throughSuper: 'Yes' | 'No'
  readonly person: Person & { readonly age: string }
  readonly name?: Name
  readonly employment: string
  readonly owners: 1 | 2
  /** Address for the mail of the person insured. */
  readonly email?: string
  /** Address for the mail of the second owner. */
  readonly secondEmail?: string
  readonly payment: 'Direct debit' | 'Enduring rollover'
  /** Shares of the beneficiaries, in percent. With none, no beneficiary is named. */
  readonly shares: readonly string[]
}

/** Inspects a screen that was answered, before Continue. */
export type Look = (page: Page) => Promise<void>

const EVERY_COVER: readonly Cover[] = [
  'Life cover',
  'TPD cover',
  'Critical illness cover',
  'Income protection',
]

/** All four covers outside super, one owner, no beneficiaries. */
export const employee: Applicant = {
  covers: EVERY_COVER,
  throughSuper: 'No',
  person: { age: '40', gender: 'Male', smokes: 'No', occupation: 'Accountant', state: 'NSW' },
  employment: 'Full-time',
  owners: 1,
  payment: 'Direct debit',
  shares: [],
}

/** Life cover alone, which asks the least. */
export const lifeOnly: Applicant = { ...employee, covers: ['Life cover'] }

export const HOLDER: Name = { first: 'Zoë', last: 'O’Neill-Ngô', full: 'Zoë O’Neill-Ngô' }
