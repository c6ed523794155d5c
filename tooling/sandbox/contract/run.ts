import { parseArgs } from 'node:util'
import { checkBackend } from './checkBackend.ts'

const USAGE = `pnpm contract URL [--account NAME] [--origin ORIGIN] [--token TOKEN]

Sends harmless requests of the OpenAPI document to a backend and holds each answer against the document: reads, prices, saves on
the way with tracking ids, refusals, preflights. Nothing is submitted, nothing mailed.

  --account NAME   the account name of a site that the backend knows; wattlebird when absent
  --origin ORIGIN  where that site's pages are; http://localhost:4200 when absent
  --token TOKEN    an identity token of a test customer; without it what needs one is only seen to be refused`

try {
  const { values, positionals } = parseArgs({
    options: {
      account: { type: 'string', default: 'wattlebird' },
      origin: { type: 'string', default: 'http://localhost:4200' },
      token: { type: 'string' },
    },
    allowPositionals: true,
  })
  const [address = ''] = positionals
  if (positionals.length !== 1 || !URL.canParse(address)) throw new Error(USAGE)
  const checked = await checkBackend({
    url: address.replace(/\/$/, ''),
    accountName: values.account,
    origin: values.origin,
    ...(values.token && { token: values.token }),
  })
  for (const { outcome, name, why } of checked)
    console.log(`${outcome.padEnd(12)}${name}${why && `  (${why})`}`)
  const count = (wanted: string) => checked.filter(({ outcome }) => outcome === wanted).length
  console.log(`\n${count('ok')} ok, ${count('not offered')} not offered, ${count('FAIL')} failed`)
  process.exitCode = count('FAIL') > 0 ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
