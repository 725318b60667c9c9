/** Words of the components of `packages/ui` that the consoles use. */
export const controls = {
  loading: 'Loading...',
}

export type ControlTexts = typeof controls
