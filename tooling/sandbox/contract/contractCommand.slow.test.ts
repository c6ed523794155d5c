import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { startLiteralBackend } from '@coverkit/faults/literal'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CLIENT_ID } from '../src/identity/makePool.ts'
import { documentOperations } from '../src/testing/documentOperations.ts'
import { OPERATION_ENGINE, startTestSandbox } from '../src/testing/engines.ts'
import { makePersonIn } from '../src/testing/identity.ts'
import { type PassedAnswer, startAltering, startAnswering } from '../src/testing/startAnswering.ts'
import { contractCommand } from './contractCommand.ts'
import { isExtension } from './operations.ts'

const ORIGIN = 'http://wattlebird.localhost:4200'

let api: Awaited<ReturnType<typeof startTestSandbox>>
beforeAll(async () => {
  api = await startTestSandbox(OPERATION_ENGINE)
})
afterAll(() => api.close())

/** Runs the command; the lines that it printed, and its exit code. */
async function contract(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const printed: string[] = []
  const errors: string[] = []
  const code = await contractCommand(['--origin', ORIGIN, ...args], env, {
    log: (text) => printed.push(text),
    error: (text) => errors.push(text),
  })
  const text = printed.join('\n')
  return { code, text, lines: text.split('\n'), error: errors.join('\n') }
}

/** Runs some groups against the reference backend with its answers altered; the lines that aren't `ok`. */
async function altered(only: string, alter: (answer: PassedAnswer) => void, ...args: readonly string[]) {
  const server = await startAltering(api.url, alter)
  const { lines } = await contract([server.url, '--only', only, ...args])
  server.close()
  return lines.filter((line) => /^ {2}(FAIL|not offered| {13})/.test(line)).map((line) => line.trim())
}

/** Changes the JSON of one path's answers. */
const withJson =
  (path: string, change: (json: never) => void) =>
  (answer: PassedAnswer): void => {
    if (!answer.path.startsWith(path) || answer.status !== 200 || answer.method === 'OPTIONS') return
    const json: unknown = JSON.parse(answer.text)
    change(json as never)
    answer.text = JSON.stringify(json)
  }

