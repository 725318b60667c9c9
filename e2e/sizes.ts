/** The viewports every screen is tested at. */
export const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } }
