import { describe, expect, it } from 'vitest'
import { checkSteady } from './steadyRules.ts'
import { readWorkspace } from './workspace.ts'

const faultsOf = (folder: string, path: string, text: string) =>
  checkSteady([
    { name: '', folder, dependencies: [], exports: {}, imports: {}, files: [{ path, text }] },
  ]).map(({ fault }) => fault.split(/[ ;]/)[0])

// Assembled here, so that this file does not break the rules it tests.
const wait = ['page.waitFor', 'Timeout(400)'].join('')
const clock = ['performance', 'now()'].join('.')
const sleep = ['setTime', 'out('].join('')
const second = ['vi', 'waitFor'].join('.')
const listen = ['server.lis', 'ten('].join('')
const metrics = ['Performance', 'getMetrics'].join('.')
const script = ['Script', 'Duration'].join('')
const thread = ['thread', 'Ticks'].join('')
const today = ['Date', 'now()'].join('.')

describe('a planted violation of each rule is found', () => {
  it.each([
    ['src/a.spec.ts', `await ${wait}`, 'waits'],
    ['src/a.stories.tsx', `await ${wait}`, 'waits'],
    ['src/a.test.ts', `import { setTimeout } ${['from', "'node:timers/promises'"].join(' ')}`, 'sleeps'],
    ['src/a.test.ts', `await new Promise((resolve) => ${sleep}resolve, 200))`, 'sleeps'],
    ['src/a.test.ts', `await new Promise<void>((done) => ${sleep}done, 200))`, 'sleeps'],
    ['src/a.spec.ts', `new Promise((resolve) => { ${sleep}() => resolve(sum), 100) })`, 'sleeps'],
    ['src/testing/a.ts', `await new Promise((resolve) => ${sleep}resolve, 200))`, 'sleeps'],
    ['src/a.test.ts', `const started = ${clock}`, 'asserts'],
    ['src/a.long.ts', `const took = ${today} - started`, 'asserts'],
    ['src/a.test.ts', `expect(Math.abs(date - ${today})).toBeLessThan(5000)`, 'asserts'],
    ['src/a.spec.ts', `const { metrics } = await tools.send('${metrics}')`, 'reads'],
    ['src/a.long.ts', `expect(costs.${script}).toBeLessThan(50)`, 'reads'],
    ['src/a.spec.ts', `await tools.send('Performance.enable', { timeDomain: '${thread}' })`, 'reads'],
    ['src/a.test.ts', `await ${second}(() => expect(sent).toHaveLength(1))`, 'waits'],
    ['src/a.test.ts', `${listen}8080)`, 'listens'],
    ['src/a.test.ts', `${listen}{ port: 4600 })`, 'listens'],
  ])('%s: %s', (path, text, fault) => {
    expect(faultsOf('packages/core', path, text)).toEqual([fault])
  })

  it('what browser tests are made of keeps the rules too', () => {
    expect(faultsOf('tooling/e2e', 'src/a.ts', `await ${wait}`)).toEqual(['waits'])
  })
})

it.each([
  ['src/a.ts', `await new Promise((resolve) => ${sleep}resolve, 200))`],
  ['src/a.test.ts', `test.${sleep}600_000)`],
  ['src/a.test.ts', `const seconds = Math.floor(${today} / 1000)`],
  ['src/a.test.ts', `const daysAgo = (days: number) => new Date(${today} - days * DAY_MS)`],
  ['src/a.long.ts', `import { setTimeout } ${['from', "'node:timers/promises'"].join(' ')}`],
  ['src/a.test.ts', `await ${second}(() => expect(sent).toHaveLength(1), PATIENCE)`],
  ['src/a.test.ts', `vi.useFakeTimers(); const started = ${clock}`],
  ['src/a.test.ts', "server.listen(0, '127.0.0.1')"],
])('%s may say %s', (path, text) => {
  expect(faultsOf('packages/core', path, text)).toEqual([])
})

it('the workspace keeps the rules', () => {
  expect(checkSteady(readWorkspace())).toEqual([])
})
