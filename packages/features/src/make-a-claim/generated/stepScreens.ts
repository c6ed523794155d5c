// Drawn from the flows by `pnpm --filter @coverkit/site exec vitest run flowSteps --update`.
/** Loads the screens of the steps of this flow alone. */
export const stepScreens = {
  'your-claim': () => import('../steps/your-claim/YourClaimStep.tsx'),
  'what-happened': () => import('../steps/what-happened/WhatHappenedStep.tsx'),
  'contact-and-consent': () => import('../steps/contact-and-consent/ContactStep.tsx'),
}
