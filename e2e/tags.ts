/** Tags tests that run once, because they do not depend on the viewport or set their own. */
export const anySize = '@any-size'
