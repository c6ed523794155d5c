import { InvalidInputError, parseFullName, parsePolicyNumber } from '@coverkit/core'
import { CLAIM_RELATIONSHIPS, CLAIMANTS, claimTypesFor } from '@coverkit/core/claims'
import { INSURER_CODES } from '@coverkit/core/transfer'
import type { InputValues } from '@coverkit/flow'
import * as z from 'zod/mini'
import { choice, field } from '#common/step-form/fieldSchemas.ts'
import { type StepReader, stepReader } from '#common/step-form/stepReader.ts'
import { parseDateInput } from '#fields/date-input'
import { notRead } from '#fields/not-read'
import { optionOf } from '#fields/readable'
import { today } from '#fields/today'
import { type ClaimFlowAnswers, withClaim } from '../../answers.ts'
import { messages } from './messages.ts'
import { type Field, OTHER_POLICY, view } from './view.ts'

/** A question that may be left unanswered. */
const optionalChoice = <const Value extends string>(options: readonly Value[]) =>
  field((text): Value | null => optionOf(options, text))

function pastDate(joined: string): string {
  const date = parseDateInput(joined)
  if (date > today()) throw new InvalidInputError('', 'future')
  return date
}

function schema(fields: InputValues<Field>) {
  const claimant = optionOf(CLAIMANTS, fields.claimant)
  const isAnother = claimant !== null && claimant !== 'self'
  const isDeath = claimant === 'forDeceased'
  const isTyped = fields.policy === OTHER_POLICY
  return z.object({
    claimant: choice(CLAIMANTS),
    insuredName: isAnother ? field((text) => parseFullName(text)) : notRead(),
    relationship: isDeath ? optionalChoice(CLAIM_RELATIONSHIPS) : notRead(),
    type: claimant === null || isDeath ? notRead() : choice(claimTypesFor(claimant)),
    policy: field((text) => {
      if (text === '') throw new InvalidInputError('', 'required')
      return text
    }),
    policyNumber: isTyped ? field((text) => parsePolicyNumber(text)) : notRead(),
    insurerCode: isTyped ? optionalChoice(INSURER_CODES) : notRead(),
    eventDate: field(pastDate),
  })
}

export const model: StepReader<ClaimFlowAnswers, Field> = stepReader({
  view,
  messages,
  schema,
  apply: (answers: ClaimFlowAnswers, read) =>
    withClaim(answers, {
      claimant: read.claimant,
      insuredName: read.insuredName ?? null,
      relationship: read.relationship ?? null,
      type: read.claimant === 'forDeceased' ? 'death' : (read.type ?? null),
      policyId: read.policy === OTHER_POLICY ? null : read.policy,
      policyNumber: read.policyNumber ?? null,
      insurerCode: read.insurerCode ?? null,
      eventDate: read.eventDate,
    }),
})
