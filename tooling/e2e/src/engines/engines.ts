import { findAnyChromium, startChromium } from './chromium.ts'
import { findFirefox, startFirefox } from './firefox.ts'
import { type Visitor, visit } from './visit.ts'
import { findWebKit, startWebKit } from './webkit.ts'

export interface Engine {
  readonly name: 'Chromium' | 'Firefox' | 'WebKit'
  /** Undefined where it is not installed. */
  readonly start: ((size?: Size) => Promise<Visitor>) | undefined
}

interface Size {
  readonly width: number
  readonly height: number
}

const DESKTOP = { width: 1280, height: 900 }

const engine = (
  name: Engine['name'],
  path: string | undefined,
  start: (path: string, size: Size) => ReturnType<typeof startFirefox>,
): Engine => ({
  name,
  start: path === undefined ? undefined : async (size = DESKTOP) => visit(await start(path, size)),
})

export const engines: readonly Engine[] = [
  engine('Chromium', findAnyChromium(), startChromium),
  engine('Firefox', findFirefox(), startFirefox),
  engine('WebKit', findWebKit(), startWebKit),
]
