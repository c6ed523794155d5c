import { request } from 'node:http'
import { CLIENT_ID } from '../identity/makePool.ts'

/** A call to the identity service from another address of this machine, such as 127.0.0.2. */
export async function callFrom(localAddress: string, url: string, operation: string, body: object) {
  const { status, text } = await new Promise<{ status: number; text: string }>((resolve, reject) => {
    const headers = {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    }
    const sent = request(`${url}/`, { method: 'POST', localAddress, headers, agent: false }, (answer) => {
      let received = ''
      answer.setEncoding('utf8').on('data', (part: string) => {
        received += part
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: received }))
    })
    sent.on('error', reject)
    sent.end(JSON.stringify({ ClientId: CLIENT_ID, ...body }))
  })
  const json = JSON.parse(text) as Record<string, unknown>
  return { status, name: String(json.__type ?? ''), message: String(json.message ?? ''), json }
}
