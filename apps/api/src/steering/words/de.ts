/** German: see `classes`. */
export const de = `
five fünf | star stern sterne sternen ~sterne
steer ~bestnote ~höchstnote ~höchstbewertung ~topbewertung volle_punktzahl beste_note daumen_hoch 5_von_5 fünf_von_fünf 10_von_10 zehn_von_zehn volle_sternzahl ~bestbewertung bei_unzufriedenheit bei_zufriedenheit bei_nichtgefallen bei_gefallen unzufriedene_gäste unzufriedene_kunden zufriedene_gäste_bewerten zufriedene_kunden_bewerten unter_uns
pos gut gute guten guter gutes positiv* super toll* schön* hervorragend* exzellent* beste besten bestes besser* spitze* top klasse ausgezeichnet* perfekt* großartig* nett* lobend* wohlwollend* hoch hohe hohen
neg schlecht* negativ* mies* ungünstig* niedrig* schwach*
review ~bewertung ~rezension ~beurteilung ~empfehlung note noten | feedback ~feedback ~rückmeldung ~kommentar ~meinung worte
rate bewert* beurteil* benot* rezensier* empfehl* | experience erfahrung erfahrungen erlebnis* besuch aufenthalt
if wenn falls sofern sollte sollten nur_bei bei_unzufriedenheit bei_zufriedenheit bei_problemen bei_gefallen bei_nichtgefallen nur_wer wer | only nur ausschließlich lediglich | how wie was warum welche*
happy zufrieden zufriedene zufriedener zufriedenen glücklich* begeistert* zufriedenheit angetan froh erfreut überzeugt
unhappy unzufrieden* enttäuscht* unglücklich* verärgert* unzufriedenheit problem* beschwer* beanstand* nicht_gefallen nicht_geschmeckt nicht_gut schief* falsch nicht_gestimmt missfall* stör* mangel* mängel nichtgefallen enttäuschung unglücklich nicht_so_gut frust* schiefgelaufen schiefgegangen danebengegangen
like gefallen gefiel geschmeckt geliebt begeistert genossen gemundet wohlgefühlt wohl_gefühlt gefällt gepasst liebte liebten liebst toll_fanden toll_fandest überzeugt überzeugen entzückt mochten genießen begeistert_hat überzeugt_hat
guest gast gäste* kunde* kundin* kunden patient* besucher* klient* | share teil* weiter weitersag* weiterempfehl* öffentlich poste* empfiehl* empfehl*
not nicht nie keine keinen kein bitte_keine | before bevor ehe vor vorher | instead statt anstatt stattdessen lieber anstelle
here hier privat* direkt intern* persönlich vertraulich unter_vier_augen diskret an_uns
complaint beschwerde* kritik* reklamation* ärger beanstandung* negatives tadel* | praise lob lobe* komplimente positives
change ändern ändere* ändert anpassen löschen lösche* löscht entfernen entferne* überdenken zurückziehen aktualisieren korrigieren verbessern_sie_ihre erhöhen anheben abändern zurücknehmen überarbeiten
leave hinterlass* schreib* gib gebt geben abgeben abzugeben gebe poste* verfass* setz* vergeb* lass* dalassen
gift ~gutschein ~rabatt ~preisnachlass nachlass ~verlosung verlos* ~gewinnspiel ~tombola ~lotterie ~prämie ~preisausschreiben ~bonus ~sonderangebot aufs_haus auf_das_haus auf_kosten_des_hauses geht_auf_uns gehen_auf_uns ~treuepunkt ~bonuspunkt freigetränk* freibier freikarte* ~freiessen ~ermäßigung cashback verschenk* ~belohnung belohn* spendier* ~zugabe goodie* ~sammelpunkt geldpreis* sachpreis* ~verlost einladung_auf lade*_wir_sie_auf laden_wir_dich laden_sie_auf lade_ich_sie vergünstig* preisvorteil* ~willkommensdrink gratisgetränk* gratiskaffee* gratisprobe* gratisdessert* gratisessen* gratisdrink* gratiskuchen* gratiseis gratisbier* gratisgeschenk* gratisübernachtung* ~auslosung auslosen ausgelost lostopf ~gewinnspiele verlosen ~prozent_auf prozent_auf ~gutscheine lostrommel losen_wir zwei_zum_preis zwei_für_eins
win gewinnen gewinne gewinnt gewinnchance* günstiger billiger | refund ~rückerstattung ~rückvergütung erstatt* ~entschädigung geld_zurück
present ~geschenk schenken schenkt schenk* beschenk* präsent präsente aufmerksamkeit_für_sie kleine_aufmerksamkeit kleines_extra
free kostenlos* umsonst kostenfrei* unentgeltlich* gratis geschenkt | amenity wlan wi wifi internet park* ~parkplatz ~parkplätze hotline anruf* anrufen ruf* telefon* rufnummer eintritt toilette* wasser leitungswasser ~stunde lieferung kartenzahlung versand eintritt* führung* ~wasser ~parken parkplatz
thing ~kaffee ~cappuccino ~espresso ~tee ~getränk ~drink ~bier ~wein ~cocktail ~essen ~dessert ~nachtisch ~kuchen ~pizza ~menü ~frühstück ~übernachtung ~eis ~snack ~sekt ~prosecco ~aperitif ~schnaps ~vorspeise ~massage ~produktprobe ~probe ~behandlung ~haarschnitt ~upgrade ~ticket etwas_süßes kleinigkeit überraschung ~monat wochenende* reise* ausflug stück konzert
give bekomm* erhalt* erhält* kriegen kriegst kriegt spend* einlad* lade* bieten biete* sicher* hol* einlös* abhol* zeig* spar* servier* winkt winken gibt_es sammel* gib gebt
points punkte punkten | surprise ~überraschung | wait wart* für_sie für_dich
donate spenden spende* pflanz* | exchange im_gegenzug als_gegenleistung im_austausch | each für_jede für_jedes pro unter_allen unter_den | asThanks als_dank als_dankeschön als_kleines_dankeschön zum_dank als_kleinen_dank als_belohnung als_anerkennung wert | is ist sind
ask frag* verlang* sagen_sie sag_dass sag* richt* dank*_gilt bei grüß* grüsse* grüße* bedient_von bedient_hat betreut_von behandelt_von ich_bin ich_heiße mein_name_ist ihr ihre dein deine euer eure eurer loben lob* empfehl* von rede sprech* sprich kontakt*
mention erwähn* nenn* benenn* namentlich erwähnt genannt mit_namen | name name namen vorname vornamen wer welche* wem | served bedient* betreut* geholfen beraten behandelt* umsorgt* gekümmert
title herr herrn frau dr doktor prof professor fräulein | role ~kellner ~kellnerin ~koch ~köchin ~chef ~chefin ~küchenchef ~inhaber ~inhaberin ~geschäftsführer ~geschäftsführerin ~friseur ~friseurin ~friseurmeister ~stylistin ~stylist ~bedienung ~mitarbeiter ~mitarbeiterin ~kollege ~kollegin ~barkeeper ~barista ~zahnarzt ~zahnärztin ~arzt ~ärztin ~therapeut ~therapeutin ~masseurin ~masseur ~trainer ~trainerin ~berater ~beraterin ~gastgeber ~gastgeberin ~wirt ~wirtin ~betreiber ~servicekraft ~verkäuferin ~verkäufer ~empfangsdame ~eigentümer
`
