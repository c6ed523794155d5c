/** Apart from the other words of holders, which are loaded before there is a second one. */
export const secondActionsCopy = {
  copyAddress: 'Copy the address above',
  fillFrom: (name: string) => `Use ${name}’s details`,
  filled: 'We filled in the details from your account. Check each one: you can change them.',
  copied: 'We copied your address. You can change it.',
  remove: 'Remove',
} as const
