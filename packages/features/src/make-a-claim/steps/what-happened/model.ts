import { InvalidInputError } from '@coverkit/core'
import { CLAIM_WORK_STATUSES, OTHER_BENEFITS, parseClaimText } from '@coverkit/core/claims'
import type { InputValues } from '@coverkit/flow'
import * as z from 'zod/mini'
import { choices, field, optionalField } from '#common/step-form/fieldSchemas.ts'
import { type StepReader, stepReader } from '#common/step-form/stepReader.ts'
import { parseDateInput } from '#fields/date-input'
import { notRead } from '#fields/not-read'
import { inputText, optionOf, readable } from '#fields/readable'
import { today } from '#fields/today'
import { type ClaimFlowAnswers, withClaim } from '../../answers.ts'
import { messages } from './messages.ts'
import { type Field, view } from './view.ts'

const isBlank = (joined: string) => joined.replaceAll(',', '').trim() === ''

/** A date that may be left out. */
const optionalDate = (check: (date: string) => void) =>
  field((joined): string | null => {
    if (isBlank(joined)) return null
    const date = parseDateInput(joined)
    check(date)
    return date
  })

function refuseFuture(date: string): void {
  if (date > today()) throw new InvalidInputError('', 'future')
}

function schema(fields: InputValues<Field>) {
  const isLiving = fields.type !== 'death'
  const from = readable(inputText(fields.offWorkFrom), parseDateInput)
  return z.object({
    description: optionalField((text) => parseClaimText(text, { of: 'description' })),
    doctors: optionalField((text) => parseClaimText(text, { of: 'doctors' })),
    workStatus: isLiving ? field((text) => optionOf(CLAIM_WORK_STATUSES, text)) : notRead(),
    selfEmployed: isLiving ? field((text) => (text === '' ? null : text === 'yes')) : notRead(),
    offWorkFrom: isLiving ? optionalDate(refuseFuture) : notRead(),
    offWorkTo: isLiving
      ? optionalDate((date) => {
          if (from !== null && date < from) throw new InvalidInputError('', 'min')
        })
      : notRead(),
    otherBenefits: isLiving ? choices(OTHER_BENEFITS) : notRead(),
  })
}

export const model: StepReader<ClaimFlowAnswers, Field> = stepReader({
  view,
  messages,
  schema,
  apply: (answers: ClaimFlowAnswers, read) =>
    withClaim(answers, {
      description: read.description,
      doctors: read.doctors,
      workStatus: read.workStatus ?? null,
      selfEmployed: read.selfEmployed ?? null,
      offWorkFrom: read.offWorkFrom ?? null,
      offWorkTo: read.offWorkTo ?? null,
      otherBenefits: read.otherBenefits ?? [],
    }),
})
