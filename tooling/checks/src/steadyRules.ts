import type { Violation, WorkspacePackage } from './workspace.ts'

interface SteadyRule {
  readonly fault: string
  readonly breaks: RegExp
  /** Allowed in runs of hours, which kill at random moments. */
  readonly longRunsMay?: true
  /** Files in which the test controls the clock. */
  readonly fakeClocksMay?: true
}

/** Tests, stories with a play function, and helpers of browser tests. */
const TEST = /\.(test|spec|long|stories)\.tsx?$|(^|\/)testing\//
const FAKE_CLOCK = /vi\.useFakeTimers\(/
const LONG_RUN = /\.long\.ts$/
const BROWSER_TESTS = 'tooling/e2e'

/** A busy machine is slow: a test must wait for an event, and must not assert a duration. */
const steadyRules: readonly SteadyRule[] = [
  {
    fault: 'waits for a fixed time; wait for what is to happen, or use the page’s clock',
    breaks: /\.waitForTimeout\(/,
  },
  {
    fault: 'sleeps; wait for an event, or poll for a condition',
    breaks:
      /from 'node:timers\/promises'|new Promise(<[^>]*>)?\(\s*\(\w+\) =>\s*setTimeout\(|\bsetTimeout\(\s*(\(\) => )?resolve\b/,
    longRunsMay: true,
  },
  {
    fault: 'asserts how long something took; assert an order, or a clock of its own',
    breaks:
      /\bperformance\.now\(\)|Date\.now\(\)\s*-\s*[a-zA-Z]\w*\b(?!\s*\*)|expect\([^\n]*Date\.now\(\)[^\n]*\.toBe(Less|Greater)Than/,
    fakeClocksMay: true,
  },
  {
    fault: 'reads the time of the page’s thread; measure it with pnpm bench, against a floor of the same run',
    breaks:
      /\bPerformance\.getMetrics\b|\b(Script|Task|Layout|RecalcStyle)Duration\b|\bthreadTicks\b|'longtask'/,
  },
  {
    fault: 'waits for a second at most; give vi.waitFor more time',
    breaks: /vi\.waitFor\([^\n]*\)\)\s*$/m,
  },
  {
    fault: 'listens at a fixed port; take a free one',
    breaks: /\.listen\(\s*(\{\s*port:\s*)?[1-9]/,
  },
]

export function checkSteady(packages: readonly WorkspacePackage[]): readonly Violation[] {
  return packages.flatMap(({ folder, files }) =>
    files
      .filter(({ path }) => TEST.test(path) || folder === BROWSER_TESTS)
      .flatMap(({ path, text }) =>
        steadyRules
          .filter(({ breaks }) => breaks.test(text))
          .filter(({ longRunsMay }) => !(longRunsMay && LONG_RUN.test(path)))
          .filter(({ fakeClocksMay }) => !(fakeClocksMay && FAKE_CLOCK.test(text)))
          .map(({ fault }) => ({ where: `${folder}/${path}`, fault })),
      ),
  )
}
