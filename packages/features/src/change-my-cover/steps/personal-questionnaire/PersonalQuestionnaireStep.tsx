import { NotNeeded } from './NotNeeded.tsx'

export default function PersonalQuestionnaireStep() {
  return <NotNeeded />
}
