import type { Flow, Slice, SliceEntries, SliceStorage } from './Flow.ts'

/** A receiver of answers: the store of this device, the account, or another device by a mailed link. */
export type Audience = 'device' | 'account' | 'mail-link'

const ALLOWED: Readonly<Record<SliceStorage, readonly Audience[]>> = {
  device: ['device'],
  account: ['device', 'account'],
  memory: [],
}

/**
 * Returns the answers that an audience may receive: fields of slices outside it are taken from `empty`. Call
 * it for everything that is stored, mailed or sent as a draft.
 */
export function answersFor<Answers extends object, Id extends string>(
  flow: Flow<Answers, Id>,
  answers: Answers,
  empty: Answers,
  audience: Audience,
): Answers {
  return (flow.slices ?? [])
    .filter((slice) => !isAllowed(slice, answers, audience))
    .reduce((rest, slice) => replaceSlice(rest, slice, empty), answers)
}

/**
 * The answers that came back from an audience, with the slices that it was not given as they are on this page: the
 * inverse of `answersFor`. Whether it was given a slice is judged by what came back.
 */
export function answersFrom<Answers extends object, Id extends string>(
  flow: Flow<Answers, Id>,
  received: Answers,
  own: Answers,
  audience: Audience,
): Answers {
  return (flow.slices ?? [])
    .filter((slice) => !isAllowed(slice, received, audience))
    .reduce((all, slice) => replaceSlice(all, slice, own), received)
}

function isAllowed<Answers>(slice: Slice<Answers>, answers: Answers, audience: Audience): boolean {
  return ALLOWED[slice.storageOf(answers)].includes(audience)
}

/** The answers with a slice as it is in `source`. */
function replaceSlice<Answers extends object>(
  answers: Answers,
  { fields, entries = {} }: Slice<Answers>,
  source: Answers,
): Answers {
  const result = { ...answers }
  for (const field of fields) result[field] = source[field]
  for (const [field, isOfSlice] of ownEntries(entries)) {
    const rest = pick(answers[field], (key) => !isOfSlice(key))
    // Entries of one field go back into that field, so its type stays what it was.
    result[field] = { ...rest, ...pick(source[field], isOfSlice) } as Answers[typeof field]
  }
  return result
}

type KeyTest = (key: string) => boolean

function ownEntries<Answers>(entries: SliceEntries<Answers>) {
  // `Object.entries` knows keys as texts only.
  return Object.entries(entries) as [keyof Answers, KeyTest][]
}

function pick(record: unknown, test: KeyTest): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(record ?? {}).filter(([key]) => test(key)))
}
