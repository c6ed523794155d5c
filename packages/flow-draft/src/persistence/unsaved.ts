import { type DraftKind, type Drafts, type EntryKind, readAnswers } from '@coverkit/drafts'
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

/** Leaves unpersisted input for the next page of this tab, at the moment when this page is left. */
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
    // The encryption key is not available in the first moments of a page.
    if (drafts.place === 'device' && page.mayLeaveInput?.())
      leaveInput(kind.flow, forDevice(rules, record.answers).typed)
  }
  globalThis.addEventListener?.('pagehide', carry)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') carry()
  })
}

/** Leaves out the slices that the visitor keeps in memory only. */
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

interface LeftBehind<Answers> {
  readonly unsaved: Unsaved<Answers> | undefined
  /** Something was left that cannot be read, such as by a newer version of the page. */
  readonly hasLostChanges: boolean
}

/** The input that an earlier page of this tab left. */
export async function readUnsaved<Answers extends FlowAnswers>(
  drafts: Drafts,
  kind: DraftKind<Answers>,
  empty: () => Answers,
): Promise<LeftBehind<Answers>> {
  const carried = await readCarried(drafts, kind)
  const unsaved = carried === 'unreadable' ? undefined : carried
  const hasLostChanges = carried === 'unreadable'
  const input = leftInput(kind.flow)
  if (Object.keys(input).length === 0) return { unsaved, hasLostChanges }
  const { answers, ...rest } = unsaved ?? {
    base: empty(),
    saving: undefined,
    answers: empty(),
    run: undefined,
    rev: 0,
    pending: undefined,
    isEnqueuing: false,
  }
  const typed = { ...answers.typed, ...input }
  return { unsaved: { ...rest, answers: { ...answers, typed } }, hasLostChanges }
}

/** A page of an older version left answers of its own, which are taken forward as a stored draft is. */
async function readCarried<Answers>(
  drafts: Drafts,
  kind: DraftKind<Answers>,
): Promise<Unsaved<Answers> | 'unreadable' | undefined> {
  const carried = (await drafts.carried(kind.flow)) as Carried | undefined
  if (carried === undefined) return undefined
  const { version, run, rev, pending, isEnqueuing = false } = carried
  const read = (answers: unknown) => readAnswers(kind, version, answers)
  try {
    if (!(version <= kind.version)) return 'unreadable'
    const [base, answers] = [read(carried.base), read(carried.answers)]
    const saving = carried.saving === undefined ? undefined : read(carried.saving)
    return { base, saving, answers, run, rev, pending, isEnqueuing }
  } catch {
    return 'unreadable'
  }
}
