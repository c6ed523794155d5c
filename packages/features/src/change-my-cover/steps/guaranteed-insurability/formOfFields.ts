import { COVER_KINDS } from '@coverkit/core'
import { LIFE_EVENTS } from '@coverkit/core/guaranteed-insurability'
import type { InputValues } from '@coverkit/flow'
import { datePartsOf } from '#fields/controls'
import type { InsurabilityForm } from '#policies/insurability'
import type { Field } from './view.ts'

/** The fields of the step as the form that both places of these questions share. */
export function formOfFields(fields: InputValues<Field>): InsurabilityForm {
  return {
    event: LIFE_EVENTS.find((event) => event === fields.event) ?? null,
    eventDate: datePartsOf(fields.eventDate),
    newAmount: String(fields.newAmount),
    earlierAmount: String(fields.earlierAmount),
    cover: COVER_KINDS.find((kind) => kind === fields.cover) ?? null,
    increase: String(fields.increase),
    acknowledged: fields.acknowledged === 'yes',
  }
}
