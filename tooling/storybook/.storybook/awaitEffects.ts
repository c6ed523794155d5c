/** A task after all that are waiting. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })

const laterTask = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Waits for what `act` would run at once: React draws in a task of its scheduler, and runs effects in that or the next one. */
export async function awaitEffects<T>(act: () => Promise<T>): Promise<T> {
  const result = await act()
  await laterTask()
  await nextTask()
  await nextTask()
  return result
}
