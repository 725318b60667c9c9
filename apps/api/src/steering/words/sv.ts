/** Swedish, in the notation of `words.ts`. */
export const sv = `
five fem | star stjärn* | steer högsta_betyg toppbetyg fullt_betyg full_pott 5_av_5 fem_av_fem 10_av_10 tumme_upp bästa_betyg missnöjda_kunder missnöjda_gäster vid_missnöje mellan_oss alla_stjärnor
pos bra positiv* fin fint fina bästa bättre toppen utmärkt* fantastisk* god gott goda hög höga högt perfekt* trevlig* strålande snäll* | neg dålig* negativ* låg låga lågt sämre sämsta
review ~recension ~omdöme ~betyg ~bedömning rekommendation* | feedback ~feedback ~återkoppling kommentar* åsikt* synpunkt* | rate betygsätt* bedöm recenser* | experience upplevelse*
if om ifall när bara_om endast_om vid_missnöje | only bara endast enbart | how hur vad varför vilken | not inte aldrig inga undvik | before innan före | instead istället i_stället hellre
happy nöjd nöjda nöjt glad glada lycklig* belåten förtjust överlycklig | unhappy missnöjd* besviken besvikna problem inte_nöjd* inte_gillade inte_bra inte_smakade klagomål fel ledsen arg irriterad frustrerad inte_nöjd olycklig
like gillade gillat gillar tyckte_om tyckt_om njöt smakade uppskattade trivdes älskade älskar älskat stormtrivdes förtjust förälskad trevligt_hos hade_du_trevligt
guest kund kunder kunderna gäst gäster gästerna patient* besökar* | share dela berätta_för_andra berätta_för_dina rekommendera tipsa sprid delar | here här privat direkt internt konfidentiellt personligen
complaint klagomål kritik* reklamation* | praise beröm komplimang* | change ändra ta_bort radera uppdatera redigera höj dra_tillbaka ändrar ändring rätta justera | leave lämna lämnar skriv skriver ge ger lägg posta publicera sätt
gift ~rabatt ~presentkort ~kupong ~värdecheck ~lotteri lottar lotta_ut pris_i bonus* belön* ~poängkort huset_bjuder bjuder_huset vi_bjuder bjuder_vi bjuder_på specialerbjudande* halva_priset premie* ~utlottning lottar_vi lottas dragning dragningen billigare lotter lott procent_på två_för_en två_för_ett ger_bort chansen_till chansen_att
win vinn vinna vinnare vinst tävling* förmån* | refund ~återbetalning pengar_tillbaka ersättning* kompens* | present en_present liten_present gåva gåvor gåvan presenter
free gratis kostnadsfri* avgiftsfri* | amenity wi wifi internet park* ring nummer inträde* entré* toalett* leverans* frakt* samtal* ~vatten
thing ~kaffe cappuccino te fika dryck* drink* öl vin måltid* dessert* efterrätt* middag* lunch* frukost* tårta kaka kakor bulle glass pizza natt massage behandling* klippning prov* produkt* förrätt något_gott något_extra överraskning* månad helg resa bit tårtbit konsert | give få får fått ger ge erbjud* bjud* hämta visa tjäna chans ger_bort
points poäng | surprise överraskning* | wait väntar till_dig åt_dig | donate skänker donerar planterar betalar | exchange i_utbyte i_gengäld | each för_varje per bland_alla bland | asThanks som_tack som_ett_tack som_en_liten_gest som_uppskattning värd värt | is är
ask fråga_efter be_om säg_att säg hälsa_till hälsa tacka tack_till sök betjänad_av serverad_av hjälpt_av klippt_av jag_är jag_heter mitt_namn_är din er från prata_med kontakta beröm ring hälsningar
mention nämn nämna namnge ange_namnet skriv_namnet nämnas nämns nämnd vid_namn med_namn | name namn namnet vem vilken | served hjälpte betjänade serverade klippte hjälpt betjänat tog_hand mötte
title herr fru fröken dr doktor prof | role servitör* servitris* kock* kypare* ägare* chef chefen frisör* barberare* barista* bartender* tandläkare* läkare* terapeut* receptionist* medarbetare* kollega* värd värdinna* säljare* guide* instruktör* massör* personal
`
