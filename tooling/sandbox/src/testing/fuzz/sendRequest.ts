import { type Agent, request as httpRequest } from 'node:http'
import type { FuzzRequest } from './requestArbitrary.ts'

export interface FuzzAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

/** Uses Node's client, since `fetch` corrects its input. */
export function sendRequest(
  url: string,
  agent: Agent,
  { method, path, headers, body }: FuzzRequest,
): Promise<FuzzAnswer> {
  const { hostname, port } = new URL(url)
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { hostname, port, agent, method, path, headers: { ...headers, ...length } },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (part) => {
          text += part
        })
        answer.once('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }))
        answer.once('error', reject)
      },
    )
    request.once('error', reject)
    request.end(body)
  })
}
