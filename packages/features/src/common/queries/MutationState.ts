import type { MutationFailure } from './mutationFailure.ts'

/** Where something that is sent to the server has got to. */
export type MutationState<Content, Data> =
  | { readonly status: 'idle' }
  | { readonly status: 'pending'; readonly content: Content }
  | { readonly status: 'failed'; readonly content: Content; readonly failure: MutationFailure }
  | { readonly status: 'done'; readonly content: Content; readonly data: Data }
