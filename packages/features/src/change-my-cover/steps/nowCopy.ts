export const nowCopy = {
  none: 'none',
}
