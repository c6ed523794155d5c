import type { Tracking } from '@coverkit/core'
import type { EntryKind, SavedDraft } from '@coverkit/drafts'
import { answersFor } from '@coverkit/flow'
import { withoutAccountRev } from '../account/accountRev.ts'
import type { FlowAnswers } from '../state/FlowAnswers.ts'
import type { DraftContext } from './DraftContext.ts'
import type { DraftStore } from './DraftStore.ts'
import { dropLeftInput } from './leftInput.ts'
import { submitOutcome } from './submitOutcome.ts'

/** Actions of a visitor on the whole draft. */
export function visitorActions<Answers extends FlowAnswers, Id extends string>(
  { services, definition, runExclusive, record, dispatch, open }: DraftContext<Answers, Id>,
  persist: (entry?: EntryKind) => Promise<SavedDraft<Answers> | null>,
  tracking: () => Promise<Tracking>,
): Pick<DraftStore, 'saveConfirmed' | 'retry' | 'resolve' | 'copy' | 'restart'> {
  return {
    async saveConfirmed() {
      const saved = await persist('submit')
      if (!saved?.entryId) return false
      const drafts = await services.drafts()
      // Changes that an earlier fault delayed are saved first.
      await drafts.sendNow()
      return submitOutcome(drafts, saved.flow)
    },
    async retry() {
      await persist(record().status.sent?.state === 'lost' ? 'save' : undefined)
      await services.drafts().then(
        (drafts) => drafts.sendNow(),
        () => undefined,
      )
    },
    async resolve(choose) {
      await persist()
      await runExclusive(async () => {
        const { drafts, kind } = await open()
        const base = record().answers
        const draft = await drafts.resolve(kind, choose)
        if (draft) dispatch({ type: 'reloaded', kind, base, draft })
      }).catch(() => dispatch({ type: 'not-persisted', isDiscarded: false }))
      await persist()
    },
    async copy() {
      await persist()
      const { kind } = await open()
      const { flow, version } = kind
      const answers = answersFor(definition.flow, record().answers, definition.empty(), 'mail-link')
      return { flow, version, answers: withoutAccountRev(answers), tracking: await tracking() }
    },
    restart: () =>
      runExclusive(async () => {
        dispatch({ type: 'restarted', owner: (await services.drafts()).clientId })
        const { drafts, kind } = await open()
        await drafts.remove(kind.flow)
        dropLeftInput(kind.flow)
      }),
  }
}
