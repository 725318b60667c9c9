/** Of a test that one run is enough for: what it looks at is the same at every size, or it sets sizes of its own. */
export const anySize = '@any-size'
