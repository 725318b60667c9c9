/** The subset of bidi-js used here; its published types do not fit its module format. */
declare module 'bidi-js' {
  export default function bidiFactory(): {
    /** Returns the embedding level of each UTF-16 code unit. */
    getEmbeddingLevels(text: string, direction: 'ltr' | 'rtl'): { levels: Uint8Array }
    getMirroredCharacter(character: string): string | null
  }
}
