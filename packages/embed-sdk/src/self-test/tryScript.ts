import { watchPolicy, within } from './watchPolicy.ts'

/** A target that does not exist: the loader loads and shows nothing. */
const NOWHERE = 'coverkit-nowhere'

/** Loads the loader as a partner's tag would. */
export async function tryScript(
  address: URL,
  ms: number,
): Promise<'passed' | 'policy' | 'failed' | 'untried'> {
  const policy = watchPolicy(address.origin, /^script-src/)
  const script = document.createElement('script')
  try {
    script.src = address.href
  } catch {
    policy.stop()
    return 'untried'
  }
  script.dataset.target = NOWHERE
  const loaded = new Promise<boolean>((resolve) => {
    script.onload = () => resolve(true)
    script.onerror = () => resolve(false)
  })
  document.head.append(script)
  const passed = await within(ms, loaded)
  script.remove()
  policy.stop()
  if (passed) return 'passed'
  return policy.blocked() ? 'policy' : 'failed'
}
