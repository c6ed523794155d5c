export { learnPage as page } from '@coverkit/features/content/learn'