describe('against the reference backend', () => {
  test('everything is there, with a test customer who signs in', async () => {
    const { email, password } = await makePersonIn(api)
    const args = [api.url, '--identity', api.url, '--client', CLIENT_ID, '--email', email]
    const { code, lines } = await contract(args, { CONTRACT_PASSWORD: password })
    expect(lines.filter((line) => /^ {2}(FAIL|not offered|skipped| {13})/.test(line))).toEqual([
      '  skipped      updateUser: it would change something',
      '  skipped      sendVerificationCode, verifyVerificationCode: it would mail a code',
      '  skipped      getGuaranteedInsurability: the test customer has no life cover whose `product_Code` is known',
      '  skipped      changeCover, requestGuaranteedInsurability: it would change something',
    ])
    expect(lines.at(-1)).toBe('55 ok, 0 failed, 0 not offered, 6 skipped')
    expect(code).toBe(0)
  })

  test('prices come from each insurer by itself', async () => {
    const { code, text } = await contract([api.url, '--only', 'prices'])
    expect(text).toBe(`Prices (prices). Where these fail, nobody sees a price, so nobody can apply.
  ok           getOccupationsFile (GET ${api.url}/cdn/data.json)
  ok           getOccupations (GET /OmniLifeApi/GetAllData)
  ok           compareQuotes MLP (POST /api/v1/quote/compare)
  ok           compareQuotes NEO (POST /api/v1/quote/compare)
  ok           compareQuotes MLC (POST /api/v1/quote/compare)
  ok           compareQuotes ACC (POST /api/v1/quote/compare)
  ok           compareQuotes ZUR (POST /api/v1/quote/compare)
  ok           compareQuotes ING (POST /api/v1/quote/compare)
  ok           compareQuotes AIG (POST /api/v1/quote/compare)
  ok           projectPremiums (POST /api/v1/quote/projection)
  ok           sendComparison (POST /api/v1/quote/comparison)
  ok           openComparison (POST /api/v1/quote/comparison/open)

12 ok, 0 failed, 0 not offered, 0 skipped`)
    expect(code).toBe(0)
  })

  test('prices come from the insurers that are named, or else from those of its own panel', async () => {
    const quoted = async (alter: (answer: PassedAnswer) => void, ...args: readonly string[]) => {
      const server = await startAltering(api.url, alter)
      const { lines } = await contract([server.url, '--only', 'prices', ...args])
      server.close()
      return lines.flatMap(
        (line) => /^ {2}(ok|FAIL) +compareQuotes (\S+) /.exec(line)?.slice(1).join(' ') ?? [],
      )
    }
    expect(await quoted(() => undefined, '--insurers', 'ZUR,NEO')).toEqual(['ok ZUR', 'ok NEO'])
    const two = ({ insurers }: { insurers: { supplierCode: string }[] }) =>
      insurers.splice(
        0,
        insurers.length,
        ...insurers.filter(({ supplierCode }) => /ACC|ING/.test(supplierCode)),
      )
    expect(await quoted(withJson('/api/v1/quote/compare', two))).toEqual(['ok ACC', 'ok ING'])
    expect(await quoted(() => undefined, '--insurers', 'KES')).toEqual(['FAIL KES'])
  })

  test('without a customer, what needs one is skipped and says why', async () => {
    const { code, text } = await contract([api.url, '--only', 'saving,claims'])
    expect(
      text,
    ).toBe(`Saving on the way (saving). Where these fail, answers stay on the visitor’s device, and you don’t know of them.
  ok           saveCalculation (POST /api/v1/savecalculatecoverform)
  ok           saveQuote (POST /api/v1/quote/savequotes)
  skipped      listDrafts: it asks for a token: no --token, and no --email with a password
  ok           resume (POST /api/v1/resume)

Claims (claims). Where these fail, nobody can claim on the site.
  ok           getVendor (GET /api/v1/vendor/Vendorsdetails)
  skipped      listClaims: it asks for a token: no --token, and no --email with a password
  ok           createUpload (POST /api/v1/uploads)

5 ok, 0 failed, 0 not offered, 2 skipped`)
    expect(code).toBe(0)
  })

  test('every call of the specification is looked at, or skipped with a reason', async () => {
    const { text } = await contract([api.url, '--json'])
    const { groups } = JSON.parse(text) as { groups: { checks: { name: string }[] }[] }
    const names = groups.flatMap(({ checks }) => checks.map(({ name }) => name.split(' ')[0]))
    const own = documentOperations.filter((each) => !isExtension(each) && !each.id.startsWith('POST '))
    expect(own.map(({ id }) => id).filter((id) => !names.includes(id))).toEqual([])
  })

  test('nothing is mailed, and nothing submitted', async () => {
    const { email, password, token } = await makePersonIn(api)
    const args = [api.url, '--identity', api.url, '--client', CLIENT_ID, '--email', email]
    await contract(args, { CONTRACT_PASSWORD: password })
    const mails = await api.get('/sandbox/mail', { accept: 'application/json' })
    expect(mails.json).toEqual([])
    const bearer = { authorization: `Bearer ${token}` }
    expect((await api.get('/api/v1/applications', bearer)).json).toEqual({ applications: [] })
  })
})

describe('against a backend that does what the specification says', () => {
  const token = `x.${Buffer.from('{"email":"robin@example.com"}').toString('base64url')}.x`
  let literal: Awaited<ReturnType<typeof startLiteralBackend>>
  beforeAll(async () => {
    literal = await startLiteralBackend({ identityUrl: api.url })
  })
  afterAll(() => literal.close())

  test('nothing fails', async () => {
    const { code, lines } = await contract([literal.url], { CONTRACT_TOKEN: token })
    expect(lines.filter((line) => line.includes('FAIL'))).toEqual([])
    expect(lines.at(-1)).toBe('27 ok, 0 failed, 23 not offered, 7 skipped')
    expect(code).toBe(0)
  })

  test('what it lacks is named with what visitors see', async () => {
    const { text } = await contract([literal.url, '--only', 'prices,contact'])
    expect(text).toContain(`  ok           compareQuotes AIG (POST /api/v1/quote/compare)
               it answers for 7 insurers, one of them asked: the site takes that one and drops the others
  not offered  projectPremiums (POST /api/v1/quote/projection)
               prices stand; the rows say “We couldn’t work out ten years”, with one Try again
  not offered  sendComparison (POST /api/v1/quote/comparison)
  not offered  openComparison (POST /api/v1/quote/comparison/open)
               sending says that the server couldn't be reached; nothing is kept`)
    expect(text).toContain(`  not offered  sendContactRequest (POST /api/v1/contact)
  not offered  requestAppointment (POST /api/v1/appointments)
               the form shows; sending says “Your message wasn’t sent”, keeps what was written and names your phone number`)
  })

  test('so are fields that are left out', async () => {
    const { text } = await contract([literal.url, '--only', 'claims,account'], { CONTRACT_TOKEN: token })
    expect(text).toContain(`  ok           getVendor (GET /api/v1/vendor/Vendorsdetails)
               without \`phone\`, \`hardshipPhone\`, \`email\`, \`claimsAddress\`: its name`)
    expect(text).toContain(
      "without `insurer_Name`, `product_Code`, `product_Name`, `status`, `lapse_Date` and 14 more: left out of the policy's card",
    )
    expect(text).toContain(
      'it answers 404 without a token, where the contract says 401: the site renews a session after a 401 only',
    )
  })
})

