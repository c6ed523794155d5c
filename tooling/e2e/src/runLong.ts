import { spawnSync } from 'node:child_process'

/** Both parts of the long run: what fails in the first must not hide the second. */
const PARTS = [
  { config: 'playwright.long.config.ts', environment: {} },
  { config: 'playwright.screens.config.ts', environment: { SCREENS: 'all' } },
]

const codes = PARTS.map(
  ({ config, environment }) =>
    spawnSync('playwright', ['test', '--config', config, ...process.argv.slice(2)], {
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    }).status,
)

process.exitCode = codes.every((code) => code === 0) ? 0 : 1
