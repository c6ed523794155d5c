import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { checkWorkflow, readWorkflows } from './workflows.ts'
import { ROOT } from './workspace.ts'

const workflows = readWorkflows()
const textOf = (name: string) => workflows.find(({ path }) => path.endsWith(name))?.text ?? ''
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

describe('T11: the workflows', () => {
  it('give nobody else’s code the right to write', () => {
    expect(workflows.map(({ path }) => path)).toEqual([
      '.github/workflows/ci.yml',
      '.github/workflows/release.yml',
    ])
    expect(workflows.flatMap(checkWorkflow)).toEqual([])
  })

  it('test every pull request, and every commit before its release', () => {
    expect(textOf('ci.yml')).toContain('run: npm test\n')
    expect(parse(textOf('release.yml'))).toMatchObject({
      jobs: {
        test: { steps: expect.arrayContaining([{ run: 'npm run test:all' }]) },
        mode: { needs: 'test' },
        version: { needs: 'mode' },
        pack: { needs: 'mode' },
        publish: { needs: 'pack', environment: 'npm', permissions: { 'id-token': 'write' } },
      },
    })
  })
})

const SHA = 'a'.repeat(40)
const workflow = (job: string, head = 'on: push\npermissions:\n  contents: read\n') => ({
  path: 'x.yml',
  text: `${head}jobs:\n  one:\n${job}`,
})
const step = (line: string) => `    steps:\n      - ${line}\n`
const WRITES = '    permissions:\n      contents: write\n'

describe('a planted fault is found', () => {
  it.each<[string, ReturnType<typeof workflow>, string]>([
    ['a tag', workflow(step('uses: actions/setup-node@v5')), 'uses no commit'],
    ['a branch', workflow(step('uses: some/action@main')), 'uses no commit'],
    ['a commit without its version', workflow(step(`uses: some/action@${SHA}`)), 'uses no commit'],
    ['a short commit', workflow(step('uses: some/action@abcdef0 # v1.0.0')), 'uses no commit'],
    ['a major version behind it', workflow(step(`uses: some/action@${SHA} # v1`)), 'uses no commit'],
    ['an image by its tag', workflow(step('uses: docker://alpine:3')), 'uses no commit'],
    ['tests that may write', workflow(WRITES + step('run: npm test')), 'one runs tests and may write'],
    ['all of them', workflow(WRITES + step('run: npm run test:all')), 'one runs tests and may write'],
    ['a runner', workflow(WRITES + step('run: pnpm exec vitest run')), 'one runs tests and may write'],
    [
      'every right',
      workflow(`    permissions: write-all\n${step('run: npm test')}`),
      'one runs tests and may write',
    ],
    ['no rights named', workflow(step('run: npm test'), 'on: push\n'), 'one names no permissions'],
    [
      'rights for strangers',
      workflow(WRITES + step('run: ls'), 'on: pull_request\n'),
      'may write for a pull request',
    ],
    [
      'a target',
      workflow(step('run: ls'), 'on: pull_request_target\npermissions: {}\n'),
      'what a stranger sends',
    ],
    ['a token on the disk', workflow(step(`uses: actions/checkout@${SHA} # v5.1.0`)), 'one keeps its token'],
    ['a token that never ends', workflow(step(`run: x \${{ secrets.NPM_TOKEN }}`)), 'reads a secret'],
    ['nobody asked', workflow(`    permissions:\n      id-token: write\n${step('run: ls')}`), 'asks nobody'],
  ])('%s', (_name, file, fault) => {
    expect(checkWorkflow(file)).toContainEqual({ where: 'x.yml', fault: expect.stringContaining(fault) })
  })

  it('and nothing in a job that tests and reads', () => {
    const checkout = `uses: actions/checkout@${SHA} # v5.1.0\n        with:\n          persist-credentials: false`
    expect(checkWorkflow(workflow(`${step(checkout)}      - run: npm test\n`))).toEqual([])
  })
})

describe('T11: a version that came out lately', () => {
  const WEEK_MINUTES = 7 * 24 * 60

  it('is not taken before it is a week old, by hand or by Renovate', () => {
    const { minimumReleaseAge } = parse(read('pnpm-workspace.yaml')) as { minimumReleaseAge?: number }
    expect(minimumReleaseAge).toBe(WEEK_MINUTES)
    expect(JSON.parse(read('renovate.json'))).toMatchObject({
      minimumReleaseAge: '7 days',
      internalChecksFilter: 'strict',
      automerge: false,
    })
  })
})
