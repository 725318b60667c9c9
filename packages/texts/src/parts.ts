/**
 * A sentence in parts, for markup within it, such as a link or a name in bold: a text takes the nodes and puts them where
 * its language wants them. `Sentence` of `packages/ui` renders it.
 */
export type Parts<Node> = readonly (string | Node)[]
