import { readSettings } from '../embed/attributes.ts'
import { createFrame } from '../embed/createFrame.ts'
import { parseFrameEvent } from '../protocol.ts'
import { watchPolicy, within } from './watchPolicy.ts'

interface Trial {
  readonly origin: string
  readonly accountName: string | undefined
  readonly path: string
}

/** Opens the frame out of sight and waits for its `ready`. */
export async function tryFrame(
  { origin, accountName, path }: Trial,
  ms: number,
): Promise<'passed' | 'policy' | 'refused' | 'failed'> {
  const given: Readonly<Record<string, string | undefined>> = {
    host: origin,
    account: accountName,
    path,
  }
  const settings = readSettings((name) => given[name] ?? null)
  if (typeof settings === 'string') return 'failed'
  const policy = watchPolicy(origin, /^(frame|child|default)-src/)
  const { box, frame } = createFrame(settings)
  box.ariaHidden = 'true'
  box.inert = true
  Object.assign(box.style, { position: 'fixed', left: '-800px', width: '400px', height: '400px' })
  let loaded = false
  frame.addEventListener('load', () => {
    loaded = true
  })
  const stopped = new AbortController()
  const answered = new Promise<true>((resolve) => {
    const receive = ({ source, origin: from, data }: MessageEvent) => {
      const own = source === frame.contentWindow && from === origin
      if (own && parseFrameEvent(data)?.type === 'ready') resolve(true)
    }
    addEventListener('message', receive, { signal: stopped.signal })
  })
  document.body.append(box)
  const passed = await within(ms, answered)
  stopped.abort()
  box.remove()
  policy.stop()
  if (passed) return 'passed'
  if (policy.blocked()) return 'policy'
  return loaded ? 'refused' : 'failed'
}
