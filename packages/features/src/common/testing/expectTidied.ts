import { expect, userEvent, waitFor } from 'storybook/test'

/** Types into a field, leaves it, and expects its text as it will be stored, once the form's reader is there. */
export async function expectTidied(field: HTMLElement, typed: string, stored: string): Promise<void> {
  await userEvent.clear(field)
  await userEvent.type(field, typed)
  await waitFor(() => {
    field.focus()
    field.blur()
    expect(field).toHaveValue(stored)
  })
}
