/** Before the package's tests, since Vitest may be run without turbo. */
export async function setup(): Promise<void> {
  await import('./generate.ts')
}
