import type { DraftKind, Drafts, EntryKind } from '@coverkit/drafts'
import { answersFor } from '@coverkit/flow'
import type { Unsaved } from '../state/DraftEvent.ts'
import type { DraftRecord, DraftRules } from '../state/DraftRecord.ts'
import type { FlowAnswers } from '../state/FlowAnswers.ts'
import { hasUnsaved, isPristine } from '../state/isPristine.ts'
import { leaveInput } from './leaveInput.ts'
import { leftInput } from './leftInput.ts'

interface Carried {
  readonly version: number
  readonly base: unknown
  readonly saving?: unknown
  readonly answers: unknown
  readonly run?: string
  readonly rev: number
  readonly pending?: EntryKind
  readonly isEnqueuing?: boolean
}

/** Leaves what is not persisted yet for the next page of this tab, at the moment when this one is left. */
export function carryWhenLeft<Answers extends FlowAnswers, Id extends string>(
  drafts: Drafts,
  kind: DraftKind<Answers>,
  rules: Pick<DraftRules<Answers, Id>, 'flow' | 'empty'>,
  page: { record(): DraftRecord<Answers, Id>; mayLeaveInput?: () => boolean },
): void {
  const carry = () => {
    const record = page.record()
    if (isPristine(rules, record)) return
    if (record.pending === undefined && !hasUnsaved(rules, record)) return
    if (carryUnsaved(drafts, kind, rules, record)) return
    // What encrypts is not ready in the first moments of a page.
    if (drafts.place === 'device' && page.mayLeaveInput?.())
      leaveInput(kind.flow, forDevice(rules, record.answers).typed)
  }
  globalThis.addEventListener?.('pagehide', carry)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') carry()
  })
}

/** Without what the visitor keeps in memory alone. */
const forDevice = <Answers extends FlowAnswers, Id extends string>(
  { flow, empty }: Pick<DraftRules<Answers, Id>, 'flow' | 'empty'>,
  answers: Answers,
): Answers => answersFor(flow, answers, empty(), 'device')

function carryUnsaved<Answers extends FlowAnswers, Id extends string>(
  drafts: Drafts,
  { flow, version }: Pick<DraftKind<Answers>, 'flow' | 'version'>,
  rules: Pick<DraftRules<Answers, Id>, 'flow' | 'empty'>,
  {
    answers,
    stored = rules.empty(),
    run,
    rev,
    pending,
    requests,
    saving,
    enqueuing,
  }: DraftRecord<Answers, Id>,
): boolean {
  return drafts.carry(flow, {
    version,
    base: forDevice(rules, stored),
    ...(saving !== undefined && saving !== answers && { saving: forDevice(rules, saving) }),
    answers: forDevice(rules, answers),
    run,
    rev,
    pending,
    isEnqueuing: enqueuing === requests,
  })
}

/** What an earlier page of this tab left; undefined when that is nothing that can be read. */
export async function readUnsaved<Answers extends FlowAnswers>(
  drafts: Drafts,
  kind: DraftKind<Answers>,
  empty: () => Answers,
): Promise<Unsaved<Answers> | undefined> {
  const [carried, input] = [await readCarried(drafts, kind), leftInput(kind.flow)]
  if (Object.keys(input).length === 0) return carried
  const { answers, ...rest } = carried ?? {
    base: empty(),
    saving: undefined,
    answers: empty(),
    run: undefined,
    rev: 0,
    pending: undefined,
    isEnqueuing: false,
  }
  return { ...rest, answers: { ...answers, typed: { ...answers.typed, ...input } } }
}

async function readCarried<Answers>(
  drafts: Drafts,
  kind: DraftKind<Answers>,
): Promise<Unsaved<Answers> | undefined> {
  const carried = (await drafts.carried(kind.flow)) as Carried | undefined
  if (carried?.version !== kind.version) return undefined
  try {
    const [base, answers] = [kind.parse(carried.base), kind.parse(carried.answers)]
    const { run, rev, pending, isEnqueuing = false } = carried
    const saving = carried.saving === undefined ? undefined : kind.parse(carried.saving)
    return { base, saving, answers, run, rev, pending, isEnqueuing }
  } catch {
    return undefined
  }
}
