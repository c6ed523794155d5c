/** The sentences of the self-test, for the developer of a partner page. `{host}`, `{page}` and `{name}` are filled in. */
export const copy = {
  securePage: {
    passed: 'This page is served securely.',
    insecure:
      'This page is served without https. Browsers turn off storage and other features on it. Serve it over https.',
    mixed:
      "This page is served over https and {host} isn't. Browsers block mixed content like that. Use the https address.",
    sameOrigin:
      "{host} is the origin of this page itself, so the sandbox doesn't isolate anything. Use the address of the embed app.",
  },
  accountName: {
    passed: 'The account name has the right form.',
    none: "There's no account name, so the frame shows the default brand after 10 seconds.",
    malformed:
      'The account name "{name}" isn\'t valid. Use 1 to 32 letters with no spaces, in the exact case.',
  },
  script: {
    passed: 'The loader loads.',
    policy: "This page's Content-Security-Policy blocks the loader. Add {host} to script-src.",
    failed:
      "The loader didn't load from {host}, and this page's policies aren't the reason. Check the address, the network and content blockers.",
    untried:
      "This page's Trusted Types policy blocks this test. It doesn't affect a script tag written in the HTML.",
  },
  frame: {
    passed: 'The frame responds.',
    policy: "This page's Content-Security-Policy blocks the frame. Add {host} to frame-src.",
    refused:
      "The frame loaded but didn't respond. Either {page} isn't on the list of origins for this account name, or the name \"{name}\" isn't permitted. Send {page} to the broker, and compare the name letter by letter.",
    failed: 'Nothing responded at {host} in time. Check the address, the network and content blockers.',
  },
} as const

/** Before each sentence. */
export const marks = { running: 'Running the self-test.', passed: 'OK:', failed: 'Problem:' } as const

/** Fills the values into a sentence. */
export function fill(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole)
}