describe('against a server that has none of it', () => {
  test.each([
    [404, 'application/json', '{"error":"not found"}'],
    [404, 'text/html', '<h1>Not found</h1>'],
    [404, 'application/problem+json', '{"title":"Not found","status":404}'],
    [404, undefined, ''],
    [405, 'text/plain', 'Method not allowed'],
    [501, 'application/json', '{}'],
  ])('%i as %s is an absence', async (status, type, body) => {
    const server = await startAnswering((_request, response) =>
      response
        .writeHead(status, { ...(type && { 'content-type': type }), 'access-control-allow-origin': '*' })
        .end(body),
    )
    const { code, lines } = await contract([server.url])
    server.close()
    expect(code).toBe(1)
    expect(lines).toContain(
      `  FAIL         compareQuotes MLP (POST /api/v1/quote/compare): it answers ${status}, and without it nobody sees a price`,
    )
    expect(lines.filter((line) => line.includes('compareQuotes NEO'))).toEqual([])
    expect(lines).toContain(
      `  FAIL         saveQuote (POST /api/v1/quote/savequotes): it answers ${status}, and the site can't do without it`,
    )
    expect(lines).toContain('  not offered  projectPremiums (POST /api/v1/quote/projection)')
    expect(lines).toContain('  not offered  googleLogin (POST /accounts/google-login)')
    expect(lines.at(-1)).toBe('3 ok, 11 failed, 24 not offered, 13 skipped')
    expect(lines.filter((line) => /FAIL.* it is /.test(line))).toEqual([])
  })
})

