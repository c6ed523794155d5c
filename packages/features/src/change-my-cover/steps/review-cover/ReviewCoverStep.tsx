import { type ChangeId, needsHealthQuestions, validateTerms } from '@coverkit/core/change-cover'
import { withoutInput } from '@coverkit/flow-draft'
import { Text } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { useFlowStep } from '#common/step-form/useFlowStep.ts'
import { withIncrease } from '../../answers.ts'
import { usePolicy } from '../../policy/usePolicy.ts'
import { usePreview } from '../../preview/usePreview.ts'
import { ChangeStepPage } from '../ChangeStepPage.tsx'
import { changeSteps } from '../changeSteps.ts'
import { changeView } from '../changeView.ts'
import { Consequences } from './Consequences.tsx'
import { reviewCopy as copy } from './copy.ts'
import { IncreaseSection } from './IncreaseSection.tsx'
import { Lead } from './Lead.tsx'
import { Problems } from './Problems.tsx'
import { Reasons } from './Reasons.tsx'
import { ReviewCard } from './ReviewCard.tsx'
import { reviewRows } from './reviewRows.ts'
import { reviewCover } from './step.ts'
import { withAllUndone, withUndone } from './withUndone.ts'

/** The policy as it is and as it would be, what that costs, and the way back from each change. */
export default function ReviewCoverStep() {
  const page = useFlowStep(changeSteps, reviewCover, changeView)
  const { draft, form } = page
  const { change, increase } = useAtomValue(draft.answersAtom)
  const { policy } = usePolicy()
  const preview = usePreview()
  const [undone, setUndone] = useState<string | null>(null)
  const status = useRef<HTMLDivElement>(null)
  const problem = useRef<HTMLDivElement>(null)
  const rows = reviewRows(change)
  // The table shows a removed cover as one row, and its terms have no rows.
  const changed = rows.filter(({ id }) => id !== null).length
  const hasIncrease = increase !== null
  const hasChanged = changed > 0 || hasIncrease
  const faults = changed > 0 ? [...new Set(validateTerms(change).map(({ step }) => step))] : []
  const declined = preview.data?.after === null ? preview.data : null

  // The pressed button goes with its row.
  useEffect(() => {
    if (undone !== null) status.current?.focus()
  }, [undone])

  function undo(id: ChangeId): void {
    const { answers, restored } = withUndone(draft.read().answers, id)
    const items = rows.filter((row) => row.id !== null && restored.includes(row.id)).map(({ item }) => item)
    draft.update(() => answers)
    setUndone(copy.undone(items))
  }

  function onSubmit(): void {
    if (hasChanged && faults.length === 0 && declined === null) form.onSubmit()
    else problem.current?.focus()
  }

  return (
    <ChangeStepPage
      {...page}
      form={{ ...form, onSubmit }}
      title={copy.title}
      isWide
      isPolicyInLead
      intro={<Lead rows={changed} hasIncrease={hasIncrease} preview={preview.data} />}
      next={hasChanged && <Text tone="soft">{copy.next(needsHealthQuestions(change))}</Text>}
      notices={
        <>
          <Problems ref={problem} hasChanged={hasChanged} faults={faults} declined={declined} />
          <ReviewCard
            change={change}
            rows={rows}
            preview={preview.data}
            status={{ ref: status, text: undone }}
            onUndo={undo}
            onUndoAll={() => {
              draft.update(withAllUndone)
              setUndone(copy.allUndone)
            }}
          />
          <IncreaseSection
            draft={draft}
            onRemove={() => {
              draft.update((answers) => withIncrease(withoutInput(answers, 'guaranteed-insurability'), null))
              setUndone(copy.undone([copy.increase.title]))
            }}
          />
          {hasChanged && (
            <Consequences change={change} policy={policy} preview={preview} hasTerms={changed > 0} />
          )}
        </>
      }
    >
      {hasChanged && <Reasons form={form} />}
    </ChangeStepPage>
  )
}
