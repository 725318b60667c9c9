/** File name of an order's image, `company-itemtype.png`, in characters every file system accepts. */
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
