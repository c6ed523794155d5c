/** Texts about an activation that a link to the home page requested. */
export const activationCopy = {
  successful: 'Authentication is successful',
  failed:
    'We couldn’t confirm it’s you. The link may have expired or been used already. You can carry on without it.',
  close: 'Close',
}
