// What people write in tickets. {cliente}, {nota}, {produto}, {transportadora} and {dias} are filled in when told.

export type Conversa = {
  assuntos: readonly string[]
  /** The request as the staff takes it down, by phone or from a message. */
  aberturas: readonly string[]
  /** The request as the consumer writes it. */
  doConsumidor?: readonly string[]
  /** First answer of the staff. */
  acolhidas: readonly string[]
  perguntas: readonly string[]
  /** What the customer answered, as the staff wrote it down. */
  retornos: readonly string[]
  /** The same in the consumer's own words. */
  respostasDoConsumidor?: readonly string[]
  andamentos: readonly string[]
  anotacoes: readonly string[]
  encaminhamentos: readonly string[]
  despedidas: readonly string[]
  reaberturas: readonly string[]
}

const RETORNOS_DA_DEVOLUCAO = [
  'O cliente retornou por telefone: a mercadoria está separada no estoque, lacrada, e pode ser retirada de segunda a sexta até as 16h.',
  'Cliente respondeu no WhatsApp confirmando as quantidades. Mandou também foto da etiqueta de cada volume.',
  'Falei com o responsável pelo recebimento. Ele confirmou que nada foi vendido nem aberto.',
] as const

const REABERTURAS_DA_DEVOLUCAO = [
  'O cliente ligou dizendo que o crédito ainda não aparece no extrato dele.',
  'O valor creditado ficou menor que o da nota de devolução. Cliente pede revisão.',
] as const

