/** Polish: see `classes`. */
export const pl = `
five pięć pięciu | star gwiazdka gwiazdki gwiazdek gwiazdk* gwiazd*
steer najwyższą_ocenę najwyższa_ocena najwyższej_oceny maksymalną_ocenę 5_na_5 pięć_na_pięć 10_na_10 szóstkę na_piątkę na_szóstkę na_5 w_razie_niezadowolenia niezadowoleni_klienci niezadowoleni_goście zadowoleni_klienci_wystawiają zostanie_między_nami zostaje_między_nami zostać_między_nami
pos dobrą dobra dobre dobrej pozytywn* świetn* najlepsz* lepsz* doskonał* wysok* pochlebn* miłą super fantastyczn* wspaniał* znakomit* przychyln* wystrzałow* dobrze pozytywnie miła miłe życzliw*
neg negatywn* złą złe zła słab* niską niskie najgorsz* niepochlebn* źle
review opinię opinia opinie opinii recenzj* ocenę ocena oceny ocen rekomendacj* | feedback komentarz* uwag* feedback
rate oceń oceńcie ocenić oceniaj* zrecenzuj* oceni* | experience doświadczen* wrażen*
if jeśli jeżeli gdy jak gdyby tylko_gdy w_razie | only tylko wyłącznie jedynie | how jak co jaka jakie dlaczego czego
happy zadowolon* zadowolen* szczęśliw* usatysfakcjonowan* zachwycon* zadowoleni zachwyceni zachwycona
unhappy niezadowol* rozczarowan* nie_podob* problem* coś_nie nie_smakowa* zawiedzion* nie_był_zadowolon* reklamacj* coś_poszło nie_tak niezadowoleni zły_humor rozczarowani zawiedzeni nieszczęśliw* sfrustrowan*
like podobał* smakował* spodobał* podoba pokochał* zakochał* uwielbi* zachwycił* spodobało smakowało polubił*
guest klient* klienci gość gości* goście pacjent* pacjenci odwiedzając* | share poleć polecaj* podziel* opublikuj* powiedz_innym znajomym udostępnij* polecają
not nie nigdy | before zanim przed | instead zamiast
here tutaj tu prywatn* bezpośrednio poufn* osobiście wewnętrznie
complaint skarg* reklamacj* krytyk* zażaleni* | praise pochwał* komplement*
change zmień zmienić zmiana usuń usunąć skasuj popraw_swoją edytuj wycofaj podnieś podwyższ zmieni* poprawić poprawi edytować podnieść
leave zostaw* napisz* napisać pisz pisać wystaw* dodaj dodać daj dać wpisz wpisać podaj umieść umieścić
gift rabat* zniżk* kupon* voucher* bon_podarunk* bon_na bon_upomink* bony gratisow* na_koszt_firmy loteri* losowani* bonus* punkty_lojaln* kod_promo* karta_podarunk* kartę_podarunk* przecen* cashback gratyfikacj* loteria loterię losujemy rozlosuj* wylosuj* wylosować losowania mniej_za dwa_w_cenie
win konkurs* wygraj* wygrać wygrana nagroda nagrodę nagrody nagród promocj* taniej | refund zwrot_pieniędzy zwrot_kosztów refundacj* rekompensat*
present upomin* prezenty prezencik* mały_prezent drobny_prezent prezent_dla w_prezencie prezent_czeka podarun* podarek
free gratis darmow* bezpłatn* za_darmo za_friko | amenity wi wifi internet parking* parkow* zadzwoń dzwoń* infolini* numer wstęp toalet* wod* dostaw* wstęp* woda wodę parking
thing kaw* herbat* drink* napój napoj* piwo wino deser* posiłek obiad* kolacj* śniadani* ciast* lody pizz* nocleg* masaż* zabieg* strzyżeni* próbk* produkt* przekąsk* przystawk* niespodziank* coś_słodkiego coś_ekstra szarlotk* miesiąc weekend* wycieczk* kawałek kawałka koncert
give odbierz odbierzcie otrzymaj* otrzym* dostani* dostań damy dajemy oferujemy zapraszamy_na stawiamy funduj* ofiaruj* podaruj* zdobądź zdobyć zyskaj* czeka pokaż* weź zbier* daj dajcie rozdajemy rozdamy
points punkty punktów | surprise niespodziank* | wait czeka czekają dla_ciebie dla_państwa
donate przekazujemy sadzimy zasadzimy płacimy przekażemy przeznaczamy przeznaczymy | exchange w_zamian | each za_każdą za_każde za_każdy wśród | asThanks w_podziękowaniu jako_podziękowanie w_ramach_podziękowania w_dowód warta warte | is jest to są
ask zapytaj* pytaj* spytaj* poproś* powiedz_że powiedz powiedzcie podziękuj* dzięki dziękuje szukaj obsłużył* obsługiwał* obsłużon* jestem nazywam_się mam_na_imię imię twój twoja twoją od rozmawiaj skontaktuj pozdrów pochwal* polec* pozdrawia
mention wspomn* wymień* wymieni* wskaż podaj_imię podaj_nazwisko napisz_imię wzmiank* z_imienia wymień | name imię imienia imieniem nazwisko nazwiska kto kogo | served obsłużył* obsługiwał* pomógł pomogła obsługuje zajmował* zajął
title pan pani pana panu panią panem doktor dr prof | role kelner* kelnerk* szef* kuchar* właściciel* menedżer* manager* kierownik* fryzjer* barber barman* barist* dentyst* stomatolog* lekarz* terapeut* recepcjonist* pracownik* pracownic* kosmetyczk* sprzedawc* doradc* instruktor* przewodnik* masażyst* stylist*
`
