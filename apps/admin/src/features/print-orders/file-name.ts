/** Name under which an order's picture is saved: `company-itemtype.png`, in characters that every file system takes. */
export function fileNameOf({ companyName, itemType }: { companyName: string; itemType: string }): string {
  return `${plain(companyName)}-${plain(itemType)}.png`
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/["']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
