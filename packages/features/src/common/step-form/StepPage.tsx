import { useBrand } from '@coverkit/brand'
import type { FlowAnswers } from '@coverkit/flow-draft'
import { Button, Container, Form, Heading, Inline, Stack, WithAside } from '@coverkit/ui'
import { type ReactNode, useMemo } from 'react'
import type { FlowDraft } from '#common/draft/createFlowDraft.ts'
import { DraftSaveStatus } from '#common/draft/DraftSaveStatus.tsx'
import { RemoteChanges } from '#common/draft/remoteChanges.lazy.ts'
import { BackLink } from './BackLink.tsx'
import { FlowProgress } from './FlowProgress.tsx'
import { FormProblems } from './FormProblems.tsx'
import { stepCopy } from './stepCopy.ts'
import type { StepForm } from './useStepForm.ts'

interface StepPageProps<Answers extends FlowAnswers, Id extends string> {
  readonly draft: FlowDraft<Answers, Id>
  readonly step: Id
  /** The step's `h1`. */
  readonly title: string
  readonly flowTitle: string
  /** What progress calls each step. */
  readonly labels: Readonly<Record<Id, string>>
  readonly form: Pick<StepForm<Answers, never>, 'errors' | 'submitCount' | 'unread' | 'onSubmit'>
  readonly continueLabel?: string
  readonly busy?: boolean
  /** Above the questions: what changed, or why the last press failed. */
  readonly notices?: ReactNode
  readonly intro?: ReactNode
  /** Beside the questions on wide screens. */
  readonly aside?: ReactNode
  /** Its tables need the room of the screen. */
  readonly isWide?: boolean
  readonly children?: ReactNode
}

/** A step of a flow: progress, heading, questions, Back and Continue, and where the answers are kept. */
export function StepPage<Answers extends FlowAnswers, Id extends string>(props: StepPageProps<Answers, Id>) {
  const { draft, step, title, labels, form, notices, intro, children } = props
  const brand = useBrand()
  const mark = form.errors.length > 0 ? stepCopy.errorMark : ''
  // No key changes it.
  const progress = useMemo(
    () => <FlowProgress draft={draft} step={step} labels={labels} />,
    [draft, step, labels],
  )
  const main = (
    <Stack gap={24}>
      <BackLink draft={draft} step={step} />
      <Heading level={1}>{title}</Heading>
      <RemoteChanges draft={draft} />
      {notices}
      <FormProblems form={form} />
      {intro}
      <Form onSubmit={form.onSubmit}>
        <Stack gap={32}>
          {children}
          <Inline>
            <Button variant="primary" type="submit" fullOnPhone busy={props.busy}>
              {props.continueLabel ?? stepCopy.continue}
            </Button>
          </Inline>
        </Stack>
      </Form>
      <DraftSaveStatus draft={draft} isStep />
    </Stack>
  )
  return (
    <Container>
      <title>{`${mark}${title} | ${props.flowTitle} | ${brand.name}`}</title>
      <WithAside lead={progress} asideLabel={stepCopy.aside} aside={props.aside} wide={props.isWide ?? false}>
        {main}
      </WithAside>
    </Container>
  )
}
