/** Address of a component's docs page, for a link that replaces the whole of Storybook. */
export const pageAddress = (name: string): string => `./?path=/docs/components-${name.toLowerCase()}--docs`
