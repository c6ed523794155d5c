export { applicationsProcessPage as page } from '@coverkit/features/content/applications-process'
