import { expect, it } from 'vitest'
import { readSignInConfig } from './readSignInConfig.ts'

/** A page whose head says this. */
function pageWith(metas: Readonly<Record<string, string>>): Document {
  const querySelector = (selector: string) => {
    const name = /"coverkit:([^"]+)"/.exec(selector)?.[1] ?? ''
    const content = metas[name]
    return content === undefined ? null : { getAttribute: () => content }
  }
  return { querySelector } as unknown as Document
}

it('reads where customers sign in, and Google where it is offered', () => {
  const identity = 'https://id.example client1 8'
  expect(readSignInConfig(pageWith({ identity }))).toEqual({
    endpoint: 'https://id.example',
    clientId: 'client1',
    passwordMinLength: 8,
    google: null,
  })
  expect(readSignInConfig(pageWith({ identity, google: 'https://g.example/client g1' })).google).toEqual({
    scriptUrl: 'https://g.example/client',
    clientId: 'g1',
  })
  expect(readSignInConfig(pageWith({ identity, 'google-page': '/login' })).google).toEqual({ page: '/login' })
})

it('takes eight characters for the shortest password where the page does not say', () => {
  const lengthOf = (identity: string) => readSignInConfig(pageWith({ identity })).passwordMinLength
  expect(lengthOf('https://id.example client1 12')).toBe(12)
  expect(lengthOf('https://id.example client1')).toBe(8)
})
