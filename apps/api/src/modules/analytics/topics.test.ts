import { setImmediate } from 'node:timers/promises'
import type { Topics } from '@candour/schemas/analytics.ts'
import { describe, expect, it } from 'vitest'
import demo from '#demo/reviews.json' with { type: 'json' }
import { findTopics } from '#modules/analytics/topics.ts'

/** Texts whose language has not been detected. */
const unread = (texts: readonly string[]) => texts.map((text) => ({ text, language: null }))
const written = (language: string, ...texts: string[]) => texts.map((text) => ({ text, language }))

it('yields to other work while it runs', async () => {
  let found = false
  const finding = (async () => {
    const topics = await findTopics({ positive: unread(Array(200).fill('Rye bread')), negative: [] })
    found = true
    return topics
  })()
  let others = 0
  for (; !found; others += 1) await setImmediate()
  expect(others).toBeGreaterThan(5)
  expect((await finding).positive.map(({ term }) => term)).toEqual(['rye bread'])
})

/**
 * Words that any grammar of the language lists, independent of the product's lists, with a sentence to use them in and
 * a topic.
 */
const grammars = {
  en: {
    say: (word: string) => `${word}, the waiter was with us and brought the dumplings`,
    topic: 'dumplings',
    words: `a about above after again against all although always am an and another any anybody anyone anything are as at be
      because been before being below between both but by can could did do does doing down during each either enough even
      ever every everybody everyone everything few for from further had has have having he her here hers herself him himself
      his how however i if in into is it its itself just least less little many may me might more most much must my myself
      neither never no nobody none nor not nothing now of off often on once only or other others ought our ours ourselves
      out over own perhaps quite rather same several shall she should since so some somebody someone something sometimes
      still such than that the their theirs them themselves then there therefore these they this those though through thus
      to too under unless until up upon us very was we were what whatever when whenever where whereas wherever whether
      which while who whoever whole whom whose why will with within without would yet you your yours yourself
      don't didn't wasn't isn't couldn't won't can't it's they've we'd i'm you'll that's`,
  },
  de: {
    say: (word: string) => `${word}, der Kellner war mit uns und hat die Knödel gebracht`,
    topic: 'knödel',
    words: `aber alle allem allen aller alles als also am an andere anderen anders ans auch auf aus außerdem bei beide beiden beim
      bevor bin bis bisher bist da dabei dadurch dafür dagegen daher damit danach dann daran darauf darum das dass dein deine dem den
      denn dennoch der deren des deshalb dessen deswegen dich die dies diese diesem diesen dieser dieses dir doch dort du durch
      eher ein eine einem einen einer eines einfach einige einigen einmal er es etwas euch euer falls fast ganz gar gegen genug
      habe haben hat hatte hatten her hier hin hinter ich ihm ihn ihnen ihr ihre ihrem ihren im immer in indem ins irgendwie ist
      ja jede jedem jeden jeder jedes jedoch jemand jene jetzt kann kaum kein keine keinen keiner können könnte man manche
      manchmal mehr mehrere mein meine meistens mich mir mit muss müssen nach nachdem neben nicht nichts nie niemand noch nun nur
      ob obwohl obgleich oder oft ohne schon sehr sein seine seinen seit seitdem selbst sich sie sind so sobald sofern solange solche soll sollte
      sondern sonst soweit sowie sowohl trotz trotzdem über um und uns unser unsere unter vom von vor während wann war waren
      warum was weder wegen weil welche welcher wenig wenn wer werden wie wieder wir wird wo wobei wurde wurden zu zum zur
      zwar zwischen ziemlich`,
  },
  fr: {
    say: (word: string) => `${word}, le serveur était avec nous et il a apporté les crêpes`,
    topic: 'crêpes',
    words: `à afin ai aie ailleurs ainsi alors après as assez au aucun aucune aujourd'hui auprès aussi autant autour autre autres aux
      avaient avais avait avant avec avoir avons beaucoup bien car ce ceci cela celle celles celui cependant certain certaine
      certains ces cet cette ceux chacun chacune chaque chez comme comment d'abord dans de dedans dehors déjà depuis derrière des
      dès désormais devant doit donc dont du durant elle elles en encore enfin ensuite entre es est et étaient étais était été
      être eu eux fait fallait faut fois furent fut hors ici il ils je jusque l'un la là laquelle le lequel les lesquels leur
      leurs lors lorsque lorsqu'il lui ma mais malgré me même mêmes mes mien mieux moi moins mon ne néanmoins ni non nos notre
      nous on ont or ou où par parce parfois parmi pas pendant peu peut plus plusieurs plutôt pour pourquoi pourtant presque puis
      puisque qu'elle qu'il qu'on quand quant que quel quelle quelles quelque quelques quels qui quoi quoique rien sa sans sauf se
      selon sera ses seulement si sien soi soit sommes son sont sous souvent suis sur ta tandis tant te tel telle tellement
      tels tes toi ton toujours tous tout toute toutefois toutes très trop tu un une vers voici voilà vos votre vous vraiment
      y c'est c'était n'est n'a j'ai s'il d'un d'une`,
  },
  es: {
    say: (word: string) => `${word}, el camarero estaba con nosotros y nos trajo las croquetas`,
    topic: 'croquetas',
    words: `a además al algo alguien algún alguna algunas alguno algunos allí ambos ante antes apenas aquel aquella aquellos aquí así aún
      aunque bajo bastante bien cada casi como cómo con conmigo contra cual cuál cuales cualquier cualquiera cuando cuándo cuanto cuánto
      cuya cuyo de del demasiado dentro desde después donde dónde durante e el él ella ellas ello ellos en entonces entre era
      eran eres es esa esas ese eso esos esta está estaba estaban estamos están estar estas este esto estos estoy estuvo fue
      fueron ha había habían haber hace hacia han has hasta hay he hemos hubo incluso jamás junto la las le les lo los luego
      más me mediante menos mi mí mía mientras mío mis misma mismo mucha muchas mucho muchos muy nada nadie ni ningún ninguna
      ninguno no nos nosotras nosotros nuestra nuestro nunca o os otra otras otro otros para pero poca pocas poco pocos por porque
      pues puede pueden que qué quien quién quienes quizá quizás se sea según ser si sí sido siempre siendo sin sino so sobre
      solo sólo somos son soy su sus suya suyo tal también tampoco tan tanto te tenemos tener tengo tenía ti tiene tienen toda todas
      todavía todo todos tras tu tú tus tuvo u un una unas uno unos usted ustedes varias varios vosotros vuestra vuestro y ya
      yo`,
  },
  it: {
    say: (word: string) => `${word}, il cameriere era con noi e ci ha portato gli gnocchi`,
    topic: 'gnocchi',
    words: `a abbiamo abbastanza ad affinché agli ai al alcun alcuna alcune alcuni all'altro alla alle allo allora almeno altra altre
      altri altro anche ancora anzi appena aveva avevamo avevano avere ben benché c'è c'era che chi chiunque ci ciascuno cioè ciò circa
      come comunque con contro cosa così cui d'altra da dagli dai dal dalla dalle davvero degli dei del dell'altro della delle dentro di
      dietro dopo dove dovunque dunque durante e è ecco egli ella entro eppure era erano eravamo essa esse essere essi esso fa
      finché fino forse fra fu fuori già giù gli ha hai hanno ho i il in infatti inoltre insieme invece io l'altra la là le lei
      li lì lo loro lui lungo ma magari mai malgrado me meno mentre mi mia mie miei mio molta molte molti molto né neanche negli nei
      nel nella nelle nemmeno neppure nessun nessuna nessuno niente noi non nonostante nostra nostro nulla o ogni ognuno oltre oppure
      ora ovunque parecchi per perché perciò però pertanto più piuttosto poca poche pochi poco poi poiché possono prima può purché
      pure purtroppo qua qual qualche qualcosa qualcuno quale quali qualsiasi qualunque quando quanta quante quanti quanto quasi quel quella
      quelle quelli quello questa queste questi questo qui quindi sarà se sé sebbene secondo sei sempre senza si siamo siano
      siccome siete sono sopra soltanto sotto sta stata stati stato stava stessa stesso su sua sue sugli sui sul sulla suo
      suoi tale tanta tante tanti tanto te ti tra tranne troppa troppi troppo tu tutta tuttavia tutte tutti tutto un una uno
      verso vi voi vostra vostro`,
  },
  nl: {
    say: (word: string) => `${word}, de ober was bij ons en heeft de kroketten gebracht`,
    topic: 'kroketten',
    words: `aan al alle alleen als altijd andere anders beide bij bijna daar daarom dan dat de deze dit doch door dus een eens eerst
      elk elke en enkele er even geen haar hadden heb hebben heeft hem het hier hij hoe hoewel hun iedereen iemand iets ik in is ja
      je jullie kan kon kunnen maar meer men met mij mijn misschien na naar niemand niet niets nog nooit nu of om omdat onder ons
      ook op over sinds sommige soms steeds te tegen ten terwijl toch toen tot tussen uit van vaak veel voor waar waarom wanneer
      want waren was wat weer weinig wel welke werd wie wij wordt zal ze zeer zelf zelfs zich zij zijn zo zonder zou`,
  },
  pt: {
    say: (word: string) => `${word}, o garçom estava connosco e trouxe os croquetes`,
    topic: 'croquetes',
    words: `a à agora ainda além algo algum alguma alguns antes ao aos apenas após aquela aquele aqui as assim até bastante bem cada
      com como contra contudo da das de dela dele depois desde do dos durante e é ela ele eles em embora enquanto entre era essa esse
      esta está este eu foi for foram há isso já la lhe logo mais mas me mesmo meu minha muito na nada não nas nem nenhum ninguém
      nos nossa nosso nós num o onde os ou outra outro para pela pelo pois por porque pouco quando quase que quem se sem sempre ser
      seu sobre sua também tanto tem ter toda todo tudo um uma você`,
  },
  pl: {
    say: (word: string) => `${word}, kelner był z nami i przyniósł pierogi`,
    topic: 'pierogi',
    words: `a ale albo ani bardzo bez bo by być był była było były chociaż choć co coś czasami czy dla dlaczego dlatego do dobrze
      gdy gdzie go i ich ile im inne jak jako jednak jego jej jest jestem jeszcze jeśli już każda każdy kiedy kilka kto która które
      który lub ma mam mi mnie może można my na nad nam nas nasz nic nie nigdy nikt niż o obok od on ona oni oraz po pod ponieważ
      potem poza prawie przed przez przy raz są się sobie swój także tak tam te tego ten też to trochę tu tutaj tylko tym u w wam
      was więc wszyscy wszystko z za zawsze ze że żaden`,
  },
  tr: {
    say: (word: string) => `${word}, garson bizimle ilgilendi ve mantıyı getirdi`,
    topic: 'mantıyı',
    words: `acaba ama ancak artık aslında az bana bazı belki ben beni benim bile bir biraz birkaç birçok biri biz bize bizim böyle
      bu buna bunlar bunu burada bütün çok çünkü da daha de değil diğer diye dolayı en gibi göre hangi hatta hem henüz hep hepsi her
      herkes hiç için ile ise işte kadar kendi ki kim kimse lakin mı mi mu nasıl ne neden nerede niye o olan olarak oldu olduğu
      olmak olsa ona onlar onu onun öyle pek rağmen sadece sanki sen siz sonra şey şimdi şöyle şu tarafından tüm üzere var ve
      veya ya yani yine yok zaten`,
  },
  ru: {
    say: (word: string) => `${word}, официант был с нами и принёс пельмени`,
    topic: 'пельмени',
    words: `а без более бы был была были было быть в вам вас весь во вот все всего всегда вы где да даже для до его ее если есть еще же
      за здесь и из или им их к как какой когда конечно которая которые который кто ли лишь между меня мне много может можно мой мы на
      над надо нам нас наш не него нее нет ни никогда ничего но ну о об один однако он она они оно от очень перед по под после потом
      потому почему почти при про раз с сам свой себя сейчас со совсем так также такой там тебя тем теперь то тогда того тоже только
      том тут ты у уже хотя чего чем через что чтобы эта эти это этот я`,
  },
  ar: {
    say: (word: string) => `${word} النادل كان معنا وقدم الكنافة`,
    topic: 'الكنافة',
    words: `في من على إلى عن مع هذا هذه ذلك تلك الذي التي ما ماذا لماذا كيف أين متى هل لا لم لن ليس كان كانت كل بعض أي كما لكن أو ثم حتى
      إذا إن أن لأن قد لقد سوف فقط أيضا جدا هنا هناك هو هي هم نحن أنا أنت بين قبل بعد عند عندما منذ خلال حول دون بدون غير مثل أكثر
      أقل كثير قليلا دائما أبدا اليوم الآن مرة جميع نفس حيث بينما رغم به بها`,
  },
}

