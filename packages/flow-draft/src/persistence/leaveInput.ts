import type { InputValues } from '@coverkit/flow'

/** Prefix of the names of input that pages of a flow left; the rest makes them unique. */
export const leftInputPrefix = (flow: string) => `coverkit.input.${flow}.`

/** Stores the input for the next page of this tab, at once. */
export function leaveInput(flow: string, input: InputValues): void {
  try {
    sessionStorage.setItem(leftInputPrefix(flow) + Date.now(), JSON.stringify(input))
  } catch {
    // Lost with the page, as it would be without this.
  }
}
