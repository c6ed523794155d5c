/** The words of the way from a step straight to the prices. */
export const straightCopy = {
  action: 'Get quotes now',
  note: 'With stepped premiums, paid monthly. You can change both when you see the prices.',
}
