import { useBrand } from '@coverkit/brand'
import { stepPath } from '@coverkit/flow'
import { Alert, BulletList, Link } from '@coverkit/ui'
import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import type { Ending, MissingLink } from './defineEnding.ts'
import type { SubmissionDraft } from './defineSubmission.ts'
import { missingSteps } from './missingSteps.ts'
import { submissionFailure } from './submissionFailure.ts'
import * as styles from './submissionNotices.css.ts'
import { type Sending, useSubmission } from './useSubmission.ts'

interface EndingDraft<Answers, Id extends string> extends SubmissionDraft<Answers, Id> {
  ready(): Promise<unknown>
}

/**
 * The last step of a flow: sends it, and says why it is not sent, each with links to where that is put right. A failure takes
 * the focus, since the button is at the end of the page, out of sight of it.
 */
export function useEnding<Answers, Id extends string, Content, Data, Given = void>(
  ending: Ending<Answers, Id, Content, Data>,
  draft: EndingDraft<Answers, Id>,
  sending: Sending<NoInfer<Content>, Given>,
) {
  const { flow, missingCopy } = ending
  const { phone } = useBrand()
  const list = useRef<HTMLElement>(null)
  const problem = useRef<HTMLElement>(null)
  const { submit, isBusy, failure } = useSubmission(ending, draft, sending)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure takes the focus, also one of the same kind.
  useEffect(() => problem.current?.focus(), [failure])

  const missingOf =
    ending.missing ??
    ((answers: Answers): readonly MissingLink<Id>[] =>
      missingSteps(flow, answers).map((step) => ({
        step,
        words: [flow.labels[step], ending.missingWords?.[step]].filter(Boolean).join(': '),
      })))
  const plainLink: DrawLink<Id> = ({ step, words }) => (
    <Link key={words} href={stepPath(flow, step)}>
      {words}
    </Link>
  )
  return {
    submit,
    isBusy,
    /** Why these answers of the page are not sent, to be drawn above its form. */
    noticesOf(answers: Answers & { readonly submitted: unknown }, link = plainLink): ReactNode {
      const failed = failure && submissionFailure(failure, { ...ending, phone })
      const missing = answers.submitted === null ? missingOf(answers) : []
      return (
        <>
          {failed && (
            <Notice ref={problem} {...failed} severity="error">
              {failed.steps.map((step) => link({ step, words: flow.labels[step] }))}
            </Notice>
          )}
          {missing.length > 0 && (
            <Notice ref={list} {...missingCopy} severity="warn">
              {missing.map(link)}
            </Notice>
          )}
        </>
      )
    },
    /** Goes on once the draft is read, unless something is missing: then the list of it takes the focus. */
    async press(onComplete: () => void): Promise<void> {
      await draft.ready().catch(() => undefined)
      if (missingOf(draft.read().answers).length > 0) list.current?.focus()
      else onComplete()
    },
  }
}

/** Draws a link to a step. */
type DrawLink<Id extends string> = (to: MissingLink<Id>) => ReactNode

interface NoticeProps {
  readonly ref: Ref<HTMLElement>
  readonly severity: 'error' | 'warn'
  readonly title: string
  readonly text: string
  readonly link?: { readonly href: string; readonly words: string } | undefined
  readonly children: readonly ReactNode[]
}

function Notice({ ref, severity, title, text, link, children }: NoticeProps) {
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={styles.notice}
      aria-label={severity === 'warn' ? title : undefined}
    >
      <Alert severity={severity} role={severity === 'error' ? 'alert' : undefined} title={title}>
        <p>{text}</p>
        {link && <Link href={link.href}>{link.words}</Link>}
        {children.length > 0 && <BulletList items={children} />}
      </Alert>
    </section>
  )
}
