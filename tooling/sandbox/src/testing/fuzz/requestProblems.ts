import { SECURITY_HEADERS } from '../../http/headers.ts'
import { answerProblems } from '../answerProblems.ts'
import { documentOperations } from '../documentOperations.ts'
import type { FuzzRequest } from './requestArbitrary.ts'
import type { FuzzAnswer } from './sendRequest.ts'

const waiting = documentOperations
  .filter(({ isOffered }) => !isOffered)
  .map(({ method, path }) => ({ method, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) }))

/** Describes the error of an answer; null without one. */
export function requestProblems(request: FuzzRequest, { status, headers, text }: FuzzAnswer): string | null {
  const missing = Object.keys(SECURITY_HEADERS).filter((name) => headers[name] === undefined)
  if (missing.length > 0) return `${missing.join(', ')} missing`
  if (headers['set-cookie']) return 'it sets a cookie'
  if (status >= 500 && !isDeclared(request, status)) return 'a failure of ours'
  if (/\n {4}at |node_modules|\.ts:\d/.test(text)) return 'it tells places in the code'
  const type = String(headers['content-type'] ?? '')
  if (/^\/(?:[?#]|$)/.test(request.path) && request.method === 'POST')
    return identityProblems(status, type, text)
  const json: unknown = /json/.test(type) && request.method !== 'HEAD' ? JSON.parse(text) : undefined
  return answerProblems(request.method, request.path, status, type, json, (name) => {
    const value = headers[name]
    return value === undefined ? null : String(value)
  })
}

function isDeclared({ method, path }: FuzzRequest, status: number): boolean {
  const [address = ''] = path.split('?')
  if (status === 501) return waiting.some((one) => one.method === method && one.pattern.test(address))
  return status === 503
}

function identityProblems(status: number, type: string, text: string): string | null {
  if (type.startsWith('application/problem+json')) return null
  if (type !== 'application/x-amz-json-1.1') return `it is ${type}`
  const answer = JSON.parse(text)
  return status === 200 || typeof answer.__type === 'string' ? null : 'it has no name'
}
