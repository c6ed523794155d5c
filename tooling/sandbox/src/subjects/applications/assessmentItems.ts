import type { Schema } from '../../document/Schema.ts'
import { outstandingItems } from '../../underwriting/outstandingItems.ts'
import { nextStep } from '../../underwriting/underwrite.ts'
import type { ApplicationRow } from './applicationRows.ts'
import { assessedApplication } from './assessedApplication.ts'

type Item = Schema<'OutstandingItem'>

/**
 * Lists the insurer's steps before its decision, each with its day. They reveal no outcome: every application has
 * the assessment, and a step names its request and not the reason.
 */
export function assessmentItems(
  row: Pick<ApplicationRow, 'savedAt'>,
  body: Schema<'SaveApplicationRequest'>,
  state: Item['state'],
): Item[] {
  const assessed = assessedApplication(row, body)
  if (!assessed?.rules) return [{ kind: 'assessment', state }]
  const { rules, profile, perCover } = assessed
  const assessment = nextStep(rules, 'assessment', profile.today)
  return outstandingItems(perCover, assessment).map((item) => ({ ...item, state }))
}
