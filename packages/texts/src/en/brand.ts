/** How a company looks on its review page, and what it says there. */
export const brand = {
  /** @param field the label of the text field beside it, such as “Brand Color”; in quotes where that reads better */
  colorPicker: (field: string) => `${field} picker`,

  logo: {
    label: 'Logo',
    description: 'PNG, JPG or SVG, up to 2MB',
    /** Describes the picture. */
    preview: 'Logo preview',
    /** Buttons. */
    upload: 'Upload',
    replace: 'Replace',
    remove: 'Remove Logo',
    invalidTitle: 'Invalid file',
    invalid: 'Please upload an image file',
    tooLargeTitle: 'File too large',
    tooLarge: 'Please upload an image smaller than 2MB',
  },

  /** The field for the company's link on Google. */
  googleLink: {
    placeholder: 'Paste any link of your business on Google',
    reading: 'Looking at the link…',
    found: 'This opens the reviews of a business on Google. Is this your business?',
    /** Link after this question. */
    open: 'Open it',
    /** After the reason why a link has not been recognized. */
    otherwise: 'Any other address can be saved as it is.',
    /** Numbered steps to get a link; drawn beside them is a map in a browser. */
    steps: {
      open: 'Open Google Maps in the browser of a computer.',
      search: 'Search for your business, choose it, and wait for the map.',
      copy: 'Copy the whole address from the address bar, and paste it here.',
    },
  },

  /**
   * What visitors read, in their languages. A language is given as Unicode CLDR names it in a list, such as “German”; where
   * that does not fit a sentence, put it after a colon or in brackets.
   */
  words: {
    defaultLanguage: 'Default language',
    defaultLanguageText: 'For visitors whose browser asks for a language that we do not offer.',
    title: 'Your own words',
    text: 'They replace our default sentences, in their language only. Every visitor sees them, regardless of the rating.',
    /** Name of the group of buttons, one per language. */
    languages: 'Languages',
    /** Directly after the name of a language, for screen readers. */
    toCorrect: ', please correct',
    /** Name of the list of languages to add, and its first entry. */
    add: 'Add a language',
    addFirst: 'Add a language…',
    greeting: (language: string) => `Greeting in ${language}`,
    greetingText: 'On the first screen, below the question.',
    /** The words of thanks. */
    thanks: (language: string) => `Thank-you in ${language}`,
    thanksText: 'After feedback was sent.',
    /** Button. */
    remove: (language: string) => `Remove ${language}`,
    /** Before “12/100”, for screen readers. */
    characters: 'Characters:',
  },

  preview: {
    /** Name of the picture of the review page, for screen readers. */
    label: 'Preview of the review page',
    /** Below it. */
    caption: 'Preview',
    /** Its name, and below it. See `words` for the language. */
    in: (language: string) => `Preview in ${language}`,
    failed: 'The preview could not be loaded.',
  },
}

export type BrandTexts = typeof brand
