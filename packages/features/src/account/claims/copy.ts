export const claimsRegionCopy = {
  title: 'Claims',
  none: 'You haven’t made a claim with this account. If something has happened, we’re here to help.',
  start: 'Make a claim',
  another: 'Make another claim',
  open: 'Open this claim',
}
