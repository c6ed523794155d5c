import type { Schema } from '../../document/Schema.ts'
import { outstandingItems } from '../../underwriting/outstandingItems.ts'
import { nextStep } from '../../underwriting/underwrite.ts'
import type { ApplicationRow } from './applicationRows.ts'
import { assessedApplication } from './assessedApplication.ts'

type Item = Schema<'OutstandingItem'>

/**
 * What the insurer still does before it decides, each by its day. No outcome can be read from it: the assessment is there
 * for everybody, and a step says what is asked for and not why.
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
