import type { CoverKind, DateParts } from '@coverkit/core'
import type { LifeEvent } from '@coverkit/core/guaranteed-insurability'

/** The input of a request for an increase. */
export interface InsurabilityForm {
  readonly event: LifeEvent | null
  readonly eventDate: DateParts
  readonly newAmount: string
  readonly earlierAmount: string
  readonly cover: CoverKind | null
  readonly increase: string
  readonly acknowledged: boolean
}

/** A field of the form, by the name that its error has. */
export type InsurabilityField = keyof InsurabilityForm

/** An untouched form; the cover of a policy that has one is known. */
export const emptyForm = (covers: readonly CoverKind[]): InsurabilityForm => ({
  event: null,
  eventDate: { day: '', month: '', year: '' },
  newAmount: '',
  earlierAmount: '',
  cover: covers.length === 1 ? (covers[0] ?? null) : null,
  increase: '',
  acknowledged: false,
})
