import { request } from 'node:http'
import { CLIENT_ID } from '../identity/makePool.ts'

/** Sends a JSON request from another address of this machine; returns the status. */
export async function postFrom(
  localAddress: string,
  url: string,
  path: string,
  body: object,
): Promise<number> {
  const headers = { 'content-type': 'application/json' }
  return (await send(localAddress, `${url}${path}`, headers, body)).status
}

/** Calls the identity service from another address of this machine, such as 127.0.0.2. */
export async function callFrom(localAddress: string, url: string, operation: string, body: object) {
  const headers = {
    'content-type': 'application/x-amz-json-1.1',
    'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
  }
  const { status, text } = await send(localAddress, `${url}/`, headers, { ClientId: CLIENT_ID, ...body })
  const json = JSON.parse(text) as Record<string, unknown>
  return { status, name: String(json.__type ?? ''), message: String(json.message ?? ''), json }
}

function send(localAddress: string, address: string, headers: Record<string, string>, body: object) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const sent = request(address, { method: 'POST', localAddress, headers, agent: false }, (answer) => {
      let received = ''
      answer.setEncoding('utf8').on('data', (part: string) => {
        received += part
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: received }))
    })
    sent.on('error', reject)
    sent.end(JSON.stringify(body))
  })
}
