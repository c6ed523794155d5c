import { fileURLToPath } from 'node:url'
import type { Mutant, MutatedPackage } from './plantFaults.ts'

export const outbox: MutatedPackage = {
  folder: fileURLToPath(new URL('..', import.meta.url)),
  suite: [
    'outbox/outbox.test.ts',
    'outbox/completedBody.test.ts',
    'tabs/tabs.test.ts',
    'owners/owners.test.ts',
    'storage/storage.test.ts',
    'outbox/outbox.interleavings.test.ts',
  ],
  env: { OUTBOX_RUNS: '400' },
}

export const outboxMutants: readonly Mutant[] = [
  {
    name: 'a refused save stays behind a newer one',
    file: 'outbox/attempts.ts',
    from: '(await isSuperseded(change, entry))',
    to: 'false',
  },
  {
    name: 'a refused submit is dropped for a newer save',
    file: 'outbox/attempts.ts',
    from: "  if (kind !== 'save') return false\n",
    to: '',
  },
  {
    name: 'the body carries another key than the entry',
    file: 'outbox/makeEntry.ts',
    from: 'const tracking: Tracking = { id,',
    to: 'const tracking: Tracking = { id: newId(),',
  },
  {
    name: 'the body is made again for every attempt',
    file: 'outbox/sendEntry.ts',
    from: 'repeated: uncertain,\n  body,',
    to: 'repeated: uncertain,\n  body: { ...(body as object), at: Math.random() },',
  },
  {
    name: 'a save that waited goes out as it was made',
    file: 'outbox/sendEntry.ts',
    from: 'markInFlight(change, seen, now(), completed)',
    to: 'markInFlight(change, seen, now())',
  },
  {
    name: 'a body is completed again for a repeat',
    file: 'outbox/completedBody.ts',
    from: " || kind !== 'save' || attempts > 0",
    to: " || kind !== 'save' || attempts < 0",
  },
  {
    name: 'a submit is completed too',
    file: 'outbox/completedBody.ts',
    from: " || kind !== 'save'",
    to: '',
  },
  {
    name: 'a newer save replaces one in flight',
    file: 'outbox/entryRules.ts',
    from: "return state !== 'in-flight' && !uncertain",
    to: "return state === 'in-flight' || !uncertain",
  },
  {
    name: 'a newer save replaces one that may have arrived',
    file: 'outbox/entryRules.ts',
    from: "return state !== 'in-flight' && !uncertain",
    to: "return state !== 'in-flight'",
  },
  {
    name: 'a submit is replaced like a save',
    file: 'outbox/enqueue.ts',
    from: "(entry.kind === 'save' && isFree(entry))",
    to: 'isFree(entry)',
  },
  {
    name: 'a second submit is queued beside the first',
    file: 'outbox/enqueue.ts',
    from: 'if (standing !== undefined && isStanding) return standing',
    to: '',
  },
  {
    name: 'a submit of other answers joins the first',
    file: 'outbox/sameSubmit.ts',
    from: 'text !== undefined && contentOf(JSON.parse(text)) === contentOf(body)',
    to: 'text !== undefined',
  },
  {
    name: 'a submit joins one that a later submit follows',
    file: 'outbox/sameSubmit.ts',
    from: '.at(-1)',
    to: '.at(0)',
  },
  {
    name: 'nothing waits for the submit before it',
    file: 'outbox/entryRules.ts',
    from: 'heads.set(entry.draftId, entry)',
    to: 'heads.set(entry.id, entry)',
  },
  {
    name: 'the newest entry of a draft goes first',
    file: 'outbox/entryRules.ts',
    from: 'entry.rev < head.rev',
    to: 'entry.rev > head.rev',
  },
  {
    name: 'an entry goes out whoever is signed in',
    file: 'outbox/entryRules.ts',
    from: '(entry.attachedTo ?? entry.owner) === owner && ',
    to: "owner !== '' && ",
  },
  {
    name: 'the owner is not looked at again before sending',
    file: 'outbox/sendEntry.ts',
    from: 'send && mayGo(entry, parts.owner())',
    to: 'send',
  },
  {
    name: 'what a closed page left in flight is never sent again',
    file: 'outbox/entryRules.ts',
    from: "if (state === 'in-flight') return now",
    to: "if (state === 'in-flight') return Number.POSITIVE_INFINITY",
  },
  {
    name: 'an unknown outcome counts as sent',
    file: 'outbox/sendEntry.ts',
    from: "const unknown = () => resolve({ kind: 'unknown' })",
    to: "const unknown = () => resolve({ kind: 'confirmed' })",
  },
  {
    name: 'it gives up after five attempts',
    file: 'outbox/entryRules.ts',
    from: "if (outcome.kind === 'withheld') return { state: 'waiting' }",
    to: "if (outcome.kind === 'withheld') return { state: 'waiting' }\n  if (attempts > 5) return { state: 'attention', problems: [] }",
  },
  {
    name: 'Retry-After gives way to whatever wakes the page',
    file: 'outbox/entryRules.ts',
    from: "return { state: 'waiting', uncertain: true, nextAt, notBefore }",
    to: "return { state: 'waiting', uncertain: true, nextAt }",
  },
  {
    name: 'an attempt has no time-out',
    file: 'outbox/sendEntry.ts',
    from: 'const TIMEOUT_MS = 15_000',
    to: 'const TIMEOUT_MS = 15_000_000',
  },
  {
    name: 'an older confirmation sets a newer one back',
    file: 'outbox/attempts.ts',
    from: ' || rev <= (draft.confirmed?.rev ?? 0)',
    to: '',
  },
  {
    name: 'two tabs send at once',
    file: 'outbox/sender.ts',
    from: 'if (await parts.lock(sendDue).catch(() => false)) signal.raise()',
    to: 'await sendDue()\n      if (parts.lock) signal.raise()',
  },
  {
    name: 'a lease runs out under its holder',
    file: 'tabs/senderLock.ts',
    from: 'const RENEW_MS = 3_000',
    to: 'const RENEW_MS = 300_000',
  },
  {
    name: 'the entry is stored in a transaction of its own',
    file: 'persistence/saveDraft.ts',
    from: 'const entryId = entry ? await enqueue(change, entry, submit) : null',
    to: 'const entryId = entry ? entry.id : null\n      if (entry) setTimeout(() => void store.change((other) => enqueue(other, entry)))',
  },
  {
    name: 'a re-owned entry keeps its id',
    file: 'owners/attachDrafts.ts',
    from: 'const head = { ...row, id: newId(), owner, state }',
    to: 'const head = { ...row, owner, state }',
  },
]
