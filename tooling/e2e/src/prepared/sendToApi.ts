import { places } from '../places.ts'

/** Sends a page's request and returns the answer. @throws where the backend refuses it */
export async function sendToApi<Answer>(
  method: 'POST' | 'PUT',
  path: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const answer = await fetch(`${places.api}/api/v1/${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`The backend answered ${answer.status} to ${path}: ${await answer.text()}`)
  return (await answer.json()) as Answer
}
