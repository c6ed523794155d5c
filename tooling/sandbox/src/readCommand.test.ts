import { SCENARIO_LINES } from '@coverkit/api-client/scenarios'
import { SCENARIOS as OF_MOCKS } from '@coverkit/api-client/testing'
import { describe, expect, test } from 'vitest'
import { SCENARIOS } from './faults/scenarios.ts'
import { readCommand, USAGE } from './readCommand.ts'

test('without arguments it is the happy state at port 4000, and nothing stays', () => {
  expect(readCommand([])).toEqual({ scenario: 'happy', port: 4000, origins: [], log: false, help: false })
})

test('reads what is given, after the two dashes of a script runner too', () => {
  const origins = ['http://localhost:5173', 'https://dev.partner.example']
  const given = origins.flatMap((origin) => ['--origin', origin])
  expect(readCommand(['--', '--scenario', 'slow', '--port=0', ...given, '--data', 'kept'])).toMatchObject({
    scenario: 'slow',
    port: 0,
    origins,
    data: 'kept',
  })
})

describe('refuses', () => {
  test.each([
    [['--port', '70000'], '--port is a number up to 65535'],
    [['--port', ''], '--port is a number'],
    [['--origin', 'localhost:5173'], '--origin is scheme, host and port alone'],
    [['--origin', 'https://dev.partner.example/'], '--origin is scheme, host and port alone'],
    [['--scenarios', 'slow'], "Unknown option '--scenarios'"],
    [['slow'], 'Unexpected argument'],
  ])('%j', (args, sentence) => {
    expect(() => readCommand(args)).toThrow(sentence)
  })

  test.each(['slowly', 'toString', 'offline'])(
    '%s, which the backend does not play, and lists those it does',
    (name) => {
      expect(() => readCommand(['--scenario', name])).toThrow(
        new RegExp(
          `There is no scenario ${name}\\. There are:\n {2}happy +Everything works\\.\n[^]*insurer-declines +One insurer declines`,
        ),
      )
    },
  )
})

test('the help has a line for each scenario that the backend plays, and for no other', () => {
  for (const [name, line] of Object.entries(SCENARIO_LINES))
    expect(new RegExp(`^ {2}${name} +${line}$`, 'm').test(USAGE), name).toBe(name in SCENARIOS)
})

test('every named state is played by the mocks or by the backend', () => {
  const played = new Set<string>([...OF_MOCKS, ...Object.keys(SCENARIOS)])
  expect(Object.keys(SCENARIO_LINES).filter((name) => !played.has(name))).toEqual([])
})
