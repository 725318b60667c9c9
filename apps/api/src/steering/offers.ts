import { followed, type Hit, type Hits, preceded, type Reading } from '#steering/reading.ts'

const receive =
  /^(?:get|earn|claim|win|receiv|bekomm|erhalt|krieg|gibt|recev|offr|recib|reciba|llev|obten|obti|ricev|ottien|receb|krijg|ontvang|otrzym|odbier|dostan|dosta|obdrz|zisk|primi|kap|λαβ|παρτε|fa|far|отрим|получ|saat|alir|al|kazan|dapat|mendapat|terima|nhan|احصل|تحصل|ستحصل|קבל|תקבל|पाए|मिले)/u
const treats =
  /^(?:treat|invit|einlad|spend|offrons|offrir|trakt|funduj|stawiam|пригост|пригощ|угост|угощ|κερν|bjud|spander|ismarla|ikram|tarjoa|meghiv|convid|mentraktir|traktir|نهد|ندعو)/u
const toUs = new Set(
  'us uns nous nos ci noi ons nam ne nekunk μασ oss os meille bize нам لنا לנו kami'.split(' '),
)
/** A shop that sells gifts or raffle tickets gives none away. */
const shop = /shop|store|boutique|winkel|laden|butik|negozio|tienda|^loja|sklep|obchod/u
const sellable = /gift|geschenk|cadeau|regal|gave|present/u
const raffle = /^(?:prize|raffle|lotter|loter|tombola)/u
const tickets = /^(?:tickets?|lose|shop|kiosk|winning)$/u
/** Words that make an amenity of "free" only right next to it: "feel free to", "free of charge". */
const strictlyNext = new Set(['to', 'from', 'time', 'hands', 'range', 'risk'])
const giftSigns = /[🎁🎟🎫💝]/u
const percentSign =
  /(?<![\d.,])(?!100(?!\d))\d{1,3}(?:[.,]\d+)? ?(?:%|٪|percent|prozent|pour ?cent|por ?cien|per ?cento|procent|prosent|процент|відсот|persen|phan tram|szazalek|la suta|τοις εκατο|प्रतिशत|بالمئه|بالمايه|في المئه|אחוז)|% ?(?!100)\d|yuzde (?!100)\d/u
const off = /(?:%|\bpercent) ?off\b/u
const money =
  /[€$£¥₹₺₽₴₪₩₫฿]\s?\d|\d\s?(?:[€$£¥₹₺₽₴₪₩₫]|(?:eur|euro\p{L}?|usd|dollars?|pounds?|zl|zlot\p{L}*|kr|kronor|kroner|kc|korun|ft|forint\p{L}*|lei|lira|tl|reais|руб\p{L}*|грн|гривен\p{L}*|円|元|块|塊|원|रुपये|דולר|שקל\p{L}*|ευρω|rupiah|dong|ريال|دولار|درهم)(?!\p{L}))/u

export const hasGiftSigns = (text: string, toVisitor: boolean) =>
  giftSigns.test(text) || (toVisitor ? off : percentSign).test(text)

/** Whether a text offers something, by the words of one language; `toVisitor` if it answers one visitor. */
export function offers(
  { tokens, hits: all }: Reading,
  hits: Hits,
  text: string,
  toVisitor: boolean,
): boolean {
  const before = (first: Hit[] | undefined, second: Hit[] | undefined, max: number) =>
    followed(tokens, first, second, { max }).length > 0
  const near = (first: Hit[] | undefined, second: Hit[] | undefined, max: number) =>
    before(first, second, max) || before(second, first, max)
  // Related languages share words, so what makes an offer harmless may be a word of another language.
  const ofAll = (...classes: (keyof Hits)[]) =>
    [...all.values()].flatMap((some) => classes.flatMap((of) => some[of] ?? []))
  const wordAt = ({ start }: Hit) => tokens[start]?.word ?? ''
  const { gift, win, refund, present, free, thing, points, surprise, wait, exchange, asThanks } = hits
  // "Give us your opinion" gives nothing.
  const give = hits.give?.filter(({ end }) => !toUs.has(tokens[end + 1]?.word ?? ''))
  const said = [...(hits.review ?? []), ...(hits.rate ?? []), ...(hits.feedback ?? [])]

  const isSold = ({ start, end }: Hit) => {
    const [word, next] = [tokens[start]?.word ?? '', tokens[end + 1]?.word ?? '']
    return raffle.test(word) ? tickets.test(next) : sellable.test(word) && shop.test(`${word} ${next}`)
  }
  if (gift?.some((hit) => !isSold(hit))) return true
  // "Your feedback is a gift."
  const links = present ? preceded(tokens, ofAll('review', 'feedback'), ofAll('is'), 4) : []
  const gifts = preceded(tokens, [...links], present ?? [], 5)
  if (present?.some((hit) => !gifts.has(hit) && !isSold(hit))) return true
  const amenities = free ? ofAll('amenity') : []
  const isFree = (hit: Hit) =>
    near([hit], thing, 2) || (!toVisitor && !amenities.some((amenity) => allows(amenity, hit)))
  if (free?.some(isFree)) return true
  if ((before(hits.each, said, 4) || before(said, hits.each, 1)) && near(said, thing, 10)) return true
  if (near(win, thing, 6)) return true

  if (toVisitor) {
    // A coffee may be owed for what went wrong, but not for a review.
    const writing = followed(tokens, [...(hits.leave ?? []), ...(hits.change ?? [])], said, { max: 4 })
    return (
      (writing.length > 0 && near(said, thing, 12) && (give !== undefined || exchange !== undefined)) ||
      (exchange !== undefined && said.length > 0 && thing !== undefined)
    )
  }

  if (win || refund) return true
  const treat = give?.filter((hit) => treats.test(wordAt(hit)))
  const got = give?.filter((hit) => receive.test(wordAt(hit)))
  if (near(treat, thing, 5)) return true
  if (said.length > 0 && near(give, thing, 6) && near(said, thing, 12)) return true
  if (said.length > 0 && near(got, thing, 6)) return true
  if ([give, thing, surprise, wait].some((what) => near(asThanks, what, 9))) return true
  if ((said.length > 0 || give) && money.test(text)) return true
  if (near(points, give, 4)) return true
  if (points?.some(({ start }) => /^\d+$/.test(tokens[start - 1]?.word ?? '')) && said.length > 0) return true
  if (near(surprise, wait, 6) || near(surprise, give, 6)) return true
  if (near(hits.donate, said, 12)) return true
  return exchange !== undefined && (said.length > 0 || give !== undefined || thing !== undefined)

  function allows(amenity: Hit, of: Hit): boolean {
    const [a, b] = [tokens[amenity.start], tokens[of.start]]
    if (!a || !b || a.sentence !== b.sentence) return false
    const distance = amenity.start - of.end
    return strictlyNext.has(a.word) ? distance === 1 : Math.abs(distance) <= 8
  }
}