describe('where nothing answers', () => {
  test('one line says so', async () => {
    const server = await startAnswering(() => undefined)
    server.close()
    const { code, text, error } = await contract([server.url])
    expect({ code, text, error }).toEqual({
      code: 2,
      text: `Nothing answers at ${server.url}: connection refused`,
      error: '',
    })
    expect(JSON.parse((await contract([server.url, '--json'])).text)).toEqual({
      url: server.url,
      origin: ORIGIN,
      account: 'wattlebird',
      reachable: false,
      message: `Nothing answers at ${server.url}: connection refused`,
    })
  })

  test('a server that hangs, one that speaks no TLS, one that speaks no HTTP', async () => {
    const hanging = await startAnswering(() => undefined)
    expect((await contract([hanging.url, '--timeout', '0.5'])).text).toBe(
      `Nothing answers at ${hanging.url}: no full answer within 0.5 seconds`,
    )
    const secure = hanging.url.replace('http:', 'https:')
    expect((await contract([secure])).text).toBe(`Nothing answers at ${secure}: it does not speak TLS`)
    hanging.close()
    const chat = createServer((socket) => void socket.end('hello\r\n\r\n'))
    await new Promise<void>((resolve) => chat.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(chat.address() as AddressInfo).port}`
    expect((await contract([url])).text).toBe(`Nothing answers at ${url}: it does not speak HTTP`)
    chat.close()
  })
})

describe('an answer that costs more than it should', () => {
  test('one that does not come, and one that does not end', async () => {
    const server = await startAnswering((request, response) => {
      if (request.url === '/') response.end()
      if (request.url === '/api/v1/appointments') {
        const piece = Buffer.alloc(64 * 1024, '.')
        const write = () => {
          while (response.write(piece));
        }
        response.on('drain', write)
        write()
      }
    })
    const { code, lines } = await contract([server.url, '--only', 'contact', '--timeout', '3'])
    server.close()
    expect(lines.slice(1, 3)).toEqual([
      '  FAIL         sendContactRequest (POST /api/v1/contact): no full answer within 3 seconds',
      '  FAIL         requestAppointment (POST /api/v1/appointments): the answer is longer than 4 MB',
    ])
    expect(code).toBe(1)
  })

  test('rubbish with status 200', async () => {
    const server = await startAnswering((_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>'),
    )
    const { lines } = await contract([server.url, '--only', 'saving'])
    server.close()
    expect(lines).toContain(
      '  FAIL         saveQuote (POST /api/v1/quote/savequotes): its answer is not JSON (text/html)',
    )
  })
})

describe('an answer that breaks the contract', () => {
  const VENDOR = 'FAIL         getVendor (GET /api/v1/vendor/Vendorsdetails): '
  const vendor = (change: (json: Record<string, unknown>) => void) =>
    altered('claims', withJson('/api/v1/vendor', change))

  test('is named by field and rule', async () => {
    expect(await vendor((json) => delete json.name)).toEqual([
      `${VENDOR}\`name\` is missing; the contract says string`,
    ])
    expect(await vendor((json) => Object.assign(json, { name: 7 }))).toEqual([
      `${VENDOR}\`name\` is number; the contract says string`,
    ])
    expect(await vendor((json) => Object.assign(json, { name: '' }))).toEqual([
      `${VENDOR}\`name\` breaks the contract's minLength: 1`,
    ])
  })

  test('a field of ours may be missing, and has to fit where it is', async () => {
    expect(await vendor((json) => delete json.phone)).toEqual(['without `phone`: its name'])
    expect(await vendor((json) => Object.assign(json, { phone: null }))).toEqual([
      `${VENDOR}\`phone\` is null; the contract says string`,
    ])
    expect(await vendor((json) => Object.assign(json, { sinceThen: true }))).toEqual([])
  })

  test('a field that the site does not know is no fault, where the document closes a body too', async () => {
    const { token } = await makePersonIn(api)
    const holder = JSON.stringify({ first_Name: 'Robin', last_Name: 'Example', since: 2020 })
    const found = (text: string) =>
      altered(
        'account',
        (answer) => {
          if (answer.path.endsWith('GetPolicyHolderbyContactId') && answer.status === 404)
            Object.assign(answer, { status: 200, text })
        },
        '--token',
        token ?? '',
      )
    expect(await found(holder)).toEqual([])
    expect(await found('{"first_Name":"Robin"}')).toEqual([
      'FAIL         getSecondPolicyHolder (GET /api/v1/users/GetPolicyHolderbyContactId): `last_Name` is missing; the contract says string or null',
    ])
  })

  test('so is JSON in a text', async () => {
    const list = (data: unknown) =>
      altered(
        'prices',
        withJson('/OmniLifeApi', (json) => Object.assign(json, { data })),
      )
    const note = 'where the CDN fails, nobody can choose an occupation'
    expect(await list('[{"id":"4","description":"Accountant"}]')).toEqual([
      'not offered  getOccupations (GET /OmniLifeApi/GetAllData)',
      `\`data.0.id\` is string; the contract says integer; ${note}`,
    ])
    expect(await list('Accountant')).toEqual([
      'not offered  getOccupations (GET /OmniLifeApi/GetAllData)',
      `\`data\` is not JSON in a string; ${note}`,
    ])
  })

  test('a save that is refused, one that is answered with nothing', async () => {
    const save = (text: string) =>
      altered('saving', (answer) => {
        if (answer.path.endsWith('savequotes') && answer.status === 200) answer.text = text
      })
    expect(await save('{"successful":false}')).toEqual([
      'FAIL         saveQuote (POST /api/v1/quote/savequotes): `successful` is false, which the site takes for a refusal',
    ])
    expect(await save('{"successful":"yes"}')).toEqual([
      'FAIL         saveQuote (POST /api/v1/quote/savequotes): `successful` is string; the contract says boolean; `successful` is not true, as the contract says',
    ])
    expect(await save('')).toEqual([])
  })

  test('data of a customer without a token', async () => {
    const shown = await altered('account', (answer) => {
      if (!answer.path.startsWith('/api/v1/users?') && answer.path !== '/api/v1/users') return
      Object.assign(answer, { status: 200, text: '{"id":"c-1"}' })
    })
    expect(shown).toEqual([
      "FAIL         getUser (GET /api/v1/users): it answers 200 without a token; the contract says 401, without a customer's data",
    ])
  })
})

