import type { Language } from '#modules/reviews/sentiment/tokens.ts'

/**
 * Function words missing from the `stopword` lists: subordinators, quantifiers, pronouns, auxiliaries, numerals, and
 * adverbs of degree, time and connection. None of them can be a topic.
 */
export const functionWords: Record<Language, string> = {
  en: `
    above according accordingly across actually afterwards against ain albeit almost along alongside already
    although altogether always amid among amongst anybody anyhow anymore anyone anything anyway anyways
    anywhere apart apparently aren around aside away barely basically became become becomes becoming
    beforehand behind below beneath beside besides beyond cannot certain certainly clearly completely
    consequently couldn couple currently definitely despite didn does doesn doing don done down due during
    easily eight either else elsewhere enough entirely especially essentially even eventually ever every
    everybody everyone everything everywhere exactly except extremely fairly few fewer finally first firstly
    five former four fully further furthermore generally getting given gives giving going gone gonna gotta
    gotten greatly hadn half hardly hasn haven having hence hereby hers herself highly honestly hopefully
    however hundred immediately including indeed inside instead isn its itself kinda largely last lastly
    lately later latter least less lest let lets like likely likewise literally little lot lots mainly making many
    may maybe meanwhile mere merely might mine moreover mostly mustn myself namely near nearly needn neither
    never nevertheless next nine nobody none nonetheless nor normally not nothing notwithstanding nowhere
    o'clock obviously occasionally off often once one ones oneself onto opposite others ought ours ourselves
    outside overall own particular particularly past per perhaps plus possibly pretty previously primarily
    probably provided providing put quite rather regarding regardless relatively respectively round second
    secondly seem seemed seems seldom seven several shall shan she shortly shouldn significantly similarly
    simply six slightly somebody somehow someone something sometime sometimes somewhat somewhere soon sort
    subsequently sufficiently supposedly sure surely taking ten theirs themselves thereafter thereby therefore
    therein these third thirdly thoroughly those though thousand three throughout thru thus till today
    together tomorrow toward towards truly twice two typically ultimately under underneath undoubtedly
    unfortunately unless unlike unlikely until unto upon upwards us used using usual usually various versus
    via virtually wanna wasn weren whatever whatsoever when whence whenever whereas whereby wherein wherever
    whether whichever whilst whoever whole wholly whom whomever whose why widely will within without won
    wouldn yes yesterday yet your yours yourself yourselves`,
  de: `
    abends abermals absolut acht allenfalls allerlei allgemein allzeit allzu alsbald alsdann anderenfalls
    andererseits anders anderswo anfangs anhand anlässlich ans anscheinend ansonsten anstatt anstelle aufgrund
    aufs ausnahmslos außerhalb bald beiden beiderseits beim beinahe beispielsweise bekanntlich bereits
    beträchtlich bevor bezüglich binnen bislang bloß brauchen braucht bräuchte bzw daheim daher dahingegen
    danach dannen darauf darauffolgend darüber davor dazu definitiv deinerseits dementgegen demnach demnächst
    denkbar dennoch derart derartig derjenigen derzeit desto diesbezüglich diesmal diesseits direkt dran drauf
    draußen drei drinnen drittens drüben durchs dürfte dürften ebenfalls ebensolche eher eigens eigentlich
    einerseits einfach einigermaßen eins einschließlich einst einstmals einzig elf erneut erstens erstmal
    erstmals etliche etlichen etlicher etliches etwaig eventuell extrem falls fast ferner folglich fortan
    freilich fünf fürs gegebenenfalls gemäß genauso generell gerne gestern gewiss gewisse gewissen gewöhnlich
    gleichermaßen gleichfalls gleichwohl gleichzeitig glücklicherweise grundsätzlich gänzlich halb halt hast
    herum heutzutage hierbei hierdurch hierfür hierher hiermit hiervon hierzu hinein hingegen hinsichtlich
    hinterher hinters hundert hätt hättest häufig höchst höchstens immerhin immerzu indes indessen infolge
    inklusive inmitten innerhalb insbesondere insgesamt insofern insoweit inwiefern inwieweit inzwischen
    irgendein irgendeine irgendeinem irgendeinen irgendeiner irgendetwas irgendwann irgendwas irgendwelche
    irgendwem irgendwer irgendwie irgendwo jedenfalls jederzeit jedesmal jeglich jegliche jeglichem jeglichen
    jeglicher jegliches jemals keinerlei keinesfalls keineswegs komplett könntest künftig kürzlich lassen
    lediglich leider letzte letzten letztendlich letzter letztes letztlich ließ ließen längst lässt
    mancherorts manchmal mehrere mehreren mehrerer mehrfach mehrmals meinerseits meinetwegen meist meiste
    meisten meistens mindestens miteinander mithilfe mitsamt mittels mittendrin mittlerweile momentan müsste
    müssten nacheinander nachher nahe nahezu namentlich ne nebenbei nem nen neuerdings neulich neun
    nichtsdestotrotz nichtsdestoweniger niemals nirgends nirgendwo nix nochmal nochmals normalerweise nunmehr
    nämlich obgleich obschon obwohl obzwar oftmals paar partout per prinzipiell pro quasi rein relativ ringsum
    samt schließlich sechs seitens seither selber selbstverständlich selten sieben sobald sodass soeben sofern
    sofort sogar sogleich solange solltest somit sonstige sooft sowieso sowohl später stattdessen stets
    sämtlich sämtliche sämtlichen tatsächlich tausend teils teilweise total trotz trotzalledem umgehend ums
    umso umsonst unbedingt ungeachtet ungefähr unlängst unterdessen unterhalb unters unweit vier vollends
    vollkommen vollständig vorab voraus vorbei vorerst vorher vorhin vormals vors vorwiegend völlig weder
    weitaus weiterhin weitestgehend weitgehend wenngleich wennschon wesentlich wessen wiederum wieviel wobei
    wodurch wofür wogegen wohingegen womit womöglich wonach woran worauf woraus worin worum worüber wovon
    wovor wozu währenddessen wäret wärst würdest zehn zeitweise ziemlich zudem zufolge zugunsten zuletzt
    zuliebe zumal zumeist zumindest zunehmend zusätzlich zuvor zuweilen zwangsläufig zwei zweifellos zweitens
    zwölf äußerst überall überaus übers`,
  fr: `
    afin ailleurs ainsi allait aller allez allons alors après assez aucun aucune aucunement aujourd
    aujourd'hui auparavant auprès auquel aussi aussitôt autant autour autre autrefois autrement autres autrui
    auxquelles auxquels avant beaucoup bientôt bref car carrément cela celle celles celui cent cependant
    certain certaine certainement certaines certains ceux chacun chacune chaque chez cinq combien comme
    comment complètement concernant contre davantage debout dedans dehors delà demain depuis dernier derniers
    dernière dernières derrière desquelles desquels dessous dessus deux deuxième devant devers devoir
    devraient devrait divers diverses dix dois doit doivent donc dont dorénavant durant déjà désormais
    effectivement elles encore enfin ensuite entièrement entre envers environ essentiellement etc exactement
    excepté extrêmement fais faisait fait faite faites faits fallait faudrait faut fera ferait finalement fois
    font forcément fortement franchement fut grâce guère généralement habituellement heureusement hier hormis
    hors hui huit hélas jamais jusqu jusque juste justement laquelle lequel lesquelles lesquels loin longtemps
    lors lorsqu lorsque là maint maintenant maints malgré malheureusement mien mienne miens mieux mille
    moindre moins moyennant mêmes naguère neuf ni nombreuses nombreux non normalement notamment nul nulle
    nullement néanmoins nôtre nôtres oui outre parce parfaitement parfois parmi particulièrement partout
    pendant peu peut peuvent peux plupart plus plusieurs plutôt possiblement pourquoi pourra pourrait pourtant
    pourvu pouvait pouvez pouvoir pouvons premier première presqu presque probablement prochain proche près
    puis puisqu puisque quand quant quasi quasiment quatre quelconque quelqu quelque quelquefois quelques
    quiconque quoi quoiqu quoique rarement relativement rien récemment sait sauf second seconde selon semble
    semblent sept seul seule seulement seuls si sien sienne siens simplement sinon sitôt six soi soudain
    soudainement sous souvent suffisamment suivant super surtout tandis tant tantôt tel telle tellement telles
    tels tien tienne totalement toujours tous tout toute toutefois toutes trois trop très tôt va vais vas vers
    veulent veut veux via vite voici voilà voire volontiers vont voudrais voulait vouloir vraiment vu vôtre
    vôtres ça également étaient étais évidemment ô`,
  es: `
    acaso además adonde ahora ahí ajena ajeno algo alguien alguna algunas alguno algunos algún allá allí
    alrededor ambas ambos ante anteayer antes apenas aproximadamente aquel aquella aquellas aquello aquellos
    aquí arriba así aun aunque ayer aún bajo bastante bastantes bien cada casi cerca cien cierta ciertamente
    ciertas cierto ciertos cinco claramente completamente conforme conmigo conque consigo contigo cual cuales
    cualesquiera cualquier cualquiera cuando cuanta cuantas cuanto cuantos cuatro cuya cuyas cuyo cuyos cuáles
    cuán cuánta cuántas cuánto cuántos dado debajo debe deben deber debería debido debió deja del delante
    demasiada demasiadas demasiado demasiados demás dentro después detrás dicha dicho diez donde doquier dos
    dónde efectivamente ella ellas ello ellos embargo encima enfrente enseguida entonces entre era erais eran
    eras eres esa esas escasa escaso ese eses esos especialmente estaba estabais estaban estabas estado
    estamos estando estar estará estarán estaría estas este esto estos estoy estuve estuviera estuvieron
    estuvo está estábamos estáis están estás esté estén evidentemente exactamente excepto extremadamente
    finalmente frente fue fuera fueran fueras fueron fui fuimos fuiste fácilmente generalmente gran ha haber
    habido habrá habrán habría había habíamos habían hace hacen hacer hacia hacía hago han has hay haya hayan
    he hecho hemos hice hicieron hizo hoy hubiera hubieran hubieron hubiese hubo igual igualmente incluso
    increíblemente inmediatamente jamás junto justo lejos les luego mal mas mayor mayormente mayoría mediante
    medio mejor menor menos mientras mil mis misma mismas mismo mismos mucha muchas mucho muchos muchísima
    muchísimo mía mías mío míos nada nadie ninguna ningunas ninguno ningunos ningún normalmente nosotras
    nosotros nuestra nuestras nuestro nuestros nuevamente nueve nunca obstante obviamente ocho os otra otras
    otros peor pesar pese poca pocas pocos podemos poder podrá podría podrían podía podían posible
    posiblemente practicamente primer primera primero probablemente pronto propia propias propio propios
    prácticamente pudieron pudo pueda puede pueden puedo pues puesto puso quedar quien quienes quienquiera
    quiere quieren quiero quisiera quizá quizás realmente recientemente recién respecto salvo sea sean segunda
    segundo según seis ser será serán seré sería serían si sido siempre siendo siete sino siquiera so
    sobretodo sola solamente solas solo solos somos son soy sumamente supuesto sus suya suyas suyo suyos sé
    sólo tal tales tampoco tan tanta tantas tanto tantos tendrá tendría tenemos tener tengo tenéis tenía
    tenían ti tiene tienen tienes toda todas todavía todo todos total totalmente tras través tres tus tuve
    tuvieron tuvimos tuvo tuya tuyas tuyo tuyos unas unos usted ustedes va vais vamos van varias varios vaya
    veces vez vosotras vosotros voy vuestra vuestras vuestro vuestros ya yo éramos ésa ésas ése ésos éste
    última últimas último últimos`,
  it: `
    abbastanza accanto adesso affinché agevolmente alcun alcuna alcune alcuni alcuno allora almeno alquanto
    altra altre altrettanto altri altrimenti altro altrove altrui ambedue ancora andare anzi anziché appena
    apposta appunto assai assieme assolutamente attorno attraverso attualmente avanti avere ben benché bene
    bensì cento certa certamente certe certi certo chiaramente chiunque ciascun ciascuna ciascuno cinque cioè
    circa ciò codesta codesti codesto colei coloro colui completamente comunque conseguentemente cosa cose
    cosicché costei costoro costui così cui dapprima davanti davvero dentro deve devo devono dice dieci dietro
    dinanzi diverse diversi dopo dove dovere doveva dovrebbe dovrà dovunque due dunque durante ebbene eccetto
    ecco effettivamente egli ella entrambe entrambi entro eppure essa esse essere essi esso estremamente
    eventualmente fa fare fatto fin finalmente finché fino forse fra frattanto frequentemente fuori
    generalmente giacché già giù gran ieri immediatamente infatti infine infino innanzi inoltre insieme
    insomma intanto interamente intorno invece laddove laggiù lassù lungo là lì magari mai malgrado medesima
    medesimo mediante meglio meno mentre mezza mezzo mille minimamente molta molte molti molto naturalmente
    neanche nemmeno neppure nessun nessuna nessuno niente nonché nonostante normalmente nove nulla nuovamente
    né od oggi ogni ognuna ognuno oltre oltretutto onde oppure ora ormai ossia otto ovunque ovvero ovviamente
    parecchi parecchia parecchie parecchio particolarmente peggio perciò perfettamente perfino persino
    pertanto però piuttosto poca poche pochi poco poi poiché possiamo possibilmente posso possono potere
    potrebbe potrei potuto presso prestissimo presto prima primo principalmente probabilmente proprio pur
    purché pure purtroppo può qua qual qualche qualcosa qualcuna qualcuno quali qualora qualsiasi qualunque
    quand quando quantunque quasi quattro quegli quei quel quell quest qui quindi quivi raramente realmente
    recentemente relativamente rispetto salvo sebbene seconda secondo sei semplicemente sempre senz senza
    sette siccome sicuramente sola solamente soli solitamente solo soltanto sopra soprattutto sotto sovente
    specialmente spesso stata state stati stato stavolta stessa stesse stessi stesso subito successivamente sé
    tal tale tali talmente talora taluni talvolta tanta tante tanti tanto totalmente tra tranne tre trecento
    troppa troppe troppi troppo tutta tuttavia tutte tuttora ulteriormente ultima ultimo unica unico va vado
    vai vanno vari varie vengono veramente vero verso viceversa viene vogliono volentieri volta volte vorrei
    vuole`,
  nl: `
    aangaande aangezien acht achter afgelopen aldus alhoewel alle allebei alleen allen altijd alvorens ander
    anderen anders anderszins behalve beide beiden bent best bijna bijvoorbeeld binnen binnenin boven bovenal
    bovendien buiten compleet daarbij daardoor daarin daarna daarnaast daarnet daarom daarop daarover daarvan
    daarvoor dan deden deed degene dergelijke dikwijls direct doordat drie duidelijk echt echter eerder eerst
    eerste eigen eigenlijk elk elkaar elke enig enige enkel enkele enorm enz erg ergens even evenals eveneens
    eventueel evenwel extreem gauw gedurende gehad gekund geleden gelijk gemoeten genoeg gewoon gewoonlijk
    geworden ging graag had hadden hare hebt helaas hele helemaal hetzelfde hierbij hierin hierna hoewel
    hoezeer hunne ieder iedere iedereen iemand inderdaad indien ineens inmiddels intussen jij jou jouw jullie
    kort kortom kreeg krijgen krijgt kunt laatst laatste later liever maakt maken meerdere meestal men meteen
    misschien mits mocht mochten moest moesten moeten mogelijk mogen naast nadat namelijk nauwelijks nee negen
    nergens noch nogal nooit normaal ofschoon ondanks onder ondertussen onlangs onmiddellijk onszelf onze ooit
    opdat opeens opnieuw opzij ouder overal overigens pas per perfect precies prima rond rondom samen sedert
    sinds sindsdien slechts sommige soms steeds straks super tamelijk tenzij terwijl tevens thans tien tijdens
    toe toekomstig totaal totdat trouwens tussen twee uiteindelijk uiteraard uitsluitend vaak vanaf vandaag
    vandaan vanuit vanwege veelal vele verder vervolgens vier vijf vlak volgens volledig vond vooraf vooral
    vooralsnog voorbij voordat voorheen voorts vooruit vrij waar waaraan waarbij waardoor waarin waarna waarom
    waarop waaruit waarvan waarvoor wanneer wederom weer wegens weinig wel weldra welk welke wellicht
    werkelijk weten wilde wilden word wordt zeer zeker zelden zelfde zelfs zes zeven zich zichzelf zoals zodat
    zodoende zodra zolang zouden zoveel zowel zullen zult`,
  pt: `
    abaixo acaso acerca acima adiante afinal agora ainda algo algum alguma algumas alguns alguém ali além
    ambas ambos ante anteontem antes apenas apesar após aqui aquém assim através atrás bastante bem cada caso
    cem cerca certa certamente certas certo certos cima cinco completamente conforme conosco consigo consoante
    contigo contra contudo cuja cujas cujo cujos cá dali dantes daquela daquele daí debaixo deixa deixou
    demais demasiado dentro desde dessa desse desta deste deve devem dever deveria devia dez diante disso
    disto dois doutra doutro duas durante efetivamente embaixo embora enfim enquanto entretanto então era eram
    estamos estar estará estava estavam esteve estive estiver estivesse estou está estão etc eventualmente
    exatamente exceto extremamente faz fazem fazer fazia feito fez finalmente fiz fizeram foi fomos for fora
    foram fosse frequentemente fui geral geralmente havia hoje houve há igualmente inclusive infelizmente
    inteiramente ir isto jamais junto justamente logo longe lá maior maioria mais mal mediante meio melhor
    menor menos mesma mesmas mesmos mil mim muita muitas muitíssimo nada naquela naquele nela nele nenhum
    nenhuma nenhuns nessa nesse nesta neste ninguém nisso nisto normalmente noutra noutro novamente nove nunca
    obviamente oito onde ontem ora outra outras outro outrora outros parece per perante perto pior pode podem
    poder poderia podia porquanto porque porquê porventura porém possivelmente pouca poucas pouco poucos pra
    praticamente primeira primeiro principalmente pro provavelmente própria próprias próprio próprios puderam
    pôde põe quaisquer qualquer quanta quantas quanto quantos quase quatro quer queria quero raramente
    realmente recentemente salvo segunda segundo seis seja sejam sempre sendo senão ser seria será serão sete
    sido sim simplesmente sob sobre sobretudo somente somos sou são tais tal talvez também tampouco tanta
    tantas tanto tantos tem temos tenho ter teria terá teve tinha tinham tive tivemos tiver tiveram toda todas
    todavia todo todos totalmente trás três tudo tão têm umas vai vamos veio vem vez vezes vi vir volta vou
    várias vários vão éramos és última último`,
  tr: `
    aksine ancak anında arasında ardından asla aslen açıkçası aşağı bazısı başka belli beraber beri bilhassa
    biraz birazdan birbiri birden birisi birkaçı birlikte birçoğu bugün bununla buradaki buradan buraya
    böylesi dahası daima dair demek derhal devamlı değildi değiller diğeri diğerleri dün ediyoruz elbette epey
    esasen etraf ettik ettiler fazla fazlasıyla galiba gene genelde genellikle gerek gereken gerçekten geçen
    hakkında hala halde haliyle hatta hemen hepimiz hepsini herkese hiçbiri hiçbirşey hâlâ idi ikisi ileri
    ilkin illaki inşallah itibarla iyicene kadarıyla karşı kaç kaçı kendim kendimi kendimiz kesinlikle kimisi
    kimsenin kısmen maalesef mademki mesela mutlaka nadiren nerdeyse nereden neredeyse neyse nispeten niçin o
    olabilir olduk oldukça oldular oldum olmuş olsaydı olurdu onlarla onunla orada oradan oraya rağmen sanırım
    sonradan sonraki sonunda sürekli sık sıkça sırada tabi tabii tam tamamen tamamıyla tekrar tüm var vardır
    yada yaklaşık yalnız yalnızca yani yanında yarın yeniden yeterince yok yoktu zaman zaten zira çokça çoğu
    çoğunlukla önce önceden öncelikle öteki öyleyse özellikle üzerinde üzerine şayet şimdiye şuan şurada`,
  pl: `
    aby albowiem bardzo bardziej bez bowiem był była było byli były będzie będą całkiem cały cała całe chociaż choć chyba ciągle coś czasem
    czasami czy czyli często dalej dlaczego dlatego dla dobrze dodatkowo dokładnie dopiero dosyć dość drugi dwa dwie dwóch dziś dzisiaj dzięki
    faktycznie gdyż gdy gdzie gdzieś generalnie godzinę ich ile im inaczej inne innego inny iż jak jakaś jakieś jakiś jako jakoś jaki jakie jakby
    jeden jedna jedno jednak jedynie jego jej jeszcze jest jestem jesteśmy jeśli jeżeli już każda każde każdego każdej każdy kiedy kiedyś kilka
    kilku kto ktoś która które którego której który których którzy którą ku lecz ledwo lub ma mam mamy mają mi miał miała mieliśmy mimo mnie moim
    moja moje moim mój można może mu musi musiał my na nad nadal nam nami nas nasz nasza nasze nawet nic nich niech niego niej niemal niestety
    nigdy nikt nim nimi niż no nowy o obok od ogólnie ok około on ona one oni ono oraz pan pani po pod podczas ponad ponieważ potem poza powoli prawie
    przed przede przez przy pół raczej raz razem razy sam sama sami są się skoro sobie stale swoim swoje swój szczególnie ta tak taka taki takie
    także tam te tego tej temu ten teraz też to toteż trochę trzeba trzy tu tutaj twój ty tych tylko tym u w wam was ważne wciąż we wcale wczoraj
    według wiele więc więcej właściwie właśnie wobec wśród wszyscy wszystkie wszystkich wszystko wtedy wy wysoko z za zanim zaraz zaś zawsze zbyt ze
    zdecydowanie zero znowu został została zostało zupełnie zwłaszcza zwykle że żaden żadna żadne żeby`,
  ru: `
    абсолютно больше будем будет будете будешь будто буду будут бы был была были было быть вам вами вас ваш ваша ваше ваши ведь везде вероятно
    весь вместе вместо вниз во вовсе возле вот впрочем времени время все всегда всего всей всем всеми всему всех всю вся всякий второй вы где
    давно даже два две действительно день для до довольно другая другие другого другой других его ее её ей ему если есть еще ещё же за здесь
    зато значит из или им ими иногда их каждая каждое каждый каждого каждой кажется как какая какие какой как-то когда конечно которая которого
    которое которой котором которые который которых кроме кто кто-то куда лет ли либо лишь лучше любой между меня мне много многие мной мог
    могли могу могут может можно мой моя мои моё мы на навсегда над надо нам нами нас наш наша наши не него недавно нее неё ней некоторые нельзя
    немного нему несколько нет нечего ни нибудь никак никогда никто ним ними них ничего но ну нужно об обычно один одна одни одно однако около он
    она они оно опять от отсюда очень перед по под пока полностью после постоянно потом потому почему почти практически при про просто против раз
    разве раза сам сама сами самое самый свой своя свои сегодня сей сейчас сначала снова со совсем совершенно так также такая такие такой там
    твой те тебе тебя тем теперь то тобой тогда того тоже той только том тому три ту туда тут ты уж уже хотя чаще через что чтобы что-то чуть эта
    эти этим этих это этого этой этом этот эту я нам именно всё вообще сразу`,
  ar: `
    في من على إلى الى عن مع هذا هذه ذلك تلك هؤلاء الذي التي الذين اللواتي ما ماذا لماذا كيف أين متى هل لا لم لن ليس ليست كان كانت كانوا يكون تكون كل
    بعض أي اي كما لكن ولكن أو او أم ثم حتى إذا اذا إن أن ان لأن لان قد لقد سوف فقط أيضا ايضا جدا جداً هنا هناك هو هي هم نحن أنا انا أنت انت بين
    قبل بعد عند عندما منذ خلال حول دون بدون غير سوى مثل أكثر اكثر أقل اقل كثير كثيرا قليلا دائما دائماً أبدا ابدا اليوم أمس غدا الآن الان مرة مرات أول
    اول آخر اخر واحد واحدة اثنين ثلاثة كلها كله جميع نفس حيث بينما رغم بسبب لي لك له لها لنا لهم منه منها فيه فيها عليه عليها به بها إليه يا
    نعم كذلك وهو وهي وهذا وكان وكانت والتي والذي وفي ومن وعلى كلهم شيء شي اللي مو مش شو ليش عشان علشان برضو كمان بس وش`,
  ja: `
    する した して します しました しています です でした ます ました ある あり あった いる いた います なる なり なった なっ れる られ られる せる させ ない なかった なく
    この その あの どの これ それ あれ どれ ここ そこ あそこ どこ こと もの ため よう ほう とき ところ そして しかし また また でも だから ので のに けど けれど から まで
    より だけ しか ほど など とても すごく 非常 本当 少し ちょっと かなり もう まだ いつも 全然 全く 特に もっと やはり やっぱり たぶん 多分 きっと 今 今日 昨日 明日 今回 前回
    次 次回 毎回 何 何度 誰 自分 私 僕 俺 彼 彼女 私たち みんな 皆 さん 様 方 人 的 中 後 前 時 間 一 二 三 つ 回 度 くる 来 行く 行き 行っ 思う 思い 思っ 言う 言い 言っ
    くれ くれる もらう もらい いただき いただく ください できる でき しまう しまい たい そう として による について ながら たら なら ば って という`,
}
