/** Italian: see `classes`. */
export const it = `
five cinque | star stella stelle
steer voto_massimo massimo_dei_voti massimo_voto punteggio_massimo 5_su_5 cinque_su_cinque 10_su_10 dieci_su_dieci valutazione_massima pieni_voti clienti_insoddisfatti clienti_scontenti in_caso_di_insoddisfazione resti_tra_noi rimanga_tra_noi resta_tra_noi rimane_tra_noi
pos buona buone buon buono positiva positive positivo positivi ottima ottime ottimo eccellente bella belle bel migliore fantastica splendida perfetta alta favorevole positivamente bene meravigliosa
neg cattiva cattive negativa negative negativo negativi pessima pessime brutta brutte peggiore bassa negativamente male
review recension* valutazion* voto voti giudizio giudizi punteggio raccomandazion* | feedback feedback commento commenti opinione opinioni parere pareri riscontro
rate vota votaci votateci valuta valutaci valutateci valuti recensisci recensiteci recensite recensiscici giudica recensisce recensiscono votano | experience esperienz*
if se solo_se qualora in_caso quando | only solo soltanto solamente unicamente | how come cosa quanto quale perché che
happy soddisfatt* content* felic* entusiast* lieto lieta felici entusiasta
unhappy insoddisfatt* scontent* delus* problem* disservizi* non_soddisfatt* non_è_piaciut* non_content* reclam* lament* qualcosa_non qualcosa_che_non andato_storto arrabbiat* infelic* non_ti_è_piaciut* frustrat* andato_male
like piaciut* gradit* apprezzat* piace divertit* amato adorato trovato_bene trovati_bene stato_bene stati_bene amata adorata piaciuto entusiasmato innamorat* gustato conquistato
guest client* ospit* visitator* pazient* | share condivid* consigli* raccomand* pubblica* pubblichi ditelo dillo social parlane
not non mai evit* | before prima | instead invece anziché piuttosto
here qui qua privat* direttamente riservat* internamente
complaint reclamo reclami lamentel* critica critiche | praise complimento complimenti elogi* lodi
change cambiare cambia cambi modificare modifica modifichi eliminare elimina elimini cancellare cancella cancelli rimuovere rimuovi rimuova aggiornare aggiorna ritirare ritira alzare alza modificate modifichiamo cambiate aggiornate correggi correggete
leave lasci* scriv* mett* dat* pubblic* da dia inser* dare
gift sconto sconti scontistic* buono_sconto buono_regalo buono_acquisto buoni_sconto buono_da buono_di coupon* voucher* omaggio omaggi lotteria estrazione sorteggio premio premi bonus codice_promo carta_regalo punti_fedeltà punti_bonus offerto_da_noi offerta_da_noi offre_la_casa offerto_dalla_casa offerta_dalla_casa metà_prezzo offerta_speciale ricompens* cashback agevolazion* sorteggi* estrarre estrazioni estraiamo cesto scontato in_meno_sul in_palio meno_caro due_al_prezzo due_per_uno
win concorso concorsi vinci vincere vincete vinca promozion* | refund rimborso rimbors* risarc*
present regalo regali regalino regaliamo regaleremo regala dono
free gratis gratuit* omaggio | amenity wi wifi internet parcheggio parcheggi chiamat* chiama chiamaci numero ingresso bagno acqua consegna ingress* consegn* accesso parchegg* parcheggiare navetta
thing caffè cappuccino tè bevanda bibita birra vino calice cocktail drink pasto dolce dolci dessert cena pranzo colazione gelato pizza antipasto aperitivo amaro notte massaggio trattamento taglio campion* prodott* upgrade seduta sorpresa qualcosa_di pensierino piccolo_pensiero mese torta fine viaggio viaggi fetta pezzo concerto
give ricev* ottien* ottenere avrai avrete avrà offriamo offre offriremo diamo daremo invit* mostra* ritir* prendi attende aspetta guadagn* partecip* raccog* raccol* accumul*
points punti | surprise sorpresa sorprese sorpresina | wait attende attendono aspetta aspettano per_te per_voi per_lei
donate doniamo doneremo piantiamo pianteremo paghiamo | exchange in_cambio | each per_ogni tra_tutti tra_tutte tra_chi fra_tutti | asThanks come_ringraziamento per_ringraziar* in_segno_di a_titolo_di vale | is è sono
ask chied* domand* dite_che dì_che dica_che di_che ringrazi* grazie_a cerca cercate serviti_da servito_da accolti_da seguito_da io_sono sono mi_chiamo il_mio_nome_è il_tuo la_tua il_vostro la_vostra da_parte_di parl* contatt* salut* consigli*
mention menzion* nomin* cit* indica_il_nome scrivi_il_nome per_nome | name nome nomi cognome chi | served servito servita serviti aiutato aiutata assistito accolto seguito
title signor signora signorina sig sigra dott dottssa dottor dottore dottoressa prof professor don | role camerier* chef cuoco cuoca proprietari* titolare gestore direttore direttrice parrucchier* barbiere barista dentista medico estetista massaggiatr* massaggiatore receptionist dipendent* collega commess* consulente guida istruttore capo oste
`
