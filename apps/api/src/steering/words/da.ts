/** Danish, in the notation of `words.ts`. */
export const da = `
five fem | star stjern* | steer topkarakter* højeste_karakter højeste_bedømmelse fuld_plade 5_ud_af_5 fem_ud_af_fem 10_ud_af_10 tommelfingeren_op bedste_karakter bedste_bedømmelse utilfredse_kunder utilfredse_gæster ved_utilfredshed mellem_os alle_de_stjerner alle_stjerner
pos god gode godt positiv* fin fine fint bedste bedre fantastisk* fremragende rigtig_god flot flotte høj høje perfekt* dejlig* pæn pæne top sød søde | neg dårlig* negativ* lav lave ringe værre værste
review ~anmeldelse ~bedømmelse ~vurdering karakter karakterer anbefaling* | feedback ~feedback kommentar* mening meninger tilbagemelding* ord | rate vurder vurdér anmeld* bedøm* | experience oplevelse*
if hvis såfremt når kun_hvis ved_utilfredshed | only kun udelukkende bare | how hvordan hvad hvor hvorfor hvilken | not ikke aldrig ingen undgå | before inden | instead i_stedet hellere
happy tilfreds tilfredse glad glade lykkelig* begejstret begejstrede | unhappy utilfreds* skuffet skuffede problem* ikke_tilfreds ikke_glad ikke_kunne ikke_god ikke_smagte klage klager noget_galt galt vred sur frustreret ulykkelig ked_af
like kunne_lide nød nydt smagte syntes_om elskede godt_tilpas elsker elsket vild_med begejstret forelsket kunne_li dejligt_hos hyggeligt_hos det_dejligt_hos
guest kunde kunder gæst gæster patient* besøgende | share del fortæl_andre fortæl_det_til_andre anbefal offentligt deler | here her privat direkte internt fortroligt personligt
complaint klage klager kritik* reklamation* | praise ros kompliment* | change ændre ændr slet slette fjern fjerne opdater opdatere rediger hæv træk_tilbage ret rette redigere ændrer | leave skriv skrive giv give efterlad lad læg del indsend
gift ~rabat ~gavekort ~kupon ~lodtrækning ~lotteri bonus* belønning* på_husets_regning huset_giver vi_giver_en halv_pris særtilbud trækker_lod lod_om billigere trækker_vi udlodning udlodder ~præmie procent_på to_for_en giver_væk chancen_for
win ~konkurrence vind vinde vinder | refund ~tilbagebetaling pengene_tilbage refunder* refusion kompensation | present en_gave lille_gave som_gave gaver ~overraskelsesgave velkomstgave
free gratis omkostningsfri* vederlagsfri* | amenity wi wifi internet park* ring nummer entré toilet* vand adgang* levering* opkald* indgang* vandet
thing ~kaffe cappuccino te drik* drink* øl vin måltid* dessert* middag* frokost* morgenmad kage kager pizza overnatning* nat massage behandling* klipning prøve* produkt* forret noget_godt noget_ekstra overraskelse* måned weekend rejse stykke kagestykke koncert | give får få modtag* giver giv tilbyder inviter* hent vis tjen chance
points point | surprise overraskelse* | wait venter til_dig | donate donerer planter betaler | exchange til_gengæld i_bytte | each for_hver pr blandt_alle blandt | asThanks som_tak som_en_tak til_gengæld som_et_tegn værd | is er
ask spørg_efter spørg bed_om sig_at sig hils tak_til takket_være betjent_af serveret_af hjulpet_af klippet_af jeg_er jeg_hedder mit_navn_er din din_tjener fra tal_med kontakt ros ring hilsen
mention nævn nævne skriv_navnet angiv_navnet navngiv nævnt nævnes ved_navn | name navn navnet hvem hvilken | served hjalp betjente serverede klippede hjulpet betjent tog_sig
title hr herr fru frk frøken dr doktor prof | role tjener* servitrice* kok kokken* ejer* chef* manager* frisør* barber* barista* bartender* tandlæge* læge* terapeut* receptionist* medarbejder* kollega* vært* sælger* ekspedient* guide* instruktør* massør*
`