export const CONVERSAS: Record<string, Conversa> = {
  DEVOLUCAO_TOTAL: {
    assuntos: [
      'Devolução da NF {nota}',
      'Recusa total na entrega',
      'Pedido em duplicidade',
      'Mercadoria fora do combinado',
    ],
    aberturas: [
      'Cliente solicita a devolução total da NF {nota}. O pedido foi digitado duas vezes e a primeira entrega já atendeu a loja.',
      '{cliente} recebeu a NF {nota} fora do horário combinado, com a loja fechada, e não quer mais a mercadoria.',
      'O comprador pediu para devolver a NF {nota} inteira: a condição de pagamento saiu diferente da negociada.',
      'Cliente informa que toda a carga da NF {nota} chegou com validade curta, menos de 30 dias, e pede a devolução.',
      'Por e-mail: “Boa tarde, precisamos devolver a nota {nota} completa. Os itens não foram pedidos por nós. Como procedemos?”',
    ],
    acolhidas: [
      'Bom dia! Recebemos o pedido de devolução da NF {nota} e já vamos verificar. Por favor, mantenha a mercadoria lacrada até o nosso retorno.',
      'Olá! Seu pedido de devolução está com a nossa equipe. Assim que a análise terminar avisamos por aqui.',
      'Boa tarde! Já localizamos a nota {nota}. Vamos encaminhar para análise e retornamos com o resultado.',
    ],
    perguntas: [
      'Poderia confirmar se os volumes estão fechados e se a nota foi assinada no ato da entrega?',
      'Precisamos saber quem recebeu a mercadoria e em que data. Consegue nos informar?',
      'Para seguir, pedimos uma foto dos volumes e da etiqueta com o número da nota.',
    ],
    retornos: RETORNOS_DA_DEVOLUCAO,
    andamentos: [
      'A devolução foi analisada e está em andamento. A coleta será combinada com a transportadora.',
      'Atualização: o setor de devoluções já está com o seu processo.',
    ],
    anotacoes: [
      'Conferi o pedido com o vendedor: foi mesmo digitado duas vezes.',
      'Cliente é bom pagador e não tem devolução nos últimos seis meses.',
      'O canhoto está assinado pelo porteiro, não pelo comprador.',
      'Combinar a coleta junto com a próxima entrega da rota, para não pagar frete de retorno.',
    ],
    encaminhamentos: [
      'Por favor, confirmem com a expedição se a carga saiu completa.',
      'O cliente tem pressa porque a nota vence nesta semana. Pode dar prioridade?',
    ],
    despedidas: [
      'O crédito da devolução foi lançado. Agradecemos a paciência e seguimos à disposição!',
      'Devolução concluída. O valor será abatido do próximo boleto.',
    ],
    reaberturas: REABERTURAS_DA_DEVOLUCAO,
  },
  DEVOLUCAO_PARCIAL: {
    assuntos: [
      'Devolução de itens da NF {nota}',
      'Produto trocado na separação',
      'Itens com validade próxima',
      'Quantidade a mais na entrega',
    ],
    aberturas: [
      'Cliente quer devolver parte da NF {nota}: veio {produto} a mais do que o pedido.',
      'Na conferência da NF {nota} o cliente achou produtos trocados. Pede a devolução de {produto} e dos demais itens listados.',
      '{cliente} informa que {produto} chegou com validade próxima e não consegue girar a tempo. NF {nota}.',
      'Por WhatsApp: “Oi, pedi caixa e veio unidade. Quero devolver os itens da nota {nota}, por favor.”',
      'O comprador confirmou que digitou o código errado e pede para devolver {produto} (NF {nota}).',
    ],
    acolhidas: [
      'Olá! Recebemos o pedido de devolução parcial da NF {nota}. Vamos analisar item por item e retornamos.',
      'Bom dia! Já estamos com o seu pedido. Guarde os produtos na embalagem original, por favor.',
      'Boa tarde! Anotamos os itens da NF {nota}. A análise costuma levar até dois dias úteis.',
    ],
    perguntas: [
      'Pode nos mandar a foto da validade impressa na embalagem de {produto}?',
      'As quantidades informadas são em unidades ou em caixas fechadas?',
      'Algum dos itens já foi aberto ou exposto na loja?',
    ],
    retornos: RETORNOS_DA_DEVOLUCAO,
    andamentos: [
      'Parte dos itens já foi autorizada. Assim que a nota de devolução chegar, programamos a coleta.',
      'Atualização: os itens estão em conferência no nosso recebimento.',
    ],
    anotacoes: [
      'Separação confirmou a troca: os códigos são vizinhos na prateleira.',
      'Segundo caso do mesmo item na semana. Avisei o responsável pelo estoque.',
      'O vendedor autorizou por telefone. Falta formalizar.',
      'Validade confere com a foto: faltam 24 dias.',
    ],
    encaminhamentos: [
      'Preciso que confirmem a validade do lote que saiu nesta nota.',
      'Passando para quem fez a análise anterior deste cliente.',
    ],
    despedidas: [
      'Os itens autorizados foram creditados. Obrigado por avisar!',
      'Devolução concluída. Qualquer dúvida sobre o crédito, é só responder por aqui.',
    ],
    reaberturas: REABERTURAS_DA_DEVOLUCAO,
  },
  PRORROGACAO_BOLETO: {
    assuntos: [
      'Prorrogar boleto da NF {nota}',
      'Novo vencimento por atraso na entrega',
      'Pedido de mais prazo',
    ],
    aberturas: [
      'A entrega da NF {nota} atrasou {dias} dias e o cliente pede que o vencimento do boleto acompanhe o atraso.',
      '{cliente} solicita prorrogação de {dias} dias no boleto da NF {nota}: a mercadoria chegou depois do combinado.',
      'Cliente pede {dias} dias a mais no boleto da NF {nota}. Diz que combinou isso com o representante.',
    ],
    acolhidas: [
      'Olá! Recebemos o pedido de prorrogação da NF {nota}. Vamos confirmar a data da entrega e retornamos ainda antes do vencimento.',
      'Bom dia! Seu pedido foi registrado e segue para a logística confirmar o atraso.',
    ],
    perguntas: [
      'Pode confirmar em que dia a mercadoria chegou à loja?',
      'O pedido vale para todas as parcelas ou só para a primeira?',
    ],
    retornos: [
      'Cliente informou a data de recebimento, igual à do comprovante da transportadora.',
      'O cliente confirmou: o pedido é só para a primeira parcela.',
    ],
    andamentos: [
      'A logística já está verificando a data de entrega com a {transportadora}.',
      'Seu pedido está com o financeiro. Não é preciso pagar antes do nosso retorno.',
    ],
    anotacoes: [
      'Rastreio da {transportadora} mostra duas tentativas sem sucesso.',
      'Boleto ainda não foi para o cartório. Dá tempo de trocar o vencimento.',
      'Cliente já teve uma prorrogação neste ano.',
    ],
    encaminhamentos: ['O boleto vence em poucos dias: por favor, olhem este primeiro.'],
    despedidas: [
      'O boleto com o novo vencimento foi enviado ao e-mail cadastrado.',
      'Pronto! O vencimento foi alterado e o boleto antigo deixa de valer.',
    ],
    reaberturas: ['O boleto novo não chegou ao cliente, que pediu o reenvio.'],
  },
  SEGUNDA_VIA: {
    assuntos: ['Segunda via do boleto', 'XML da NF {nota}', 'Comprovante de entrega', 'DANFE da NF {nota}'],
    aberturas: [
      'Cliente pede a segunda via do boleto da NF {nota}. O original não chegou.',
      'A contabilidade de {cliente} precisa do XML e do DANFE da NF {nota}.',
      'Cliente solicita o comprovante de entrega assinado da NF {nota}.',
      'Por e-mail: “Bom dia, podem reenviar o boleto deste mês? Mudamos de endereço de e-mail.”',
      'O financeiro do cliente não localizou o boleto e quer pagar hoje.',
    ],
    acolhidas: [
      'Olá! Já estamos separando o documento e enviamos em seguida.',
      'Bom dia! Pedido recebido. O arquivo vai por aqui mesmo.',
    ],
    perguntas: [
      'Qual é o e-mail que deve receber o arquivo?',
      'O documento é da última compra ou de outra nota?',
    ],
    retornos: ['Cliente passou o e-mail novo. Cadastro atualizado.', 'É da última compra mesmo.'],
    andamentos: [
      'Segue o documento em anexo. Qualquer dificuldade para abrir, avise.',
      'Documento enviado ao e-mail cadastrado.',
    ],
    anotacoes: [
      'O boleto tinha voltado por caixa postal cheia.',
      'Cliente deveria receber por EDI. Verificar a configuração.',
    ],
    encaminhamentos: ['Não encontrei o canhoto digitalizado. Podem procurar no arquivo?'],
    despedidas: ['Documento enviado. Obrigado pelo contato!', 'Tudo certo, enviado em anexo.'],
    reaberturas: ['O arquivo veio cortado, o cliente não consegue ler o código de barras.'],
  },
  AVARIA: {
    assuntos: [
      'Avaria na entrega da NF {nota}',
      'Caixas amassadas',
      'Carga molhada',
      'Produto quebrado no transporte',
    ],
    aberturas: [
      'Cliente recebeu a NF {nota} com caixas amassadas. {produto} não tem condição de venda. Fotos em anexo.',
      'A {transportadora} entregou a NF {nota} com a carga molhada. Parte de {produto} se perdeu.',
      '{cliente} relata embalagem violada em {produto}, NF {nota}. A ressalva foi feita no canhoto.',
      'No descarregamento da NF {nota} caíram volumes e {produto} quebrou. Motorista presente.',
      'Por WhatsApp: “Chegou tudo amassado, olha as fotos. Preciso resolver porque é produto de giro.” NF {nota}.',
    ],
    acolhidas: [
      'Sentimos pelo ocorrido. Recebemos o relato da NF {nota} e já vamos tratar com a {transportadora}.',
      'Olá! Obrigado pelas informações. Separe os produtos avariados, por favor, e não descarte nada até a análise.',
      'Bom dia! Estamos verificando a avaria da NF {nota} e retornamos com a solução.',
    ],
    perguntas: [
      'Você prefere devolver os itens avariados ou ficar com eles mediante desconto?',
      'Foi feita ressalva no canhoto no momento da entrega?',
      'Pode enviar uma foto mais próxima do dano e outra da etiqueta do volume?',
    ],
    retornos: [
      'Cliente prefere devolver. Os itens estão separados.',
      'Cliente confirmou a ressalva no canhoto e mandou a foto.',
      'O comprador aceita ficar com a mercadoria se houver desconto de metade do valor.',
    ],
    andamentos: [
      'A transportadora foi notificada e a análise dos itens começou.',
      'Atualização: estamos avaliando o ressarcimento com a controladoria.',
    ],
    anotacoes: [
      'Terceira avaria com a {transportadora} neste mês.',
      'Ressalva confirmada no canhoto digitalizado.',
      'Pelas fotos o dano é de empilhamento, não de descarga.',
      'Seguro cobre acima de R$ 500,00. Avaliar se compensa acionar.',
    ],
    encaminhamentos: [
      'Por favor, peçam o relatório de ocorrência à {transportadora}.',
      'Preciso de parecer sobre o custo antes de responder ao cliente.',
    ],
    despedidas: [
      'O ressarcimento foi lançado. Pedimos desculpas pelo transtorno.',
      'Caso resolvido: o crédito estará disponível na próxima compra.',
    ],
    reaberturas: ['Cliente encontrou mais duas caixas avariadas no fundo do palete.'],
  },
  FALTA_MERCADORIA: {
    assuntos: ['Falta de mercadoria na NF {nota}', 'Volume não entregue', 'Faltou item na caixa'],
    aberturas: [
      'Na conferência da NF {nota} faltou {produto}. O canhoto foi assinado com ressalva.',
      '{cliente} recebeu um volume a menos da NF {nota}. O motorista não soube informar.',
      'Cliente abriu a caixa lacrada e faltavam unidades de {produto}. NF {nota}.',
    ],
    acolhidas: [
      'Olá! Vamos conferir com a expedição o que saiu na NF {nota} e retornamos.',
      'Bom dia! Registramos a falta. A verificação das imagens da separação leva até um dia útil.',
    ],
    perguntas: [
      'A caixa chegou com a fita original ou já tinha sido aberta?',
      'Prefere receber o que faltou na próxima entrega ou o crédito do valor?',
    ],
    retornos: ['A fita era a original. Cliente prefere o crédito.', 'Cliente quer receber o que faltou.'],
    andamentos: [
      'Estamos conferindo o peso da carga na saída.',
      'A expedição já respondeu e o processo está em análise.',
    ],
    anotacoes: [
      'Peso na saída: 12 kg a menos que o calculado. Bate com a falta.',
      'As imagens da doca mostram o volume embarcado.',
      'Inventário do dia acusou sobra do mesmo item.',
    ],
    encaminhamentos: ['Podem puxar as imagens da separação desta nota?'],
    despedidas: [
      'A falta foi confirmada e creditada. Pedimos desculpas.',
      'Caso encerrado. Obrigado pela compreensão.',
    ],
    reaberturas: ['Cliente não concorda com o resultado e pede nova verificação.'],
  },
  COBRANCA_INDEVIDA: {
    assuntos: ['Boleto cobrado em duplicidade', 'Valor diferente do combinado', 'Cobrança de título já pago'],
    aberturas: [
      'Cliente recebeu aviso de cobrança da NF {nota}, já paga. Tem o comprovante.',
      'O valor do boleto não confere com o pedido negociado com o vendedor.',
      '{cliente} reclama de taxa de entrega que não foi combinada.',
      'Por e-mail: “Recebemos carta de cobrança de um boleto pago há dez dias. Pedimos correção urgente.”',
    ],
    acolhidas: [
      'Olá! Lamentamos o incômodo. Vamos verificar a cobrança com o financeiro e retornamos.',
      'Bom dia! Já estamos conferindo o pagamento. Por ora desconsidere o aviso, por favor.',
    ],
    perguntas: [
      'Pode nos enviar o comprovante de pagamento com a data e o código de barras?',
      'Com quem foi combinado o valor, e em que data?',
    ],
    retornos: [
      'Cliente mandou o comprovante. O pagamento foi feito pelo boleto antigo.',
      'Combinado com o representante no dia do pedido, por telefone.',
    ],
    andamentos: [
      'O financeiro localizou o pagamento e está fazendo a baixa.',
      'Estamos revendo os valores do pedido.',
    ],
    anotacoes: [
      'O banco enviou o retorno com um dia de atraso.',
      'Desconto não foi lançado no pedido. Falha nossa.',
      'Taxa está prevista no contrato, cláusula de entrega fracionada.',
    ],
    encaminhamentos: ['Verifiquem, por favor, se este título foi baixado por outro boleto.'],
    despedidas: [
      'A cobrança foi corrigida. Pedimos desculpas.',
      'Conferido e explicado ao cliente por telefone.',
    ],
    reaberturas: ['A cobrança automática continuou saindo depois do acerto.'],
  },
  ATRASO_ENTREGA: {
    assuntos: ['Entrega atrasada da NF {nota}', 'Sem posição da transportadora', 'Onde está meu pedido?'],
    aberturas: [
      'A NF {nota} deveria ter sido entregue há {dias} dias e o cliente não tem notícia.',
      '{cliente} cobra a entrega da NF {nota}. A {transportadora} não atende.',
      'Cliente informa que a {transportadora} registrou recusa na NF {nota}, mas ninguém passou na loja.',
      'Loja sem produto para o fim de semana: precisa de posição da NF {nota} ainda hoje.',
    ],
    acolhidas: [
      'Olá! Estamos em contato com a {transportadora} para localizar a NF {nota}.',
      'Bom dia! Vamos verificar o rastreio e retornamos com a previsão de entrega.',
    ],
    perguntas: [
      'Há alguém na loja para receber até as 18h?',
      'A mercadoria chegou? Pode confirmar a data e o nome de quem recebeu?',
    ],
    retornos: ['Cliente confirma que há quem receba até as 20h.', 'Chegou hoje pela manhã, tudo em ordem.'],
    andamentos: [
      'A {transportadora} informa que a carga está na filial de destino. Nova previsão: próximo dia útil.',
      'A entrega foi reprogramada com prioridade.',
    ],
    anotacoes: [
      'Caminhão quebrou na estrada, carga transferida para outro veículo.',
      'Endereço na nota está sem o número da loja.',
      'Terceiro atraso com a {transportadora} nesta rota.',
    ],
    encaminhamentos: ['Podem ligar para o plantão da {transportadora}? Só atendem a logística.'],
    despedidas: ['Entrega confirmada com o cliente. Obrigado!', 'Mercadoria recebida. Lamentamos a demora.'],
    reaberturas: ['A entrega não aconteceu na data prometida.'],
  },
  QUALIDADE_PRODUTO: {
    assuntos: ['Problema com {produto}', 'Produto com defeito', 'Aparência diferente da habitual'],
    aberturas: [
      'Consumidor relata que {produto} estava com cheiro diferente ao abrir a embalagem.',
      'Cliente encontrou a embalagem de {produto} mal fechada de fábrica em várias unidades do mesmo lote.',
      'Reclamação sobre {produto}: a cor e a textura não são as de costume.',
    ],
    doConsumidor: [
      'Boa noite. Comprei {produto} e, quando abri, o cheiro estava estranho. Está dentro da validade. O que eu faço?',
      'Olá, o lacre de {produto} veio solto. Fiquei com receio de usar. Podem trocar?',
      'Comprei {produto} ontem e veio com defeito. Tenho a nota e guardei a embalagem.',
    ],
    acolhidas: [
      'Olá! Agradecemos o contato e sentimos pelo ocorrido. Guarde o produto e a embalagem, por favor: vamos analisar.',
      'Bom dia! Seu relato é importante para nós. Já encaminhamos à equipe de qualidade.',
    ],
    perguntas: [
      'Pode informar o lote e a validade impressos na embalagem?',
      'Onde o produto foi comprado e como ficou guardado até o uso?',
    ],
    retornos: [
      'Lote e validade informados por telefone. Anotados no laudo.',
      'Ficou em local seco e fechado.',
    ],
    respostasDoConsumidor: [
      'O lote está meio apagado, mas dá para ler L2408. Mando a foto.',
      'Comprei no mercado do bairro e guardei no armário da cozinha.',
    ],
    andamentos: ['A amostra está em análise na qualidade.', 'Falamos com o fabricante e aguardamos o laudo.'],
    anotacoes: [
      'Sem outra reclamação do mesmo lote.',
      'Fabricante reconhece falha na selagem e fará a troca.',
      'Amostra do estoque está normal. Parece problema de armazenamento.',
    ],
    encaminhamentos: ['Podem separar uma amostra do mesmo lote no estoque?'],
    despedidas: [
      'O produto foi trocado. Obrigado por nos avisar!',
      'Enviamos o laudo com a explicação. Seguimos à disposição.',
    ],
    reaberturas: ['O produto da troca veio com o mesmo problema.'],
  },
  DUVIDA_FISCAL: {
    assuntos: ['ICMS-ST na NF {nota}', 'IBS e CBS destacados na nota', 'Dados da nota fiscal'],
    aberturas: [
      'A contabilidade do cliente pergunta por que a NF {nota} veio com substituição tributária.',
      'Cliente quer saber se os valores de IBS e CBS destacados na nota já são cobrados.',
      'O contador de {cliente} diz que a inscrição estadual na nota está desatualizada.',
    ],
    acolhidas: [
      'Olá! Sua dúvida foi encaminhada ao nosso setor fiscal, que responde por aqui.',
      'Bom dia! Recebemos a pergunta e já estamos levantando as informações da nota.',
    ],
    perguntas: [
      'De qual nota e de qual item é a dúvida?',
      'Pode nos enviar o cartão de inscrição estadual atual?',
    ],
    retornos: [
      'A dúvida é sobre todos os itens da nota.',
      'Cliente enviou o documento. Cadastro em atualização.',
    ],
    andamentos: [
      'O imposto segue o protocolo entre os estados para este NCM. Estamos detalhando o cálculo.',
      'O fiscal está preparando a resposta por escrito.',
    ],
    anotacoes: [
      'NCM confere com a tabela. Cálculo certo.',
      'Mesma pergunta de três clientes na semana: vale um aviso geral.',
    ],
    encaminhamentos: ['O contador pede a base legal. Podem citar na resposta?'],
    despedidas: ['Explicação enviada ao contador. Obrigado!', 'Dúvida respondida com o detalhe do cálculo.'],
    reaberturas: ['O contador pediu mais um esclarecimento sobre a base de cálculo.'],
  },
  DUVIDA_PRODUTO: {
    assuntos: ['Dúvida sobre {produto}', 'Como conservar', 'Onde encontrar'],
    aberturas: [
      'Cliente pergunta como conservar {produto} depois de aberto.',
      'Consumidor quer saber a composição completa de {produto}.',
      'Cliente pergunta em que lojas da região encontra {produto}.',
    ],
    doConsumidor: [
      'Olá! Depois de aberto, por quanto tempo posso usar {produto}?',
      'Boa tarde, {produto} tem algum ingrediente que cause alergia?',
      'Não encontro mais {produto} perto de casa. Onde posso comprar?',
    ],
    acolhidas: [
      'Olá! Obrigado por escrever. Vamos confirmar com o fabricante e já respondemos.',
      'Bom dia! Recebemos a sua pergunta sobre {produto}.',
    ],
    perguntas: ['Qual é o tamanho da embalagem?', 'Em que cidade você procura o produto?'],
    retornos: ['É a embalagem menor.', 'O cliente é da própria cidade da filial.'],
    respostasDoConsumidor: ['É a embalagem menor, a que vende no mercado.', 'Moro perto do centro.'],
    andamentos: [
      'A informação está na ficha técnica, que segue em anexo.',
      'O fabricante respondeu: segue a orientação.',
    ],
    anotacoes: [
      'Ficha técnica no portal do fabricante está desatualizada.',
      'Pergunta frequente: sugerir para a página de ajuda.',
    ],
    encaminhamentos: ['Podem confirmar esta informação com o fabricante?'],
    despedidas: ['Esperamos ter ajudado!', 'Dúvida esclarecida. Conte com a gente.'],
    reaberturas: ['Ficou mais uma dúvida sobre o prazo de uso.'],
  },
  ELOGIO: {
    assuntos: ['Elogio ao atendimento', 'Sugestão', 'Parabéns pela entrega'],
    aberturas: [
      'Cliente ligou para elogiar o motorista, que ajudou a descarregar na chuva.',
      '{cliente} sugere que a entrega avise por mensagem quando estiver chegando.',
      'O comprador elogiou a agilidade do atendimento na última troca.',
    ],
    doConsumidor: [
      'Quero elogiar a atendente que resolveu minha troca em um dia. Muito atenciosa!',
      'Uma sugestão: embalagens menores para quem mora só. O produto é ótimo.',
      'O entregador foi muito educado. Parabéns à equipe!',
    ],
    acolhidas: [
      'Que bom receber a sua mensagem! Vamos compartilhar com a equipe.',
      'Muito obrigado pelo carinho! A sugestão foi registrada.',
    ],
    perguntas: ['Lembra o nome de quem atendeu? Queremos agradecer em pessoa.'],
    retornos: ['Cliente não lembra o nome, mas foi na entrega da manhã.'],
    respostasDoConsumidor: ['Acho que era Fernanda. Ela foi ótima.'],
    andamentos: ['Sua mensagem foi lida na reunião da equipe.'],
    anotacoes: ['Repassado ao RH para o reconhecimento do mês.', 'Sugestão incluída na lista de melhorias.'],
    encaminhamentos: ['Para conhecimento do gestor da rota.'],
    despedidas: ['Agradecemos de coração!', 'Obrigado pela sugestão!'],
    reaberturas: ['O cliente quis completar a sugestão.'],
  },
}

