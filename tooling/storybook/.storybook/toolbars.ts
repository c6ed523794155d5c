import { brandNames, brandTitle } from './brandNames.ts'

/** Globals that the toolbar sets beside Storybook's own width. `apply` writes them to the story's document. */
export const toolbars = {
  brand: {
    description: 'Brand',
    toolbar: {
      title: 'Brand',
      icon: 'paintbrush',
      items: brandNames.map((value) => ({ value, title: brandTitle(value) })),
      dynamicTitle: true,
    },
  },
  scheme: {
    description: 'Colour scheme',
    toolbar: {
      title: 'Scheme',
      icon: 'mirror',
      dynamicTitle: true,
      items: [
        { value: 'device', title: 'Scheme of this device' },
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
      ],
    },
  },
  text: {
    description: 'Size of text',
    toolbar: {
      title: 'Text',
      icon: 'zoom',
      dynamicTitle: true,
      items: [
        { value: '100', title: 'Text 100 %' },
        { value: '200', title: 'Text 200 %' },
      ],
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      title: 'Motion',
      icon: 'play',
      dynamicTitle: true,
      items: [
        { value: 'device', title: 'Motion of this device' },
        { value: 'reduce', title: 'Reduced motion' },
      ],
    },
  },
  contrast: {
    description: 'Forced colours',
    toolbar: {
      title: 'Colours',
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'device', title: 'Colours of the brand' },
        { value: 'forced', title: 'Forced colours' },
      ],
    },
  },
  direction: {
    description: 'Direction of text',
    toolbar: {
      title: 'Direction',
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
} as const

/** Initial values of the toolbar. */
export const initialGlobals = {
  // Tests need no web fonts.
  brand: import.meta.env.MODE === 'test' ? 'plain' : 'wattlebird',
  scheme: 'device',
  text: '100',
  motion: 'device',
  contrast: 'device',
  direction: 'ltr',
}

const screen = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
  type: width < 600 ? ('mobile' as const) : width < 1024 ? ('tablet' as const) : ('desktop' as const),
})

/** The widths that every screen is drawn for. */
export const widths = {
  w320: screen('320 px, the narrowest', 320, 640),
  w390: screen('390 px, a phone', 390, 844),
  w768: screen('768 px, a tablet', 768, 1024),
  w1024: screen('1024 px, form beside panel', 1024, 768),
  w1280: screen('1280 px, a desktop', 1280, 800),
}
