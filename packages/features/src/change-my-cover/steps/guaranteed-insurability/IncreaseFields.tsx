import { proofsFor } from '@coverkit/core/guaranteed-insurability'
import { BulletList, Stack, Text } from '@coverkit/ui'
import { CollectionNotice } from '#common/collection-notice/CollectionNotice.tsx'
import { lifeEventNotice } from '#common/collection-notice/notices/lifeEventNotice.ts'
import type { StepForm } from '#common/step-form/useStepForm.ts'
import { inputOfParts, Statement, tickOf } from '#fields/controls'
import { answersSoFar, type InsurabilityForm, insurabilityCopy as sharedCopy } from '#policies/insurability'
import { AmountFields, CoverFields, EventFields } from '#policies/insurability-fields'
import type { ChangeFlowAnswers } from '../../answers.ts'
import { insurabilityCopy as copy } from './copy.ts'
import { formOfFields } from './formOfFields.ts'
import { raisableCovers, raisedCovers } from './raisableCovers.ts'
import { type Field, NONE } from './view.ts'

const { acknowledge, proof } = sharedCopy

/** The questions of the page in the account, bound to the fields of the step. */
export function IncreaseFields({ form }: { readonly form: StepForm<ChangeFlowAnswers, Field> }) {
  const { fields, answers: change } = form
  const shown = formOfFields(fields)
  const answers = answersSoFar(shown, change.change.policy?.id ?? '')
  const covers = raisableCovers(change)
  if (covers.length === 0) return <Text measure>{copy.noCover}</Text>

  function set({ eventDate, acknowledged, ...texts }: Partial<InsurabilityForm>): void {
    if (eventDate) form.set('eventDate', inputOfParts(eventDate))
    if (acknowledged !== undefined) form.set('acknowledged', tickOf(acknowledged))
    for (const name of ['event', 'newAmount', 'earlierAmount', 'cover', 'increase'] as const) {
      const value = texts[name]
      if (typeof value === 'string') form.set(name, value)
    }
  }
  const shared = { form: shown, set, errorOf: (name: Field) => form.text(name).error, answers }
  const isNone = fields.event === NONE
  const choices = proofsFor(answers).map(({ oneOf }) => proof.choices(oneOf.map((name) => proof.names[name])))
  return (
    <Stack gap={32}>
      <CollectionNotice notice={lifeEventNotice} />
      <Text>{copy.noneHint}</Text>
      <EventFields
        {...shared}
        none={{ label: copy.none, isChosen: isNone, onChoose: () => form.set('event', NONE) }}
      />
      {!isNone && (
        <>
          <AmountFields {...shared} />
          <CoverFields {...shared} covers={covers} raised={raisedCovers(change)} />
          {choices.length > 0 && (
            <Stack gap={8}>
              <Text>{proof.text}</Text>
              <BulletList items={choices} />
              <Text tone="soft">{copy.later}</Text>
            </Stack>
          )}
          <Statement label={acknowledge.label} note={acknowledge.hint} {...form.choice('acknowledged')} />
        </>
      )}
    </Stack>
  )
}