/** What must be written when the chosen reason asks for it. */
export const OBSERVACOES_DO_MOTIVO: Record<string, readonly string[]> = {
  'Entregue em outro endereço': ['Entregue na filial antiga do cliente, do outro lado da cidade.'],
  'Desacordo comercial': [
    'Preço final acima do combinado com o vendedor.',
    'Bonificação prometida não veio na nota.',
  ],
  Outro: ['Loja em reforma, sem espaço para armazenar.', 'Cliente vai encerrar a linha.'],
  'Acordo comercial': ['Combinado com o gerente na negociação do trimestre.'],
  'De fábrica': ['Selagem com falha em todas as unidades do lote.'],
  'Taxa não combinada': ['Taxa de entrega fracionada de R$ 35,00.'],
  'Corpo estranho': ['Pedaço de plástico da própria embalagem.', 'Fragmento de papelão.'],
  'Desistência da compra': ['Cliente não precisa mais do produto.'],
}

export const OBSERVACOES_DO_FIM: Record<string, readonly string[]> = {
  'Devolução concluída em parte': [
    'Parte dos itens estava fora do prazo de devolução.',
    'Crédito só do que foi autorizado.',
  ],
  'Avaria não procede': ['As fotos mostram dano posterior à entrega.', 'Canhoto assinado sem ressalva.'],
  'Cobrança correta': ['Valor confere com o pedido assinado.', 'A taxa está prevista no contrato.'],
  'Mercadoria extraviada': ['A transportadora confirmou o extravio e vai indenizar.'],
  'Sem retorno do cliente': [
    'Três tentativas de contato sem resposta.',
    'Cliente não respondeu em dez dias.',
  ],
}

