import { formatDate, INDEXATIONS } from '@coverkit/core'
import { indexationResumesOn } from '@coverkit/core/change-cover'
import { Alert, Card, Heading, QueryView, RadioGroup, Stack, Text } from '@coverkit/ui'
import { useRef } from 'react'
import { StepAside } from '#common/step-form/StepAside.tsx'
import { useFlowStep } from '#common/step-form/useFlowStep.ts'
import { withNow } from '#cover-steps'
import { usePolicy } from '../../policy/usePolicy.ts'
import { usePreview } from '../../preview/usePreview.ts'
import { ChangeStepPage } from '../ChangeStepPage.tsx'
import { changeSteps } from '../changeSteps.ts'
import { changeView } from '../changeView.ts'
import { indexationCopy as copy, effectTexts } from './copy.ts'
import { EffectTable, hasEffects } from './EffectTable.tsx'
import { indexation } from './step.ts'

/** Whether amounts rise each year, with what each choice does to cover and premium. */
export default function IndexationStep() {
  const page = useFlowStep(changeSteps, indexation, changeView)
  const { policy } = usePolicy()
  const preview = usePreview()
  const heading = useRef<HTMLHeadingElement>(null)
  const { answers, fields, choice } = page.form
  const { now } = answers.change
  const anniversary = policy?.nextAnniversaryDate ?? null
  const resumes = anniversary === null ? null : formatDate(indexationResumesOn(anniversary))
  const hints = { on: copy.on, off12Months: copy.off12Months(resumes), offPermanent: copy.offPermanent }
  return (
    <ChangeStepPage
      {...page}
      title={copy.title}
      intro={
        <Text size={20} tone="soft" measure>
          {copy.lead}
        </Text>
      }
      aside={<StepAside {...copy.aside} />}
    >
      <RadioGroup
        legend={copy.legend}
        hint={withNow(copy.labels[now.indexation].toLowerCase())}
        options={INDEXATIONS.map((value) => ({
          value: value as string,
          label: copy.labels[value],
          hint: hints[value],
        }))}
        cards
        {...choice('indexation')}
      />
      {fields.indexation === 'offPermanent' && now.indexation !== 'offPermanent' && (
        <Alert severity="warn" role="status" title={copy.permanent.title}>
          <p>{copy.permanent.text}</p>
        </Alert>
      )}
      {now.indexation === 'offPermanent' && fields.indexation !== 'offPermanent' && (
        <Alert severity="info" role="status">
          <p>{copy.resumed}</p>
        </Alert>
      )}
      {anniversary !== null && (preview.data === undefined || hasEffects(preview.data)) && (
        <Card as="section" labelledBy="effects">
          <Stack gap={16}>
            <Heading level={2} size={20} id="effects" ref={heading} tabIndex={-1}>
              {copy.effects}
            </Heading>
            <QueryView
              query={preview}
              texts={effectTexts}
              onRecovered={() => heading.current?.focus()}
              lines={4}
            >
              {(price) => (
                <Stack gap={16}>
                  <EffectTable preview={price} anniversary={anniversary} />
                  <Text size={15} tone="soft">
                    {copy.meaning}
                  </Text>
                </Stack>
              )}
            </QueryView>
          </Stack>
        </Card>
      )}
    </ChangeStepPage>
  )
}