describe('a comparison that the site would drop', () => {
  interface Insurer {
    supplierCode: string
    status: string
    frequencies: Record<string, { parts: { total: number } }>
  }
  const prices = async (change: (insurers: Insurer[]) => void) => {
    const found = await altered(
      'prices',
      withJson('/api/v1/quote/compare', ({ insurers }: { insurers: Insurer[] }) => change(insurers)),
      '--insurers',
      'MLC',
    )
    return found.filter((line) => /MLC|^[^F]/.test(line))
  }
  const MLC = 'FAIL         compareQuotes MLC (POST /api/v1/quote/compare): '

  test('one of others, of nobody, or of an insurer twice', async () => {
    expect(
      await prices((insurers) => insurers.map((each) => Object.assign(each, { supplierCode: 'ACC' }))),
    ).toEqual([`${MLC}it answers for ACC, not for MLC, which was asked`])
    expect(await prices((insurers) => insurers.splice(0))).toEqual([
      `${MLC}it answers for no insurer, not for MLC, which was asked`,
    ])
    expect(await prices((insurers) => insurers.push(...insurers))).toEqual([
      `${MLC}\`insurers\` holds an insurer twice, and the site takes none of them`,
    ])
  })

  test('parts that do not add up, and a quote without a price', async () => {
    const dearer = (insurers: Insurer[]) => {
      for (const { frequencies } of insurers) if (frequencies?.yearly) frequencies.yearly.parts.total += 0.01
    }
    expect(await prices(dearer)).toEqual([
      `${MLC}\`insurers.0\`: the parts of \`frequencies.yearly\` don't add up to its total, to the cent`,
    ])
    const priceless = (insurers: Insurer[]) =>
      insurers.map((each) => Object.assign(each, { frequencies: {} }))
    expect(await prices(priceless)).toEqual([`${MLC}\`insurers.0\` is quoted without \`frequencies\``])
  })

  test('no insurer quotes', async () => {
    const found = await altered(
      'prices',
      withJson('/api/v1/quote/compare', ({ insurers }: { insurers: Insurer[] }) => {
        for (const each of insurers)
          Object.assign(each, { status: 'unavailable', frequencies: {}, reasons: [] })
      }),
    )
    expect(found).toEqual([
      'unavailable for now: visitors see no price of it, and Try again',
      'FAIL         compareQuotes (POST /api/v1/quote/compare): no insurer quotes the sample question; visitors read “No insurer has answered”',
    ])
  })
})

