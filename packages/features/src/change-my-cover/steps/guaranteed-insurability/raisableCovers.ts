import { COVER_KINDS, type CoverKind } from '@coverkit/core'
import { sumInsuredOf } from '@coverkit/core/change-cover'
import type { InsurableCover } from '@coverkit/core/guaranteed-insurability'
import type { ChangeFlowAnswers } from '../../answers.ts'

/** The covers that may be increased after an event: those that this change neither lowers nor ends. */
export function raisableCovers({ insurable, change }: ChangeFlowAnswers): readonly InsurableCover[] {
  const { now, after } = change
  return (insurable ?? []).filter(
    ({ kind }) => sumInsuredOf(after.quote, kind) >= sumInsuredOf(now.quote, kind),
  )
}

/** The covers that this change raises, without the increase after an event. */
export function raisedCovers({ change: { now, after } }: ChangeFlowAnswers): readonly CoverKind[] {
  return COVER_KINDS.filter((kind) => sumInsuredOf(after.quote, kind) > sumInsuredOf(now.quote, kind))
}
