/** Spanish: see `classes`. */
export const es = `
five cinco | star estrella estrellas
steer máxima_puntuación puntuación_máxima mejor_nota nota_máxima 5_de_5 cinco_de_cinco 10_de_10 puntuación_perfecta mejor_puntuación máxima_calificación calificación_máxima clientes_insatisfechos clientes_descontentos entre_nosotros
pos buena buenas bueno buen buenos positiva positivas positivo positivos excelente* mejor gran bonita bonito genial perfecta favorable* alta altas bien positivamente estupenda maravillosa linda increíble
neg mala malas malo mal malos negativa negativas negativo negativos desfavorable* peor baja negativamente pésim*
review reseña* valoración* valoracion* calificación* calificacion* puntuación* evaluación* recomendación* opinión opiniones | feedback comentario* sugerencia* feedback
rate valór* valore* califi* puntú* puntúe* evalú* opina opinan califican | experience experiencia*
if si cuando en_caso solo_si siempre_que | only solo sólo únicamente solamente | how cómo qué cuál por_qué cuán como_de
happy contento* contenta* satisfecho* satisfecha* feliz felices encantad* encantado encantada encantados alegre
unhappy insatisfech* descontent* decepcionad* problema* molest* no_le_gustó no_te_gustó no_quedó no_está_satisfech* no_estás_content* disgust* queja* disconforme* inconformidad* salió_mal no_fue_perfect* enfadad* insatisfacción no_le_ha_gustado no_le_gusta triste frustrad*
like gustó gustado gusta gustaron disfrutó disfrutaste disfrutado encantó encantado pasó_bien pasaste_bien pasado_bien encantada amó adoró fascinó disfrutar enamor* gustase
guest cliente* huésped* visitante* paciente* comensal* | share compart* recomiend* recomend* publi* cuéntaselo cuéntalo dígalo dilo redes
not no nunca evit* | before antes | instead en_lugar en_vez
here aquí acá privado privadamente directamente confidencial* internamente
complaint queja* reclamo* reclamación* crítica críticas | praise elogio* halago* felicitación*
change cambie cambia cambiar modifique modifica modificar elimine elimina eliminar borre borra borrar actualice actualiza actualizar retire retira retirar suba corrija corregir edite editar cámbie* modifíque*
leave dej* escrib* pong* pon publi* dé den da dad denos danos dar envi* haga haz
gift descuento* cupón cupon* vale_de vale_regalo vale_por bono_regalo tarjeta_regalo obsequi* sorteo* rifa* premio premios bonific* bono bonos promocional puntos_de gratificación recompens* invita_la_casa cortesía_de_la_casa por_cuenta_de_la_casa corre_por_nuestra_cuenta 2x1 oferta_especial ofertas_especiales oferta_exclusiva mitad_de_precio rebaja* canje* lotería te_invitamos_a_un te_invitamos_a_una le_invitamos_a_un le_invitamos_a_una invitamos_un invitamos_una sortea* sortear cesta rifamos descontamos menos_en más_barato dos_por_uno dos_por_el_precio 2_x_1
win gana gane gánate ganar gánese ganador* promoción* concurso | refund reembols* devolución_del_dinero compens*
present regalo regalos regalito regalamos regalaremos regala
free gratis gratuit* de_cortesía sin_costo sin_coste | amenity wi wifi internet estacionamiento aparcamiento parking llam* línea entrada baño* agua teléfono envío entrada* envío* acceso estaciona* aparcar
thing café cafecito cappuccino té bebida* cerveza copa vino cóctel comida* postre* cena* desayuno* almuerzo* helado pizza tapa tapas aperitivo noche* masaje* corte* muestra* producto* sesión entrada* consumición chupito algo_especial detalle detallito sorpresa mejora mes tarta fin viaje* trozo porción pedazo concierto
give reciba recibe recibirá recibirás reciban obtén obten* consigu* lleve llévese llévate dam* daremos ofrecemos regal* invit* disfrut* canje* muestr* enseñ* tendrá tendrás espera particip* consig* acumul* sum* denos danos
points puntos | surprise sorpresa sorpresas sorpresita | wait espera esperan para_usted para_ti
donate donamos donaremos plantamos plantaremos pagamos | exchange a_cambio | each por_cada entre_todos entre_todas entre_los entre_las | asThanks como_agradecimiento en_agradecimiento para_agradecer* en_señal_de como_muestra vale | is es son
ask pregunt* pida pide pidan diga di_que diga_que agradez* gracias_a busque busca atendido_por atendida_por le_atendió te_atendió le_atiende soy me_llamo mi_nombre_es su tu vuestro de_parte_de hable_con habla_con contact* salude saluda felicite felicita recomiende_a
mention mencion* nombre nombra nombren indique_el_nombre cite nómbre* por_su_nombre | name nombre nombres quién quien | served atendió atendido sirvió ayudó servido cuidó atiende
title señor señora señorita sr sra srta don doña dr dra doctor doctora profesor profesora | role camarero* camarera* mesero* mesera* mozo chef cocinero* cocinera* dueño* dueña* propietari* gerente encargado* encargada* peluquer* estilista* barbero* dentista médico anfitrion* recepcionista barista bartender empleado* empleada* compañer* asesor* masajista fisioterapeuta guía jefe jefa vendedor*
`