describe('calls from pages, as browsers judge them', () => {
  const cors = (change: (headers: Headers, answer: PassedAnswer) => void) =>
    altered('cors', (answer) => change(answer.headers, answer))

  test('every origin may be allowed, since the site sends no credentials', async () => {
    expect(await cors((headers) => headers.set('access-control-allow-origin', '*'))).toEqual([])
  })

  test('none is allowed', async () => {
    const found = await cors((headers) => headers.delete('access-control-allow-origin'))
    expect(found[0]).toMatch(
      /^FAIL {9}preflights of googleLogin, saveCalculation, .*: the preflight has no Access-Control-Allow-Origin$/,
    )
    expect(found[1]).toBe(
      'FAIL         answer of compareQuotes (POST /api/v1/quote/compare): the answer has no Access-Control-Allow-Origin (status 422)',
    )
  })

  test('another one is', async () => {
    const { lines } = await contract([api.url, '--only', 'cors', '--origin', 'https://other.example'])
    expect(lines[1]).toMatch(/: the preflight has no Access-Control-Allow-Origin$/)
    const found = await cors((headers) => headers.set('access-control-allow-origin', 'https://other.example'))
    expect(found[0]).toMatch(/: the preflight allows https:\/\/other\.example$/)
  })

  test('`*` of the headers is not authorization', async () => {
    const found = await cors((headers) => headers.set('access-control-allow-headers', '*'))
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(/: the preflight does not allow the header authorization$/)
  })

  test('a method, a header, or a status is missing', async () => {
    expect(
      await cors((headers) => headers.set('access-control-allow-methods', 'GET, DELETE, PATCH')),
    ).toEqual([
      'FAIL         preflights of saveSupportNeeds, saveInCasePage, putInsurabilityFile, putTransferFile, putDraft, saveClaimBank, putClaimFile, putIdentityFile (OPTIONS): the preflight does not allow PUT',
    ])
    const only = (headers: Headers, { path }: PassedAnswer) => {
      if (path === '/api/v1/quote/compare') headers.set('access-control-allow-headers', 'authorization')
    }
    expect(await cors(only)).toEqual([
      'FAIL         preflights of compareQuotes (OPTIONS): the preflight does not allow the header content-type',
    ])
    const redirected = (_: Headers, answer: PassedAnswer) => {
      if (answer.method === 'OPTIONS' && answer.path === '/api/v1/users') answer.status = 403
    }
    expect(await cors(redirected)).toEqual([
      'FAIL         preflights of getUser (OPTIONS): the preflight is answered 403',
    ])
  })

  test('what pages can’t read of an answer', async () => {
    expect(await cors((headers) => headers.delete('access-control-expose-headers'))).toEqual([
      'Access-Control-Expose-Headers lacks date, retry-after: a busy backend is asked again sooner than it wants',
      'FAIL         answer of createUpload (POST /api/v1/uploads): Access-Control-Expose-Headers lacks location, upload-offset: no file can be sent in pieces',
    ])
  })

  test('nothing is asked where pages and backend share an origin', async () => {
    const { lines } = await contract([api.url, '--only', 'cors', '--origin', api.url])
    expect(lines[1]).toBe('  skipped      preflights: pages and backend have the same origin')
  })
})

describe('signing in', () => {
  const signIn = async (url: string, ...args: readonly string[]) => {
    const { lines } = await contract([api.url, '--only', 'sign-in', '--identity', url, ...args], {
      CONTRACT_PASSWORD: 'not-the-password',
    })
    return lines.filter((line) => line.startsWith('  FAIL')).map((line) => line.trim())
  }
  const NOBODY = 'FAIL         refuse an unknown person (POST URL/): '

  test('an app client that is not known, a customer who is refused', async () => {
    const { email } = await makePersonIn(api)
    expect(await signIn(api.url, '--client', CLIENT_ID, '--email', email)).toEqual([
      `FAIL         sign in (POST ${api.url}/): InitiateAuth is refused: NotAuthorizedException: Incorrect username or password.`,
    ])
    expect(await signIn(api.url, '--client', 'another')).toEqual([
      `${NOBODY.replace('URL', api.url)}it answers 400 ResourceNotFoundException: the service knows no such app client`,
    ])
  })

  test('a service that is none', async () => {
    const server = await startAnswering((_request, response) =>
      response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>'),
    )
    expect(await signIn(server.url, '--client', CLIENT_ID)).toEqual([
      `FAIL         preflight (OPTIONS ${server.url}/): the preflight has no Access-Control-Allow-Origin`,
      `${NOBODY.replace('URL', server.url)}it answers 404 Unknown: its error has no name: neither \`__type\` in JSON nor the header x-amzn-errortype`,
    ])
    server.close()
  })

  test('a service whose answers pages can’t read, and one that lets everybody in', async () => {
    const hidden = await startAltering(api.url, ({ method, headers }) => {
      if (method === 'POST') headers.delete('access-control-allow-origin')
    })
    expect(await signIn(hidden.url, '--client', CLIENT_ID)).toEqual([
      `${NOBODY.replace('URL', hidden.url)}the answer has no Access-Control-Allow-Origin`,
    ])
    hidden.close()
    const open = await startAltering(api.url, (answer) => {
      if (answer.method === 'POST')
        Object.assign(answer, {
          status: 200,
          text: '{"AuthenticationResult":{"IdToken":"i","AccessToken":"a"}}',
        })
    })
    expect(await signIn(open.url, '--client', CLIENT_ID)).toEqual([
      `${NOBODY.replace('URL', open.url)}it signs in a person who does not exist`,
    ])
    open.close()
  })

  test('a backend that takes any Google token', async () => {
    const found = await altered('sign-in', (answer) => {
      if (answer.path === '/accounts/google-login')
        Object.assign(answer, { status: 200, text: '{"successful":true,"token":"t"}' })
    })
    expect(found).toEqual([
      'FAIL         googleLogin (POST /accounts/google-login): it accepts a token that Google did not issue',
    ])
  })
})

