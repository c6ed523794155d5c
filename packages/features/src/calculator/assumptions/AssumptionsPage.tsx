import { useBrand } from '@coverkit/brand'
import { ASSUMPTIONS, defaultAssumptions } from '@coverkit/core'
import { furthestStep, stepPath } from '@coverkit/flow'
import {
  BulletList,
  Button,
  Card,
  Columns,
  Container,
  Form,
  Heading,
  Inline,
  Pair,
  Stack,
  Text,
} from '@coverkit/ui'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { DraftSaveStatus } from '#common/draft/DraftSaveStatus.tsx'
import { RemoteChanges } from '#common/draft/remoteChanges.lazy.ts'
import { lazyComponent } from '#common/lazy-component/lazyComponent.ts'
import { usePageServices } from '#common/page-services/index.ts'
import { FormProblems } from '#common/step-form/FormProblems.tsx'
import { stepCopy } from '#common/step-form/stepCopy.ts'
import { usePerch } from '#common/step-form/usePerch.tsx'
import { useStepForm } from '#common/step-form/useStepForm.ts'
import { calculatorCopy } from '../copy.ts'
import { isAnswered } from '../flow.ts'
import { calculatorDraft } from '../state.ts'
import { AssumptionField } from './AssumptionField.tsx'
import { CHANGES_ID, ChangesPanel } from './ChangesPanel.tsx'
import { assumptionGroups, assumptionsCopy } from './copy.ts'
import { assumptions } from './page.ts'
import { textsOf, view } from './view.ts'

const copy = assumptionsCopy
const ChildCosts = lazyComponent(() => import('./ChildCosts.tsx'), 'ChildCosts')
const ChangesBar = lazyComponent(() => import('./ChangesBar.tsx'), 'ChangesBar')
const FieldChanges = lazyComponent(() => import('./FieldChanges.tsx'), 'FieldChanges')
const standardTexts = textsOf(defaultAssumptions)

export default function AssumptionsPage() {
  const brand = useBrand()
  const { draft, form } = useAssumptionsForm()
  const changed = ASSUMPTIONS.some((name) => form.fields[name] !== standardTexts[name])
  const resetAll = () => {
    for (const name of ASSUMPTIONS) form.set(name, standardTexts[name])
  }
  const mark = form.errors.length > 0 ? stepCopy.errorMark : ''
  const aside = (
    <Card tone="tint">
      <ChangesPanel note={copy.effect.compared}>
        {isAnswered(form.answers) ? <FieldChanges input={form.answers.input} fields={form.fields} /> : null}
      </ChangesPanel>
    </Card>
  )
  return (
    <Container width="pair">
      <title>{`${mark}${copy.title} | ${calculatorCopy.flow} | ${brand.name}`}</title>
      <Pair asideLabel={copy.effect.title} aside={aside} perch={usePerch('two')} sticky>
        <Stack gap={32}>
          <Stack gap={16}>
            <Heading level={1}>{copy.title}</Heading>
            <Text size={20} tone="soft">
              {copy.intro}
            </Text>
          </Stack>
          <RemoteChanges draft={draft} />
          <FormProblems form={form} />
          <Form onSubmit={form.onSubmit}>
            <Stack gap={48}>
              {assumptionGroups.map(({ title, names }) => (
                <Stack key={title} gap={24}>
                  <Heading level={2} size={24}>
                    {title}
                  </Heading>
                  <Columns>
                    {names.map((name) => (
                      <AssumptionField
                        key={name}
                        name={name}
                        value={form.text(name).value}
                        error={form.text(name).error}
                        set={form.set}
                      />
                    ))}
                  </Columns>
                </Stack>
              ))}
              <Inline>
                <Button variant="primary" type="submit" fullOnPhone>
                  {copy.use}
                </Button>
                {changed && (
                  <Button variant="quiet" onClick={resetAll}>
                    {copy.resetAll}
                  </Button>
                )}
              </Inline>
            </Stack>
          </Form>
          <DraftSaveStatus draft={draft} />
          <ChildCosts />
          <Limits />
        </Stack>
      </Pair>
      {isAnswered(form.answers) && (
        <ChangesBar input={form.answers.input} fields={form.fields} onDetails={focusChanges} />
      )}
    </Container>
  )
}

const focusChanges = () => document.getElementById(CHANGES_ID)?.focus()

/** The form of the assumptions; using them leads back to the furthest step and, with a result, saves it. */
function useAssumptionsForm() {
  const draft = calculatorDraft(usePageServices())
  const navigate = useNavigate()
  const onRead = useCallback(() => {
    const { answers, state } = draft.read()
    const furthest = furthestStep(draft.flow, answers, state)
    if (furthest === 'results') void draft.enqueue()
    navigate(stepPath(draft.flow, furthest))
  }, [draft, navigate])
  return { draft, form: useStepForm(draft, assumptions.path, view, onRead) }
}

function Limits() {
  return (
    <Stack gap={12}>
      <Heading level={2} size={24}>
        {copy.limits.title}
      </Heading>
      <BulletList items={copy.limits.items} />
    </Stack>
  )
}
