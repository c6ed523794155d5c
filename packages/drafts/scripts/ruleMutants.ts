import { outbox } from './outboxMutants.ts'
import type { Mutant, MutatedPackage } from './plantFaults.ts'

/** The drafts package with its unit tests only; the suites of the whole outbox are left out. */
export const rules: MutatedPackage = {
  folder: outbox.folder,
  suite: [
    'crypto/ownerKeys.test.ts',
    'drafts/draftState.test.ts',
    'outbox/attempts.test.ts',
    'outbox/enqueue.test.ts',
    'outbox/entryRules.test.ts',
    'outbox/wakeSignal.test.ts',
    'owners/attachDrafts.test.ts',
    'persistence/expiry.test.ts',
    'persistence/joinTabs.test.ts',
    'persistence/mergeAnswers.test.ts',
    'persistence/mergeRows.test.ts',
    'platform/runExclusive.test.ts',
    'storage/lastingStore.test.ts',
    'tabs/senderLock.test.ts',
  ],
}

export const ruleMutants: readonly Mutant[] = [
  {
    name: 'work does not wait for what was before it',
    file: 'platform/runExclusive.ts',
    from: 'turn = run.catch(() => undefined)',
    to: 'void run.catch(() => turn)',
  },
  {
    name: 'work that failed holds up what follows',
    file: 'platform/runExclusive.ts',
    from: 'turn = run.catch(() => undefined)',
    to: 'turn = run',
  },
  {
    name: 'storage that was emptied stays empty',
    file: 'storage/lastingStore.ts',
    from: 'if (born !== undefined) await putHeld(change, held)',
    to: '',
  },
  {
    name: 'what somebody left who signed out is held on',
    file: 'storage/lastingStore.ts',
    from: 'for (const rows of held.values()) rows.clear()',
    to: '',
  },
  {
    name: 'a write counts before its transaction is complete',
    file: 'storage/draftDatabase.ts',
    from: '        await transaction.done\n',
    to: '',
  },
  {
    name: 'a write may still be lost with the power',
    file: 'storage/draftDatabase.ts',
    from: "durability: 'strict'",
    to: "durability: 'relaxed'",
  },
  {
    name: 'a second tab makes a setting again',
    file: 'storage/store.ts',
    from: 'return known ?? made',
    to: 'return made',
  },
  {
    name: 'a draft opens as another revision',
    file: 'crypto/sealContexts.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a text of the source
    from: '`${id}#${version}#${rev}`',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a text of the source
    to: '`${id}#${version}${rev === undefined}`',
  },
  {
    name: 'a key that was replaced counts as current',
    file: 'crypto/ownerKeys.ts',
    from: 'return stored !== undefined && stored.id === known.get(owner)?.id',
    to: 'return stored !== undefined && known.has(owner)',
  },
  {
    name: 'a lease of a wrong clock holds for ever',
    file: 'tabs/senderLock.ts',
    from: 'if (left > 0 && left <= LEASE_MS) return false',
    to: 'if (left > 0) return false',
  },
  {
    name: 'a clock that jumped ahead deletes drafts',
    file: 'persistence/expiry.ts',
    from: 'isExpiredAt(Math.min(at, now))',
    to: 'isExpiredAt(Math.max(at, now))',
  },
  {
    name: 'a key goes while a row of its owner stays',
    file: 'persistence/expiry.ts',
    from: 'if (!left.has(row.owner)) await',
    to: 'await',
  },
  {
    name: 'a run that was discarded can be saved again',
    file: 'persistence/seenDrafts.ts',
    from: "runs.set(attempt, { owner: '', rev })",
    to: "runs.set(attempt, { owner: 'anon:1', rev })",
  },
  {
    name: 'what is not chosen yet is forgotten by the next save',
    file: 'persistence/joinStored.ts',
    from: 'conflicts: standing(view.conflicts, asJson(answers))',
    to: 'conflicts: standing([], asJson(answers))',
  },
  {
    name: 'rows are joined that contradict each other',
    file: 'persistence/mergeAnswers.ts',
    from: 'if (conflicts.length === 0) return',
    to: 'if (conflicts.length >= 0) return',
  },
  {
    name: 'a list of rows is one leaf',
    file: 'persistence/mergeAnswers.ts',
    from: '!(isList && rowsAreLeaves)',
    to: '!isList',
  },
  {
    name: 'rows that do not go together are never a question of their list',
    file: 'persistence/mergeAnswers.ts',
    from: '!(isList && rowsAreLeaves)',
    to: 'isList !== undefined',
  },
  {
    name: 'a row that was removed here comes back with its id',
    file: 'persistence/mergeAnswers.ts',
    from: '  if (isEqual(base, theirs, serverIds)) return { value: mine, conflicts: [] }\n',
    to: '',
  },
  {
    name: 'a row that was removed there is asked about for its id',
    file: 'persistence/mergeAnswers.ts',
    from: '  if (isEqual(base, mine, serverIds)) return { value: theirs, conflicts: [] }\n',
    to: '',
  },
  {
    name: 'an id of the server is lost to none',
    file: 'persistence/mergeAnswers.ts',
    from: 'value: mine ?? theirs',
    to: 'value: mine',
  },
  {
    name: 'a row’s id is taken for the name of a member',
    file: 'persistence/mergeAnswers.ts',
    from: 'isList ? path : [...path, name]',
    to: '[...path, name]',
  },
  {
    name: 'two rows with one id are one',
    file: 'persistence/partsOf.ts',
    from: ' || rows.has(id)) return undefined',
    to: ') return undefined',
  },
  {
    name: 'rows without ids are rows',
    file: 'persistence/partsOf.ts',
    from: "if (typeof id !== 'string' || rows.has(id)) return undefined",
    to: "if (typeof id !== 'string') continue\n    if (rows.has(id)) return undefined",
  },
  {
    name: 'rows of the other tab come last',
    file: 'persistence/partsOf.ts',
    from: 'order.splice(place, 0, name)',
    to: 'order.push(name)',
  },
  {
    name: 'a log-out leaves what was attached',
    file: 'owners/discardOwners.ts',
    from: "'attachedTo' in row ? row.attachedTo : undefined",
    to: 'undefined',
  },
  {
    name: 'a draft is attached as it was, whatever another tab stored since',
    file: 'owners/attachDrafts.ts',
    from: 'current?.rev !== draft.rev || ',
    to: '!current || ',
  },
  {
    name: 'an entry that another tab took is taken again',
    file: 'outbox/attempts.ts',
    from: 'if (!entry || !isSameState(entry, seen)) return undefined',
    to: 'if (!entry) return undefined',
  },
  {
    name: 'a confirmation goes to the next run of the flow',
    file: 'outbox/attempts.ts',
    from: 'draft?.attempt !== draftId || ',
    to: '!draft || ',
  },
  {
    name: 'a refused entry is due with the others',
    file: 'outbox/entryRules.ts',
    from: "if (entry.state !== 'attention' && (!head",
    to: 'if ((!head',
  },
  {
    name: 'a clock that was put back makes an entry wait for ever',
    file: 'outbox/entryRules.ts',
    from: 'return at - now > LONGEST_WAIT_MS + CAP_MS ? now : at',
    to: 'return at',
  },
  {
    name: 'a damaged time counts as a time',
    file: 'outbox/entryRules.ts',
    from: 'Number.isFinite(value) && value <= LAST_DATE_MS',
    to: 'value !== LAST_DATE_MS + 1',
  },
  {
    name: 'a signal is lost that was raised before anybody looked',
    file: 'outbox/wakeSignal.ts',
    from: '      isRaised = true\n',
    to: '',
  },
  {
    name: 'a log-out waits for nothing',
    file: 'drafts/untilSent.ts',
    from: 'if ((await unsentCount()) === 0) done()',
    to: 'if ((await unsentCount()) >= 0) done()',
  },
  {
    name: 'a request without an answer counts as sent',
    file: 'drafts/draftState.ts',
    from: "if (queued > confirmed) return 'lost'",
    to: '',
  },
]
