// Drawn from the flows by `pnpm --filter @coverkit/site exec vitest run flowSteps --update`.
/** Loads the screens of the steps of this flow alone. */
export const stepScreens = {
  'about-you': () => import('../steps/about-you/AboutYouStep.tsx'),
  dependents: () => import('../steps/dependents/DependentsStep.tsx'),
  'assets-and-overheads': () => import('../steps/assets-and-overheads/AssetsStep.tsx'),
  'existing-cover': () => import('../steps/existing-cover/ExistingCoverStep.tsx'),
  results: () => import('../results/ResultsPage.tsx'),
}
