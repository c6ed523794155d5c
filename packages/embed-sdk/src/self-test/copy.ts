/** The sentences of the self-test, for the developer of a partner page. `{host}`, `{page}` and `{name}` are filled in. */
export const copy = {
  securePage: {
    passed: 'This page is served securely.',
    insecure:
      'This page is served without https. Browsers keep storage and other features from it: serve it over https.',
    mixed:
      'This page is served over https and {host} is not. Browsers block such mixed content: use the https address.',
    sameOrigin:
      '{host} is the origin of this page itself, so the sandbox separates nothing. Use the address of the embed app.',
  },
  accountName: {
    passed: 'The account name has the right form.',
    none: 'No account name is given: the frame shows the default brand after ten seconds.',
    malformed:
      'The account name "{name}" cannot be right: it is 1 to 32 letters, without spaces, in exact case.',
  },
  script: {
    passed: 'The loader can be loaded.',
    policy: 'The Content-Security-Policy of this page blocks the loader. Add {host} to script-src.',
    failed:
      'The loader could not be loaded from {host}, and no policy of this page is the reason. Check the address, the network and content blockers.',
    untried:
      'The Trusted Types policy of this page forbids the trial. A script tag written in the HTML is not affected by it.',
  },
  frame: {
    passed: 'The frame answers.',
    policy: 'The Content-Security-Policy of this page blocks the frame. Add {host} to frame-src.',
    refused:
      'The frame loaded and stayed silent. Either {page} is not on the list of origins for this account name, or the name "{name}" is not a permitted one. Send {page} to the broker, and compare the name letter by letter.',
    failed: 'Nothing answered at {host} in time. Check the address, the network and content blockers.',
  },
} as const

/** Before each sentence. */
export const marks = { running: 'The self-test runs.', passed: 'OK:', failed: 'Problem:' } as const

/** Puts the values where a sentence names them. */
export function fill(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole)
}
