import { parseAddressLine } from '@coverkit/core'
import { CLAIM_CONTACTS, parseClaimPhone } from '@coverkit/core/claims'
import type { InputValues } from '@coverkit/flow'
import * as z from 'zod/mini'
import { choice, field, optionalField } from '#common/step-form/fieldSchemas.ts'
import { type StepReader, stepReader } from '#common/step-form/stepReader.ts'
import { notRead } from '#fields/not-read'
import { ticked } from '#fields/ticked'
import type { ClaimFlowAnswers } from '../../answers.ts'
import { messages } from './messages.ts'
import { type Field, view } from './view.ts'

function schema(fields: InputValues<Field>) {
  const isDeath = fields.type === 'death'
  const phone = (text: string) => parseClaimPhone(text)
  return z.object({
    contactPreference: choice(CLAIM_CONTACTS),
    phone: fields.contactPreference === 'phone' ? field(phone) : optionalField(phone),
    postalAddress: fields.contactPreference === 'post' ? field((text) => parseAddressLine(text)) : notRead(),
    mayContactDoctors: isDeath ? notRead() : field((text) => text === 'yes'),
    hasConsented: ticked(),
  })
}

export const model: StepReader<ClaimFlowAnswers, Field> = stepReader({
  view,
  messages,
  schema,
  apply: (answers: ClaimFlowAnswers, read) => ({
    ...answers,
    claim: {
      ...answers.claim,
      contactPreference: read.contactPreference,
      phone: read.phone,
      postalAddress: read.postalAddress ?? null,
      mayContactDoctors: read.mayContactDoctors ?? false,
      hasConsented: read.hasConsented,
    },
  }),
})
