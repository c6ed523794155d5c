import type { ApiError, Result } from '@coverkit/api-client'
import type { Tracking } from '@coverkit/core'
import { type FlowState, markSubmitted } from '@coverkit/flow'
import type { PageServices } from '#common/page-services/createPageServices.ts'
import { defineMutation, type Mutation } from '#common/queries/defineMutation.ts'

type Outcome<Data> = Result<Data, ApiError>

/** The part of a flow's draft that a submission reads, stores and closes. */
export interface SubmissionDraft<Answers, Id extends string> {
  readonly flow: { readonly steps: readonly { readonly id: Id }[] }
  read(): { readonly answers: Answers; readonly state: FlowState<Id> }
  update(change: (answers: Answers) => Answers): void
  write(state: FlowState<Id>): void
  submitted?(step: Id): void
  persist(): Promise<void>
  tracking(): Promise<Tracking>
}

/** A request under a key of its own: sent again, it counts once. */
export interface SentRequest<Body> {
  readonly key: string
  readonly body: Body
}

/** A request to the server, and what the device stores of it until it is answered. */
interface SubmissionRequest<Sent> {
  readonly sent: Sent
  /** Stored of an earlier request that may have arrived: it is recovered before this one is sent. */
  readonly earlier?: Sent | null
}

interface RecoverOptions {
  readonly signal?: AbortSignal
}

/** How a flow's answers are submitted. `Sent` is what the device stores of a request until it is answered. */
interface SubmissionDefinition<Answers, Key extends keyof Answers, Sent, Content, Request, Data> {
  /** The answer that holds `Sent`; null while no request is under way. */
  readonly sentIn: Key
  /** Makes the request of a content. */
  readonly prepare: (
    services: PageServices,
    content: Content,
    draft: Pick<SubmissionDraft<Answers, string>, 'read' | 'update' | 'tracking'>,
  ) => Promise<Request>
  /** Sends it. Null where the server's answer is none to a submission. */
  readonly send: (services: PageServices, request: Request) => Promise<Outcome<Data | null>>
  /** The request has a key and counts once. One that is refused is removed: the corrected one gets another key. */
  readonly isKeyed?: boolean
  /** Gets the answer to a request that may have arrived; `not-found` where the server doesn't have it. */
  readonly recover?: (
    services: PageServices,
    sent: Sent,
    options: RecoverOptions,
    answers: Answers,
  ) => Promise<Outcome<Data>>
  /** Whether a request was about what these answers are about; by default each is. */
  readonly isFor?: (answers: Answers, sent: Sent | null) => boolean
  /** The answers once the server has them: those that the device still needs. */
  readonly submitted: (answers: Answers, data: Data) => Answers
}

/** Submits the drafts of a flow. */
export interface Submission<Answers, Content, Data, Key extends keyof Answers = keyof Answers> {
  /** The answer that holds what is stored of a request. */
  readonly sentIn: Key
  mutation<Id extends string>(draft: SubmissionDraft<Answers, Id>): Mutation<Content, Data>
  /** Closes a draft with the server's answer; false where the draft is about something else by now. */
  record<Id extends string>(draft: SubmissionDraft<Answers, Id>, data: Data): boolean
  /** Gets the answer to a request that was not answered. Returns whether the server has it. */
  recover<Id extends string>(services: PageServices, draft: SubmissionDraft<Answers, Id>): Promise<boolean>
}

/** A page waits no longer for a lost answer; the next press asks again. */
const LONGEST_MS = 8_000
const CONFLICT = 409

/**
 * Declares how a flow's answers are submitted: `defineSubmission<TransferFlowAnswers>()({ … })`. What recovers a request is
 * stored before it is sent, so that an answer that is lost is found on the next press, and when the page is opened again.
 */
export const defineSubmission =
  <Answers extends { readonly submitted: unknown }>() =>
  <Key extends keyof Answers, Content, Request extends SubmissionRequest<NonNullable<Answers[Key]>>, Data>(
    definition: SubmissionDefinition<Answers, Key, NonNullable<Answers[Key]>, Content, Request, Data>,
  ): Submission<Answers, Content, Data, Key> => {
    type Sent = NonNullable<Answers[Key]>
    type Draft = Pick<SubmissionDraft<Answers, string>, 'read' | 'update' | 'persist'>
    const { sentIn, isKeyed = false, isFor = () => true, recover, ...declared } = definition

    function store(draft: Draft, sent: Sent | null): Promise<void> {
      draft.update((answers) => ({ ...answers, [sentIn]: sent }))
      return draft.persist()
    }

    async function removeRefused<Value>(draft: Draft, answer: Outcome<Value>): Promise<Outcome<Value>> {
      if (isKeyed && !answer.ok && isRefused(answer.error)) await store(draft, null)
      return answer
    }

    async function send(services: PageServices, draft: Draft, request: Request): Promise<Outcome<Data>> {
      const { sent, earlier = null } = request
      if (earlier !== null && recover) {
        const { answers } = draft.read()
        const found = await recover(services, earlier, {}, answers)
        if (found.ok && !isFor(answers, earlier)) return OTHER
        if (found.ok || found.error.kind !== 'not-found') return found
      }
      await store(draft, sent)
      const answer = await removeRefused(draft, await declared.send(services, request))
      if (answer.ok) return answer.value === null ? UNREADABLE : { ok: true, value: answer.value }
      if (!isSubmittedBefore(answer.error) || !recover) return answer
      const found = await recover(services, sent, {}, draft.read().answers)
      return found.ok ? found : answer
    }

    function record<Id extends string>(draft: SubmissionDraft<Answers, Id>, data: Data): boolean {
      const { answers } = draft.read()
      if (answers.submitted === null && !isFor(answers, answers[sentIn] ?? null)) return false
      draft.update((current) => declared.submitted(current, data))
      draft.write(markSubmitted(draft.read().state))
      const last = draft.flow.steps.at(-1)
      if (last) draft.submitted?.(last.id)
      return true
    }

    return {
      sentIn,
      mutation: (draft) =>
        defineMutation<Content, Data, Request>({
          prepare: (services, content) => declared.prepare(services, content, draft),
          send: (services, request) => send(services, draft, request),
        }),
      record,
      async recover(services, draft) {
        const { answers } = draft.read()
        const sent = answers[sentIn] ?? null
        if (!recover || sent === null || !isFor(answers, sent)) return false
        const signal = AbortSignal.timeout(LONGEST_MS)
        const answer = await removeRefused(draft, await recover(services, sent, { signal }, answers))
        if (!answer.ok || !record(draft, answer.value)) return false
        await draft.persist()
        return true
      },
    }
  }

const UNREADABLE = { ok: false, error: { kind: 'unreadable' } } as const

/** The draft was submitted about something else than what the visitor sees now. */
const OTHER = { ok: false, error: { kind: 'invalid', status: CONFLICT, errors: [] } } as const

const isRefused = (error: ApiError): boolean =>
  error.kind === 'not-found' || (error.kind === 'invalid' && error.status !== CONFLICT)

const isSubmittedBefore = (error: ApiError): boolean =>
  error.kind === 'invalid' && error.errors.some(({ code }) => code === 'already-submitted')
