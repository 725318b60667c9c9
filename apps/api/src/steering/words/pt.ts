/** Portuguese of Brazil and Portugal: see `classes`. */
export const pt = `
five cinco | star estrela estrelas
steer nota_máxima pontuação_máxima classificação_máxima avaliação_máxima nota_10 nota_dez 5_de_5 cinco_de_cinco 10_de_10 melhor_nota clientes_insatisfeitos clientes_descontentes entre_nós entre_a_gente
pos boa boas bom bons positiva positivas positivo positivos excelente* ótima ótimas ótimo óptima óptimo melhor linda bela perfeita alta favorável favoráveis positivamente bem incrível maravilhosa simpática caprichada bacana legal fofa
neg má más mau ruim ruins negativa negativas negativo negativos péssim* desfavorável pior baixa negativamente mal
review avaliação avaliações avaliaç* resenha* classificação classificaç* nota notas recomendação recomendaç* crítica críticas opinião opiniões | feedback comentário* feedback sugest*
rate avalie avalia avaliem classifique pontue avali* | experience experiência*
if se caso quando só_se somente_se apenas_se | only só somente apenas unicamente | how como que qual quão por_que porquê quanto
happy satisfeit* contente* feliz felizes encantad* alegre* encantado encantada
unhappy insatisfeit* descontent* decepcionad* desiludid* problema* não_gostou não_gostaste não_ficou reclama* chatead* algo_errado correu_mal deu_errado não_foi_perfeit* queixa* triste* frustrad* zangad* não_curtiu
like gostou gostaste gostaram adorou adoraste amou amaste curtiu apreciou adorar adoraram curtir gostar amei apaixon*
guest cliente* hóspede* visitante* paciente* | share partilh* compartilh* recomend* publique publica conte_aos conte_a_todos conta_aos redes indique compartilham partilham
not não nunca evite | before antes | instead em_vez ao_invés em_lugar
here aqui privado privada diretamente directamente particular confidencial* internamente em_privado reservad*
complaint reclamação reclamaç* queixa* crítica críticas | praise elogio* louvor*
change altere alterar altera mude mudar muda modifique modificar remova remover remove apague apagar apaga exclua excluir elimine eliminar atualize atualizar edite editar aumente corrija corrigir
leave deix* escrev* dê dá deem dar dando coloc* public* faça faz fala põe ponha envi*
gift desconto* vale_presente vale_oferta vale_desconto cupom cupão cupons cupões brinde brindes sorteio* rifa* prémio prémios prêmio prêmios bónus bônus cartão_presente cartão_oferta oferta_da_casa por_conta_da_casa por_nossa_conta pontos_de recompens* oferta_especial ofertas_especiais oferecemos_um oferecemos_uma oferecemos_lhe_um lotaria loteria cashback metade_do_preço sortear sorteamos sorteia rifamos cabaz vale_compra* vale_de off lembrança vouchers voucher mais_barato menos_no concorre concorra dois_por_um dois_pelo_preço leve_dois
win ganhe ganha ganhar promoção promoções promocion* cortesia concurso* passatempo | refund reembols* compensação indeniz*
present presente_para presentes presentinho um_presente de_presente uma_oferta prenda prendas mimo mimos presentear* lembrancinha
free grátis gratuit* gratuitamente de_graça sem_custo* | amenity wi wifi internet estacionamento chamad* ligue ligar linha entrada água banheiro casa_de_banho entrega telefone entrada* entrega* acesso estaciona* estacionar
thing café cafezinho cappuccino chá bebida* cerveja* copo vinho cocktail refeição jantar almoço sobremesa* gelado sorvete pizza entrada petisco noite* massagem corte amostra* produto* sessão upgrade surpresa algo_especial bolo pequeno_almoço mês fim viagem fatia pedaço concerto
give receba recebe receberá recebes recebem obtenha obtém oferecemos ofereceremos damos daremos convid* mostre apresente retire leve concorra concorre participe aguarda espera terá acumul* junte junta dê dá dão
points pontos | surprise surpresa surpresas surpresinha | wait aguarda espera esperam para_si para_você para_ti
donate doamos doaremos plantamos plantaremos pagamos | exchange em_troca | each por_cada a_cada para_cada entre_todos entre_todas entre_os entre_as | asThanks como_agradecimento em_agradecimento para_agradecer em_sinal_de como_forma_de como_prova vale | is é são
ask pergunt* peça peçam pede chame diga_que diz_que diga agradeça graças_a procure procura atendido_por atendida_por atendeu servido_por eu_sou sou chamo_me meu_nome_é o_meu_nome_é seu sua teu tua da_parte_de fale_com fala_com contacte contate cumprimente parabéns_à parabéns_ao elogie recomende
mention mencion* nomeie cite indique_o_nome refira escreva_o_nome citar citada citado pelo_nome nomear | name nome nomes quem | served atendeu atendido serviu ajudou servido recebeu cuidou
title senhor senhora senhorita sr sra srta dona seu_ dr dra doutor doutora professor professora | role garçom garçonete empregado* empregada* chef cozinheir* dono dona proprietári* gerente cabeleireir* barbeiro dentista médico médica anfitri* rececionista recepcionista barista funcionári* colega atendente massagista terapeuta guia instrutor* chefe vendedor* esteticista manicure
`
