import { run } from './runCommand.ts'

/** Makes the sources that come from the API's document, where it or its generator changed. Resolves to whether it could. */
export async function generateSources(held = false): Promise<boolean> {
  const { isSound } = await run('node packages/api-client/scripts/generate.ts', held)
  return isSound
}
