/// <reference types="vite/client" />
import { drawPicture } from './drawPicture.ts'
import workerUrl from './pictures.worker.ts?worker&url'

interface TypePolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string }
}

/** The address as the page's policy on Trusted Types wants it, by the policy that it names for this one worker. */
function trustedUrl(): string {
  const types: TypePolicies | undefined = Reflect.get(globalThis, 'trustedTypes')
  policy ??= types?.createPolicy('picture-worker', { createScriptURL: () => workerUrl })
  return policy?.createScriptURL(workerUrl) ?? workerUrl
}

let policy: ReturnType<TypePolicies['createPolicy']> | undefined

/** Draws a picture on a thread of its own, so that the page answers meanwhile; on the page's own where there is none. */
export function redrawPicture(file: Blob): Promise<Blob | null> {
  return drawInWorker(file).catch(() => drawPicture(file))
}

async function drawInWorker(file: Blob): Promise<Blob | null> {
  const worker = new Worker(trustedUrl(), { type: 'module' })
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Blob | null>) => resolve(data)
      worker.onerror = () => reject(new Error('The worker did not start'))
      worker.postMessage(file)
    })
  } finally {
    worker.terminate()
  }
}
