const FIRST_PORT = 4100
/** Tests start sites in blocks of a hundred ports, the backend before them. */
const LAST_PORT = 4188
const DEMO_PARTNER_PORT = 4120

export const PORTS = { first: FIRST_PORT, last: LAST_PORT, ofDemoPartner: DEMO_PARTNER_PORT } as const

const HOST = /^(?!www\.)(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/

/** Pattern of each value of a brand's company, with its description. */
export const companyRules = {
  account: [/^[a-z]{1,32}$/, 'letters only, in lower case, like banksia'],
  title: [/^[\p{L}\p{N}][\p{L}\p{N} .,&'’+-]{0,39}$/u, 'a name of at most 40 letters, like "Banksia Cover"'],
  legalName: [/^[\p{L}\p{N}][\p{L}\p{N} .,&'’()+-]{0,79}$/u, 'the company, like "Banksia Cover Pty Ltd"'],
  domain: [HOST, 'a domain without www, like banksiacover.com.au'],
  email: [
    /^[\w.+-]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/,
    'an address, like hello@banksiacover.com.au',
  ],
  phone: [/^0[0-9 ]{9,13}$/, 'an Australian number, like "02 5550 4199"'],
  abn: [/^\d{2} \d{3} \d{3} \d{3}$/, 'eleven digits, as "00 000 000 000"'],
  afsl: [/^\d{6}$/, 'six digits'],
  port: [/^\d{4}$/, `a number from ${FIRST_PORT} to ${LAST_PORT}`],
} as const satisfies Readonly<Record<string, readonly [rule: RegExp, wanted: string]>>

/** Returns the first port for a site that no brand or demo uses; null where none is left. */
export function freePort(taken: readonly number[]): number | null {
  const ports = Array.from({ length: LAST_PORT - FIRST_PORT + 1 }, (_, index) => FIRST_PORT + index)
  return ports.find((port) => port !== DEMO_PARTNER_PORT && !taken.includes(port)) ?? null
}
