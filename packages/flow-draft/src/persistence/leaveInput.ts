import type { InputValues } from '@coverkit/flow'

/** Begins the names of what pages left of a flow; the rest tells them apart. */
export const leftInputPrefix = (flow: string) => `coverkit.input.${flow}.`

/** Leaves what was typed for the next page of this tab, at once. */
export function leaveInput(flow: string, input: InputValues): void {
  try {
    sessionStorage.setItem(leftInputPrefix(flow) + Date.now(), JSON.stringify(input))
  } catch {
    // Lost with the page, as it would be without this.
  }
}
