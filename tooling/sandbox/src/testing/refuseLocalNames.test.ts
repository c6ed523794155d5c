import { promises } from 'node:dns'
import { request } from 'node:http'
import { expect, it } from 'vitest'

const REFUSAL =
  'Node would look up wattlebird.localhost, which few systems know. Connect to 127.0.0.1 and name it in a header.'

// The file is a part of the setup of these tests.
it('no test looks up a name that this machine knows by chance', async () => {
  await expect(fetch('http://wattlebird.localhost:4100/')).rejects.toMatchObject({
    cause: new Error(REFUSAL),
  })
  await expect(promises.lookup('wattlebird.localhost')).rejects.toThrow(REFUSAL)
  const answer = new Promise((resolve) => {
    request('http://wattlebird.localhost:4100/').on('error', resolve).end()
  })
  expect(await answer).toEqual(new Error(REFUSAL))
})

it('looks up other names', async () => {
  expect(await promises.lookup('127.0.0.1')).toEqual({ address: '127.0.0.1', family: 4 })
})