describe('the CDN and documents', () => {
  test('a CDN whose file pages can’t read; the backend’s list is taken instead', async () => {
    const cdn = await startAnswering((_request, response) =>
      response.end(JSON.stringify({ data: '[{"id":4,"description":"Accountant"}]' })),
    )
    const { lines, code } = await contract([api.url, '--only', 'prices', '--cdn', `${cdn.url}/`])
    cdn.close()
    expect(lines.slice(1, 3)).toEqual([
      `  not offered  getOccupationsFile (GET ${cdn.url}/data.json)`,
      '               the answer has no Access-Control-Allow-Origin; the site asks GET /OmniLifeApi/GetAllData instead',
    ])
    expect(code).toBe(0)
  })

  test('documents that are not there, or are of another type', async () => {
    const gone = await altered('application', (answer) => {
      if (answer.path === '/documents/MLC-PDS.pdf') answer.status = 404
      if (answer.path === '/documents/MLC-TMD.pdf') answer.headers.set('content-type', 'image/gif')
    })
    expect(gone.map((line) => line.replaceAll(/127\.0\.0\.1:\d+/g, 'HOST'))).toEqual([
      'FAIL         documents (GET each address): MLC “Mallee Life Company product disclosure statement” (http://HOST/documents/MLC-PDS.pdf) answers 404; MLC “Mallee Life Company target market determination” (http://HOST/documents/MLC-TMD.pdf) has the content type image/gif',
    ])
  })
})

describe('the command', () => {
  test('prints one JSON document', async () => {
    const { code, text } = await contract([api.url, '--only', 'contact', '--json'])
    expect(code).toBe(0)
    expect(JSON.parse(text)).toEqual({
      url: api.url,
      origin: ORIGIN,
      account: 'wattlebird',
      reachable: true,
      passed: true,
      counts: { ok: 2, FAIL: 0, 'not offered': 0, skipped: 0 },
      groups: [
        {
          name: 'contact',
          title: 'Asking to be contacted',
          loses: 'Where these fail, visitors have to call.',
          checks: [
            {
              name: 'sendContactRequest',
              call: 'POST /api/v1/contact',
              status: 'ok',
              message: '',
              notes: [],
            },
            {
              name: 'requestAppointment',
              call: 'POST /api/v1/appointments',
              status: 'ok',
              message: '',
              notes: [],
            },
          ],
        },
      ],
    })
  })

  test.each([
    [
      ['http://localhost', '--only', 'prices,mail'],
      '--only knows no mail. The groups: cors, prices, saving, sign-in, account, application, changes, transfer, claims, contact',
    ],
    [
      ['localhost:4000'],
      'URL is localhost:4000: it has to be an address that begins with http:// or https://',
    ],
    [
      ['http://localhost', '--origin', 'http://localhost:4200/client-quote'],
      '--origin is http://localhost:4200/client-quote: it has to be scheme, host and port, as in https://www.yourbrand.example',
    ],
    [['http://localhost', '--identity', 'ap-southeast-2_AbC'], '--identity and --client go together'],
    [['http://localhost', '--email', 'robin@example.com'], '--email needs the variable CONTRACT_PASSWORD'],
    [
      ['http://localhost', '--insurers', 'MLC,kestrel'],
      '--insurers has kestrel: a code is three capitals, as in MLC',
    ],
    [['http://localhost', '--timeout', 'soon'], '--timeout is soon: it has to be seconds, 600 at most'],
  ])('refuses %j', async (args, expected) => {
    const { code, text, error } = await contract(args)
    expect({ code, text, error }).toEqual({ code: 64, text: '', error: expected })
  })

  test.each([[[]], [['http://localhost', 'http://localhost']], [['http://localhost', '--what']]])(
    'shows how it is used for %j',
    async (args) => {
      const { code, error } = await contract(args)
      expect(code).toBe(64)
      expect(error).toContain('pnpm contract URL [options]')
    },
  )
})
