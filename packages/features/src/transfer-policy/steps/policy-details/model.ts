import { COVER_KINDS, parsePolicyNumber } from '@coverkit/core'
import { INSURER_CODES, parseNameOnPolicy } from '@coverkit/core/transfer'
import * as z from 'zod/mini'
import { choice, choices, field } from '#common/step-form/fieldSchemas.ts'
import type { StepReader } from '#common/step-form/stepReader.ts'
import { notRead } from '#fields/not-read'
import { rowsReader } from '#fields/rows-reader'
import { type TransferFlowAnswers, withTransfer } from '../../answers.ts'
import { messages, rowName } from './messages.ts'
import { type Field, type OwnField, POLICY_FIELDS, type PolicyField, view } from './view.ts'

/** Reads the policies. A number that was typed stays where the visitor says that they do not have it. */
export const model: StepReader<TransferFlowAnswers, Field> = rowsReader<
  TransferFlowAnswers,
  OwnField,
  PolicyField
>()({
  view,
  names: POLICY_FIELDS,
  rowName,
  messages,
  own: () => z.object({}),
  row: ({ numberUnknown }) =>
    z.object({
      insurer: choice(INSURER_CODES),
      policyNumber: numberUnknown === 'yes' ? notRead() : field((text) => parsePolicyNumber(text)),
      numberUnknown: field((text) => text === 'yes'),
      name: field((text) => parseNameOnPolicy(text)),
      covers: choices(COVER_KINDS),
    }),
  together: (rows) => (rows.length === 0 ? ['policies', { code: 'required' }] : null),
  apply: (answers, _own, rows) =>
    withTransfer(answers, {
      policies: answers.transfer.policies.map((policy) => {
        const read = rows.get(policy.id)
        if (!read) return policy
        return {
          ...policy,
          insurerCode: read.insurer,
          policyNumber: read.policyNumber ?? policy.policyNumber,
          numberUnknown: read.numberUnknown,
          name: read.name,
          covers: read.covers,
        }
      }),
    }),
})
