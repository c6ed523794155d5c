import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

/** Finds the dialog in which a customer shows that it is them. */
export const proofDialog = async (): Promise<ReturnType<typeof within>> =>
  within(await screen.findByRole('dialog', { name: 'Show us it’s you' }))

export async function proveByPassword(password = 'Password1!'): Promise<void> {
  const dialog = await proofDialog()
  await userEvent.type(dialog.getByLabelText('Password'), password)
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
}

export async function proveByCode(code = '204816'): Promise<void> {
  const dialog = await proofDialog()
  await userEvent.click(dialog.getByRole('radio', { name: 'With a code by email' }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Code' }), code)
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}
