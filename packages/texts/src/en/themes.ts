/** Themes that visitors mention. */
export const themes = {}

export type ThemesTexts = typeof themes
