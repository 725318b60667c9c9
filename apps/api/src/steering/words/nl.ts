/** Dutch: see `classes`. */
export const nl = `
five vijf | star ster sterren
steer 5_van_de_5 vijf_van_de_vijf 10_van_de_10 topscore topbeoordeling hoogste_score hoogste_beoordeling tien_met_een_griffel hoogste_cijfer beste_beoordeling bij_ontevredenheid ontevreden_klanten ontevreden_gasten bij_klachten onder_ons
pos goede goed positief positieve mooie fijne leuke beste betere uitstekende geweldige fantastische top super hoge perfecte lovende lieve mooi hoog aardige
neg slechte slecht negatief negatieve lage lagere matige
review ~review ~beoordeling ~recensie ~waardering aanbeveling* cijfer | feedback ~feedback reactie reacties mening meningen opmerking* woorden
rate beoordeel* waardeer review recenseer beoordel* | experience ervaring*
if als indien mocht wanneer bij_ontevredenheid bij_problemen bij_klachten alleen_als tenzij | only alleen uitsluitend enkel slechts | how hoe wat waarom welke
happy tevreden tevredenheid blij gelukkig enthousiast verheugd enthousiaste tevredene blije
unhappy ontevreden* teleurgesteld* ongelukkig probleem problemen klacht klachten niet_goed niet_tevreden niet_naar_wens niet_bevallen niet_blij mis_ging misging minder_tevreden boos gefrustreerd niet_leuk niet_geweldig
like bevallen genoten beviel gesmaakt leuk_gevonden fijn_gevonden leuk_vond naar_uw_zin naar_je_zin geweldig_vond geweldig_vonden fantastisch_vond fantastisch_vonden genoot hield_van houdt_van leuk_vonden prachtig_vond heerlijk_vond
guest gast* klant* patiënt* bezoeker* | share deel delen vertel_het plaats post anderen verder openbaar aanraden beveel
not niet nooit geen | before voordat alvorens | instead in_plaats liever
here hier privé direct rechtstreeks intern persoonlijk vertrouwelijk
complaint klacht klachten kritiek negatieve | praise lof compliment complimenten
change wijzig wijzigen verander veranderen verwijder verwijderen pas_uw pas_je aanpassen bewerk bewerken verhoog verhogen herzie intrekken herschrijven corrigeer pas_alstublieft pas aan_te_passen te_wijzigen
leave schrijf schrijven schrijft laat laten geef geven plaats plaatsen plaatst zet zetten deel vul
gift ~korting ~tegoedbon ~waardebon ~kortingscode coupon* ~cadeaubon ~cadeaukaart van_het_huis voucher* loterij* ~verloting verloten winactie* ~prijsvraag bonus* ~spaarpunten ~prijzenpot ~beloning belonen op_onze_kosten rekening_van_het_huis trakteren trakteert trakteer actiecode* halve_prijs speciale_aanbieding cashback loting loten lotje ~prijs prijzen goedkoper kans_op_een ~verlot* verloot procent_op voordeelbon twee_voor_de_prijs twee_voor_één weg_weggeven
win win winnen winnaar* | refund terugbetaling terugbetaald geld_terug ~vergoeding
present ~cadeau ~kado ~geschenk presentje presentjes attentie verrassinkje kadootje* cadeautje*
free gratis kosteloos kosteloze | amenity wi wifi internet parkeren parkeer* bel bellen telefoon* toegang entree toilet* water bezorging kraanwater toegang* bezorg* levering* toegankelijk parkeerplaats* ~water
thing ~koffie cappuccino thee ~drankje drankjes ~bier ~wijn cocktail ~maaltijd ~dessert ~toetje ~diner ~lunch ~ontbijt ~taart gebak ~ijs ~ijsje pizza snack ~borrel voorgerecht ~overnachting massage ~behandeling knipbeurt ~product proefje upgrade ticket iets_lekkers iets_extra extraatje verrassing kopje glaasje maand weekend* reis stuk punt concert
give krijg* ontvang* geven geeft bieden biedt trakt* verdien* pak laat_zien toon haal maak_kans kans_op spaar* geef weggeven
points punten | surprise verrassing verrassingen | wait wacht wachten voor_u voor_jou
donate doneren doneer planten plant betalen | exchange in_ruil als_tegenprestatie | each voor_elke voor_iedere per onder_alle onder_de | asThanks als_dank als_bedankje als_dankjewel ter_bedanking als_blijk waard | is is zijn
ask vraag vraagt zeg zeg_dat noem_dat bedank dank_aan zoek geholpen_door bediend_door ontvangen_door geknipt_door behandeld_door ik_ben ik_heet mijn_naam_is uw je jouw jullie namens spreek bel_met contact groeten_van groetjes_van complimenteer
mention vermeld* noem noemen benoem genoemd met_naam benoemd | name naam namen wie welke | served geholpen bediend ontvangen geknipt verzorgd bijgestaan
title meneer mevrouw dhr mevr mw dr dokter heer prof | role ober serveerster kelner kok chef eigenaar eigenares manager kapper kapster barista barman bediende tandarts arts dokter gastheer gastvrouw receptionist* medewerker medewerkster collega masseur masseuse therapeut schoonheidsspecialiste verkoper verkoopster gids instructeur trainer bedrijfsleider stylist*
`