export const PARECERES = {
  logistica: [
    'Rastreio confirma o atraso na transferência entre filiais.',
    'Houve uma tentativa de entrega no prazo, sem ninguém para receber. Confirmo o restante.',
    'Atraso confirmado pelo comprovante de entrega.',
  ],
  financeiroSim: ['Cliente sem títulos vencidos. Aprovado.', 'Aprovado conforme o atraso confirmado.'],
  financeiroNao: [
    'Cliente já teve duas prorrogações neste semestre.',
    'Título já enviado a desconto no banco.',
  ],
  controladoria: [
    'Custo dentro do previsto para a rota. De acordo.',
    'Ressarcimento autorizado. Cobrar da transportadora no fechamento.',
    'Sem reincidência do cliente. De acordo com o crédito.',
  ],
  estorno: [
    'Cobrança indevida confirmada. Estorno autorizado.',
    'De acordo: corrigir o título e avisar o cliente.',
  ],
  recebimento: [
    'Chegou uma unidade a menos que o autorizado.',
    'Volume violado, faltando parte do conteúdo.',
  ],
  retrocesso: ['Faltou conferir uma informação com o cliente.', 'Avançado por engano.'],
  negativa: [
    'Analisamos o pedido e, desta vez, não foi possível autorizar. Explicamos os motivos abaixo e seguimos à disposição.',
    'Lamentamos, mas o pedido não atende à nossa política. Se tiver novas informações, responda por aqui.',
  ],
  pedidoDeNfd: [
    'A devolução foi autorizada. Por favor, emita a nota de devolução referenciando a NF {nota} e envie o XML por aqui. O espelho está disponível no ticket.',
    'Autorizado! Agora precisamos da sua nota de devolução da NF {nota}. Use o espelho como base e nos mande o XML.',
  ],
  agradecimento: [
    'Muito obrigado, resolvido!',
    'Deu tudo certo, obrigada pela atenção.',
    'Perfeito, obrigado!',
  ],
} as const
