import { type Flow, stepPath } from '@coverkit/flow'
import { Alert, BulletList, Link } from '@coverkit/ui'
import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import type { MutationFailure } from '#queries/mutation-failure'
import { missingSteps } from './missingSteps.ts'
import type { SubmissionFailure } from './submissionFailure.ts'
import * as styles from './submissionNotices.css.ts'

interface LabelledFlow<Answers, Id extends string> extends Flow<Answers, Id> {
  readonly labels: Readonly<Record<Id, string>>
}

/** What the list of incomplete steps says. */
interface MissingCopy<Id extends string> {
  readonly title: string
  readonly text: string
  /** What is to be done on a step; its label alone where it is absent. */
  readonly steps?: Readonly<Partial<Record<Id, string>>>
}

interface LastStep<Answers, Id extends string> {
  readonly flow: LabelledFlow<Answers, Id>
  readonly lastStep: NoInfer<Id>
  /** The answers on the page. */
  readonly answers: Answers & { readonly submitted: unknown }
  readonly failure: MutationFailure | null
  /** The sentences of a failure. */
  readonly failureWords: (failure: MutationFailure) => SubmissionFailure<NoInfer<Id>>
  readonly missingCopy: MissingCopy<NoInfer<Id>>
}

/**
 * Why the last step of a flow is not sent: the steps that are not complete, and the last failure, each with links to where
 * that is put right. A failure takes the focus, since the button is at the end of the page, out of sight of it.
 */
export function useSubmissionNotices<Answers, Id extends string>({
  flow,
  lastStep,
  answers,
  failure,
  failureWords,
  missingCopy,
}: LastStep<Answers, Id>) {
  const list = useRef<HTMLDivElement>(null)
  const problem = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure takes the focus, also one of the same kind.
  useEffect(() => problem.current?.focus(), [failure])
  const failed = failure && failureWords(failure)
  const missing = answers.submitted === null ? missingSteps(flow, lastStep, answers) : []
  const { title, text, steps } = missingCopy
  const linksTo = (ids: readonly Id[], words: MissingCopy<Id>['steps'] = undefined) =>
    ids.map((id) => (
      <Link key={id} href={stepPath(flow, id)}>
        {[flow.labels[id], words?.[id]].filter(Boolean).join(': ')}
      </Link>
    ))
  return {
    notices: (
      <>
        {failed && (
          <Notice ref={problem} severity="error" title={failed.title} links={linksTo(failed.steps)}>
            {failed.text}
          </Notice>
        )}
        {missing.length > 0 && (
          <Notice ref={list} severity="warn" title={title} links={linksTo(missing, steps)}>
            {text}
          </Notice>
        )}
      </>
    ),
    /** Shows what is missing of these answers, if anything is. Gives whether anything is. */
    showMissing(current: Answers): boolean {
      const isMissing = missingSteps(flow, lastStep, current).length > 0
      if (isMissing) list.current?.focus()
      return isMissing
    },
  }
}

interface NoticeProps {
  readonly ref: Ref<HTMLDivElement>
  readonly severity: 'error' | 'warn'
  readonly title: string
  readonly links: readonly ReactNode[]
  readonly children: ReactNode
}

function Notice({ ref, severity, title, links, children }: NoticeProps) {
  return (
    <div ref={ref} tabIndex={-1} className={styles.notice}>
      <Alert severity={severity} role={severity === 'error' ? 'alert' : undefined} title={title}>
        <p>{children}</p>
        {links.length > 0 && <BulletList items={links} />}
      </Alert>
    </div>
  )
}
