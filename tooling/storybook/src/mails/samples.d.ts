declare module 'virtual:backend-mails' {
  import type { letterOf, PLACES, SampleMail } from '@coverkit/sandbox/samples'
  export const places: typeof PLACES
  export const letters: Readonly<Record<string, ReturnType<typeof letterOf>>>
  export const mails: readonly SampleMail[]
}

declare module 'virtual:backend-papers' {
  import type { RenderedPaper } from '@coverkit/sandbox/samples'
  /** `pdf` is the address of the file. */
  export const papers: readonly (Omit<RenderedPaper, 'pdf'> & { readonly pdf: string })[]
}
