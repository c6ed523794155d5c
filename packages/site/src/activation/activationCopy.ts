/** Words about an activation that a link to the home page asked for. */
export const activationCopy = {
  successful: 'Authentication is successful',
  failed:
    'We could not confirm your authentication. The link may be old or used already. You can go on without it.',
  close: 'Close',
}
