import { useAtomValue } from 'jotai'
import type { ComponentProps } from 'react'
import { AnnouncementList } from '#client-quote/announcements'
import { StepPage } from '#common/step-form/StepPage.tsx'
import type { ChangeFlowAnswers } from '../answers.ts'
import { changeCopy } from '../copy.ts'
import { type ChangeStepId, changeFlow } from '../flow.ts'
import { PolicyLine } from '../policy/PolicyLine.tsx'
import { changeQuote, quoteLens } from '../quoteLens.ts'
import type { ChangeDraft } from '../state.ts'

type PageProps = ComponentProps<typeof StepPage<ChangeFlowAnswers, ChangeStepId>>

interface ChangeStepPageProps extends Omit<PageProps, 'flowTitle' | 'labels' | 'draft'> {
  readonly draft: ChangeDraft
  /** The sentence under the heading says which policy it is. */
  readonly isPolicyInLead?: boolean
}

/** A step of a change: which policy it is of, under the heading, and what was changed automatically, above its questions. */
export function ChangeStepPage({
  draft,
  intro,
  notices,
  isPolicyInLead = false,
  ...props
}: ChangeStepPageProps) {
  const answers = useAtomValue(draft.answersAtom)
  return (
    <StepPage
      {...props}
      draft={draft}
      flowTitle={changeCopy.flowTitle}
      labels={changeFlow.labels}
      intro={
        <>
          {!isPolicyInLead && <PolicyLine />}
          {intro}
        </>
      }
      notices={
        <>
          <AnnouncementList
            answers={quoteLens.partOf(answers)}
            update={(change) => draft.update(changeQuote(change))}
          />
          {notices}
        </>
      }
    />
  )
}
