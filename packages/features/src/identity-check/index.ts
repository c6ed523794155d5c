export { IdentityPanel } from './IdentityPanel.tsx'
