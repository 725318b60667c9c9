/** Finnish, in the notation of `words.ts`. */
export const fi = `
five viisi viiden viittä | star tähteä tähti tähtien tähde* | steer täydet_pisteet täysi_kymppi 5_5 paras_arvosana parhaat_pisteet kymmenen_pistettä viisi_viidestä tyytymättömät_asiakkaat tyytymättömät_vieraat meidän_väli* välillämme kaikki_tähdet kaikki_mahdolliset_tähdet
pos hyvä hyvän hyviä positiivi* myöntei* erinomai* loistava* paras parhaan parempi paremman kiva kivan korke* mahtava* upea* hieno* ystävällinen | neg huono* negatiivi* kieltei* heikko* matala*
review ~arvostelu ~arvio arvosana* suositu* | feedback ~palaute palautteen kommentti* kommentte* mielipide* mielipite* | rate arvostele pisteytä arvioi* | experience kokemu*
if jos mikäli kun vain_jos | only vain ainoastaan pelkästään | how miten kuinka mitä millai* miksi mikä | not älä älkää ei | before ennen | instead sijaan mieluummin
happy tyytyväi* onnelli* iloinen iloisia ilahtunut | unhappy tyytymättö* pettyn* ongelma* et_pitänyt ette_pitäneet ei_maistunut valitta* vika* pieleen tyytymätön vihainen harmistu* onneton
like maistui innostuit rakastit* ihastuit* pidit* nautit* viihdyit* tykkäsi* rakastuit* mukavaa
guest asiakas asiakkaa* vieraa* vieras potilaa* kävijä* | share jaa kerro_muille kerro_ystäville suosittele julkaise jaka* | here tänne tässä täällä yksityis* suoraan luottamuksell* sisäisesti
complaint valitus* valitukse* reklamaatio* kritiikki* kritiikin moitte* risut | praise kehu* ruusut ylisty* | change muuta muuttakaa poista poistakaa päivitä muokkaa nosta korota vaihda muuttaa muuttaisit korjaa päivittää | leave kirjoita kirjoittakaa anna antakaa jätä jättäkää lisää laita lähetä julkaise
gift alennu* lahjakort* kuponki* kuponge* kupongi* etuseteli* talo_tarjoaa talon_piikkiin arvomme arvotaan palkinto* palkinno* bonus* tarjoamme_kahvi* tarjoamme_sinulle_kahvi* kanta_asiakaspist* erikoistarjou* puoleen_hintaan palkitse* arpoo arpoa arpajais* arvon* lahjapaketti prosenttia* halvemmalla etukuponki* kaksi_yhden annamme_pois mahdollisuus_voittaa
win voita voitte_voittaa voittaa voittaja* kilpailu* | refund rahat_takaisin hyvitys* hyvityks* korvau* | present lahja lahjan lahjoja lahjaksi lahjoittaa yllätyslahja*
free ilmai* maksut* | amenity wi wifi internet netti parkki* soita puhelu* numero sisäänpääsy* wc vesi toimitus* pääsy* hanavesi vettä pysäköin*
thing kahvi* teetä juoma* drinkki* olut oluen viini* ateria* jälkiruo* illalli* lounas lounaa* aamiai* kakku* kakun pulla* jäätelö* pizza* yö* hieronta* hoito* hoidon leikkau* näyte* tuote* tuotteen alkuruo* ylläty* jotain_hyvää jotain_ekstraa kuukau* viikonlop* matka* pala palan konsertti* | give saat saatte saa saada annamme tarjoamme lunasta nouda näytä hae odottaa
points pisteitä | surprise ylläty* | wait odottaa odottavat sinua teitä | donate lahjoitamme istutamme maksamme | exchange vastineeksi vastapalveluksena | each jokaisesta arvostelusta arvostelua_kohti kesken | asThanks kiitokseksi kiitoksena vastalahjaksi arvoinen | is on ovat
ask kysy kysykää pyydä pyytäkää sano_että sano kerro_että kiitä kiitos_kuuluu etsi palveli palvelijasi olen nimeni_on minun_nimeni puhu soita terveisiä terveisin kehu suosittele
mention mainitse mainitkaa nimeä kirjoita_nimi ilmoita_nimi mainituksi mainita mainitaan nimeltä | name nimi nimen nimeä nimellä kuka joka | served palveli palveleva palvelleen palvellut auttoi auttanut hoiti
title herra rouva neiti tohtori tri prof | role tarjoilija* kokki* kokin keittiömestari* omistaja* päällik* kampaaja* parturi* barista* baarimikko* hammaslääkäri* lääkäri* terapeutti* vastaanottovirkailija* työntekijä* kollega* isäntä* emäntä* myyjä* opas oppaa* ohjaaja* hieroja*
`
