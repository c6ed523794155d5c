import type { Mutant } from './Mutant.ts'

const PROVIDER = ['payment/startPaymentProvider.test.ts']

/** Faults in the payment provider's stand-in: the sites that frame its page, and its tokens' owner and content. */
export const paymentMutants: readonly Mutant[] = [
  {
    name: 'any site frames the page of a card',
    file: 'payment/startPaymentProvider.ts',
    from: 'hosts.includes(url.hostname) ?',
    to: "url.hostname !== '' ?",
    tests: PROVIDER,
  },
  {
    name: 'a site of another scheme frames the page of a card',
    file: 'payment/startPaymentProvider.ts',
    from: "url?.protocol === 'http:' && ",
    to: 'url !== null && ',
    tests: PROVIDER,
  },
  {
    name: 'the page of a card may be framed by more than the site that asked',
    file: 'payment/startPaymentProvider.ts',
    from: '{site}`,\n    "require-trusted-types-for',
    to: '{site} http:`,\n    "require-trusted-types-for',
    tests: PROVIDER,
  },
  {
    name: 'the script of a card’s page may send it anywhere',
    file: 'payment/startPaymentProvider.ts',
    from: '"connect-src \'self\'"',
    to: '"connect-src *"',
    tests: PROVIDER,
  },
  {
    name: 'a token is given through a proxy',
    file: 'payment/startPaymentProvider.ts',
    from: "    if (!isLocal(request)) throw new Problem(403, [{ field: '', code: 'local-only' }])\n",
    to: '',
    tests: PROVIDER,
  },
  {
    name: 'the page of a card is stored by caches, and its address passed on',
    file: 'payment/startPaymentProvider.ts',
    from: '  setHeaders(server, makeClock(now))\n',
    to: '',
    tests: PROVIDER,
  },
  {
    name: 'tokens are given without a limit',
    file: 'payment/startPaymentProvider.ts',
    from: 'limitRates(server, { controls: false }',
    to: 'limitRates(server, { controls: true }',
    tests: PROVIDER,
  },
  {
    name: 'a token comes with the number of its card',
    file: 'payment/startPaymentProvider.ts',
    from: '...summaryOf(body) }',
    to: '...summaryOf(body), number: body.number }',
    tests: PROVIDER,
  },
  {
    name: 'a token is made of the number of its card',
    file: 'payment/startPaymentProvider.ts',
    from: "randomBytes(TOKEN_BYTES).toString('base64url')",
    to: "Buffer.from(body.number.padEnd(TOKEN_BYTES, '0')).toString('base64url')",
    tests: PROVIDER,
  },
  {
    name: 'a card with faults gets a token',
    file: 'payment/startPaymentProvider.ts',
    from: '    if (faults.length > 0) throw new Problem(422, [...faults])\n',
    to: '',
    tests: PROVIDER,
  },
  {
    name: 'a card may come with anything beside it',
    file: 'payment/startPaymentProvider.ts',
    from: 'additionalProperties: false',
    to: 'additionalProperties: true',
    tests: PROVIDER,
  },
  {
    name: 'the stand-in logs its requests',
    file: 'payment/startPaymentProvider.ts',
    from: 'logger: false',
    to: "logger: { level: 'silent' }",
    tests: PROVIDER,
  },
  {
    name: 'the page of a card has a style of its own text',
    file: 'payment/cardPage.ts',
    from: '<form id="card" method="post" novalidate>',
    to: '<form id="card" method="post" novalidate style="display: block">',
    tests: PROVIDER,
  },
]
