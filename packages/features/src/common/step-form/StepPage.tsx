import { type PerchDrawing, useBrand } from '@coverkit/brand'
import type { FlowAnswers } from '@coverkit/flow-draft'
import { Button, FlowFrame, Form, Heading, Inline, Pair, Stack, WithSide } from '@coverkit/ui'
import { type ReactNode, useMemo } from 'react'
import type { FlowDraft } from '#common/draft/createFlowDraft.ts'
import { DraftSaveStatus } from '#common/draft/DraftSaveStatus.tsx'
import { RemoteChanges } from '#common/draft/remoteChanges.lazy.ts'
import { FlowBar } from './FlowBar.tsx'
import { FormProblems } from './FormProblems.tsx'
import { PageRegion } from './PageRegion.tsx'
import { stepCopy } from './stepCopy.ts'
import * as styles from './stepPage.css.ts'
import { usePerch } from './usePerch.tsx'
import type { StepForm } from './useStepForm.ts'

interface StepPageProps<Answers extends FlowAnswers, Id extends string> {
  readonly draft: FlowDraft<Answers, Id>
  readonly step: Id
  /** The step's `h1`. */
  readonly title: string
  readonly flowTitle: string
  /** The name of each step in the progress bar. */
  readonly labels: Readonly<Record<Id, string>>
  /** How much of a step of several pages is done, 0 to 1. */
  readonly share?: number | undefined
  readonly form: Pick<StepForm<Answers, never>, 'errors' | 'submitCount' | 'unread' | 'onSubmit'>
  readonly continueLabel?: string
  /** The questions end in the button that submits them. */
  readonly hasOwnButton?: boolean
  readonly busy?: boolean
  /** Above the questions: what changed, or why the last press failed. */
  readonly notices?: ReactNode
  /** Under the heading: what to expect. */
  readonly intro?: ReactNode
  /** Beside the questions on wide screens. */
  readonly aside?: ReactNode
  /** The label of an aside that is not about the step; such an aside has no drawing on its edge. */
  readonly asideLabel?: string
  /** On the edge of the aside. Default `one`. */
  readonly drawing?: PerchDrawing
  /** Beside Continue: what comes next. */
  readonly next?: ReactNode
  /** At the foot of the window. */
  readonly foot?: ReactNode
  /** Its tables need the room of the screen. */
  readonly isWide?: boolean
  readonly children?: ReactNode
}

/** A step of a flow: Back and the bar of steps, heading, questions, Continue, and where the answers are kept. */
export function StepPage<Answers extends FlowAnswers, Id extends string>(props: StepPageProps<Answers, Id>) {
  const { draft, step, title, labels, share, form, notices, intro, children } = props
  const brand = useBrand()
  const mark = form.errors.length > 0 ? stepCopy.errorMark : ''
  // No key changes it.
  const bar = useMemo(
    () => <FlowBar draft={draft} step={step} labels={labels} share={share} />,
    [draft, step, labels, share],
  )
  const isWide = props.isWide ?? false
  const perch = usePerch(props.drawing ?? 'one')
  const { asideLabel, foot } = props
  const Columns = isWide ? WithSide : Pair
  return (
    <FlowFrame isWide={isWide}>
      <title>{`${mark}${title} | ${props.flowTitle} | ${brand.name}`}</title>
      {bar}
      <Columns
        asideLabel={asideLabel ?? stepCopy.aside}
        aside={props.aside && <PageRegion>{props.aside}</PageRegion>}
        perch={asideLabel === undefined && perch}
        sticky
      >
        <Stack gap={32}>
          <Stack gap={12}>
            <Heading level={1}>{title}</Heading>
            {intro}
          </Stack>
          <RemoteChanges draft={draft} />
          {notices && <PageRegion>{notices}</PageRegion>}
          <FormProblems form={form} />
          <Stack gap={16}>
            <Form onSubmit={form.onSubmit}>
              <div className={props.hasOwnButton ? styles.list : styles.questions}>
                <PageRegion>{children}</PageRegion>
              </div>
              {!props.hasOwnButton && (
                <Inline gap={24}>
                  <Button variant="primary" size="large" type="submit" fullOnPhone busy={props.busy}>
                    {props.continueLabel ?? stepCopy.continue}
                  </Button>
                  {props.next}
                </Inline>
              )}
            </Form>
            <DraftSaveStatus draft={draft} isStep />
          </Stack>
        </Stack>
      </Columns>
      {foot && <PageRegion>{foot}</PageRegion>}
    </FlowFrame>
  )
}
