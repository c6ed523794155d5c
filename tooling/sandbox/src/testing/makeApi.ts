import { answerProblems } from './answerProblems.ts'

export interface Answer {
  status: number
  headers: Headers
  text: string
  /** The parsed body; undefined without one. */
  json: unknown
}

interface CallOptions {
  body?: unknown
  /** Sent unchanged instead of `body`. */
  raw?: string
  headers?: Record<string, string>
}

export interface Api {
  url: string
  call: (method: string, path: string, options?: CallOptions) => Promise<Answer>
  get: (path: string, headers?: Record<string, string>) => Promise<Answer>
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Answer>
}

/** Makes a client for tests. An answer that violates the document fails the test. */
export function makeApi(url: string): Api {
  const call = async (
    method: string,
    path: string,
    { body, raw, headers }: CallOptions = {},
  ): Promise<Answer> => {
    const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body))
    const response = await fetch(url + path, {
      method,
      ...(sent !== undefined && { body: sent }),
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    })
    const text = await response.text()
    const type = response.headers.get('content-type') ?? ''
    const json: unknown = /json/.test(type) && method !== 'HEAD' ? JSON.parse(text) : undefined
    const problems = answerProblems(method, path, response.status, type, json, (name) =>
      response.headers.get(name),
    )
    if (problems) throw new Error(`${method} ${path} ${response.status} breaks the contract: ${problems}`)
    return { status: response.status, headers: response.headers, text, json }
  }
  return {
    url,
    call,
    get: (path, headers = {}) => call('GET', path, { headers }),
    post: (path, body, headers = {}) => call('POST', path, { body, headers }),
  }
}
