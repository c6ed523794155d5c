import type { Page } from '../partner.ts'

/** An empty page of this origin: for tests that put frames of any kind into a partner's page. */
export function emptyPage(): Page {
  const head = '<meta charset="utf-8"><title>Empty</title><link rel="icon" href="data:,">'
  return {
    html: `<!doctype html><html lang="en-AU"><head>${head}</head><body></body></html>\n`,
    policy: "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-src *",
  }
}
