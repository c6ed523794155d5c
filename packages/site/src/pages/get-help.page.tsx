export { helpPage as page } from '@coverkit/features/content/get-help'
