/** Czech, in the notation of `words.ts`. */
export const cs = `
five pět pěti | star hvězd* | steer plný_počet nejlepší_hodnocení nejvyšší_hodnocení nejvyšší_známku 5_z_5 pět_z_pěti 10_z_10 jedničku v_případě_nespokojenosti nespokojení_zákazníci nespokojení_hosté mezi_námi všechny_hvězd*
pos dobr* pozitivn* skvěl* výborn* kladn* nejlepší lepší pěkn* krásn* vynikající vysok* hezk* perfektn* super příznivě dobře milá milou milé laskav* | neg špatn* negativn* záporn* nízk* horší nejhorší
review hodnocen* recenz* známk* doporučení | feedback komentář* názor* ohlas* připomínk* zpětn* | rate ohodnoť* hodnoť* ohodnotit hodnot* | experience zkušenost* zážit*
if pokud jestli jestliže když li v_případě pakliže | only jen pouze jenom výhradně | how jak co jaké proč jací | not nikdy nepište nedávejte nezveřejňujte nehodnoťte | before než předtím před_tím dříve_než | instead místo namísto
happy spokojen* šťastn* nadšen* potěšen* | unhappy nespokojen* zklaman* nelíbil* nechutnal* problém* něco_nebylo reklamac* stížnost* něco_v_nepořádku naštvan* rozladěn* nešťastn* frustrovan*
like líbil* chutnal* zalíbil* líbí milovali zamilova* miluje nadchl* užili zaujalo okouzlil* vám_u_nás_hezky u_nás_hezky
guest zákazní* host* klient* pacient* návštěvní* | share doporučte řekněte_to řekněte_přátelům zveřejn* sdíl* | here zde tady tu soukrom* přímo důvěrně interně osobně
complaint stížnost* reklamac* kritik* výtk* | praise pochval* chválu chvála kompliment* | change změňte změnit změna smažte smazat odstraňte odstranit upravte upravit stáhněte stáhnout přehodnoťte zvyšte opravte přepište | leave napište napsat napiš pište dejte dát dej zanechte nechte uveďte přidejte vložte zapište
gift slev* poukaz poukazu poukázk* kupon* kupón* voucher* na_účet_podniku slosování losování loteri* bonus* odměn* věrnostní_body akční_nabíd* cashback tombola tombolu tombole tomboly tombolou prémie prémii losuj* vylosuj* slosovat* cena_do ceny_do dva_za_cenu dvě_za_cenu
win soutěž* vyhr* výhr* promo* levněji | refund vrácení_peněz refundac* kompenzac* | present dárek dárky dárku dárkem dáreček dárkov* pozornost_pro malou_pozornost
free zdarma gratis bezplatn* | amenity wi wifi internet park* zavol* volejte linka linku toalet* wc vod* vstup* doprav* doruč*
thing káv* kafe kafíčko čaj drink* nápoj* pivo víno dezert* zákuse* jídlo oběd* večeř* snídan* dort* zmrzlin* pizz* noc masáž* ošetření střih* vzor* produkt* předkrm* překvapení něco_sladkého něco_navíc panák* měsíc víkend* zájezd výlet kousek kousku koncert | give získ* dosta* obdrž* dáme dáváme nabízíme zveme_vás_na zveme_na pozveme darujeme vyzvedn* ukaž* čeká pošleme rozdáme rozdáváme
points body bodů | surprise překvapení | wait čeká čekají pro_vás pro_tebe | donate darujeme věnujeme zasadíme vysadíme přispějeme zaplatíme | exchange výměnou na_oplátku | each za_každou za_každé za_každý mezi_všemi mezi | asThanks jako_poděkování na_oplátku za_odměnu jako_výraz má_cenu | is je jsou
ask zeptejte_se_na zeptej_se_na ptejte_se_po ptejte_se_na žádejte požádejte řekněte_že řekni_že řekněte poděkujte díky hledejte obsluhoval* obsloužil* jsem jmenuji_se jmenuju_se mé_jméno vaše váš tvoje tvůj od mluvte_s kontaktujte pozdravujte pochvalte doporučte zavolejte
mention zmiňte zmínit zmíněte uveďte_jméno jmenujte napište_jméno vyjmenujte jmenova* jmenovitě | name jméno jména jménem kdo koho | served obsluhoval* obsloužil* pomohl* staral* věnoval*
title pan pana panu pán paní slečna doktor mudr dr prof | role číšní* servírk* šéfkuchař* kuchař* majitel* manažer* vedoucí provozní kadeřní* holič* barber barman* barist* zubař* lékař* terapeut* recepční* zaměstnan* kosmetičk* prodavač* průvodc* instruktor* masér* kolega kolegyně
`