const termsIn = ({ positive, negative }: Topics) => [...positive, ...negative].map(({ term }) => term)

describe.each(Object.entries(grammars))('function words of %s', (_, { say, topic, words }) => {
  const list = words.split(/\s+/)
  it('are more than fifty', () => expect(new Set(list).size).toBeGreaterThan(50))

  it('are not topics within a sentence', async () => {
    const shown = new Set<string>()
    for (const word of list) {
      const positive = Array(6).fill(say(word))
      for (const term of termsIn(await findTopics({ positive: unread(positive), negative: [] })))
        shown.add(term)
    }
    expect([...shown].filter((term) => term.split(' ').some((part) => list.includes(part)))).toEqual([])
    expect([...shown].some((term) => term.includes(topic))).toBe(true)
  })

  it('are not topics on their own', async () => {
    const negative = list.flatMap((word) => [`${word}.`, `${word}!`])
    expect(
      termsIn(
        await findTopics({ positive: unread(Array(9).fill(say(''))), negative: unread(negative) }),
      ).filter((term) => list.includes(term)),
    ).toEqual([])
  })
})

it('are not topics of the demo either', async () => {
  const texts = (of: (rating: number) => boolean) =>
    demo.filter(({ rating }) => of(rating)).map(({ feedback }) => feedback)
  const found = termsIn(
    await findTopics({
      positive: unread(texts((rating) => rating > 3)),
      negative: unread(texts((rating) => rating < 3)),
    }),
  )
  const small = new Set(Object.values(grammars).flatMap(({ words }) => words.split(/\s+/)))
  expect(found.length).toBeGreaterThan(4)
  expect(found.filter((term) => term.split(' ').some((word) => small.has(word)))).toEqual([])
})

it('finds the noun after an elided article', async () => {
  const topics = await findTopics({
    positive: unread(Array(5).fill('L’accueil était très chaleureux')),
    negative: [],
  })
  expect(termsIn(topics)).toEqual(['accueil'])
})

it('ignores the function words of each text in its own language only', async () => {
  const topics = await findTopics({
    positive: [
      ...written('de', ...Array(20).fill('Die Suppe war heiß, und die Bedienung flink')),
      ...written('pl', ...Array(5).fill('Zupa jest znakomita')),
    ],
    negative: written('en', ...Array(5).fill('Plants die in this hot window')),
  })
  expect(topics.positive.map(({ term }) => term)).toEqual(
    expect.arrayContaining(['suppe', 'bedienung flink', 'zupa']),
  )
  expect(termsIn(topics).filter((term) => /\b(?:und|war|this|jest)\b/.test(term))).toEqual([])
  expect(topics.negative.map(({ term }) => term)).toEqual(expect.arrayContaining(['plants die']))
})
