import { TEXTOS } from './mensagens.ts'
import type { PrecosQueMudariam } from './precos-que-mudariam.ts'

/** The only list of error codes, HTTP statuses and Portuguese messages. */
export const ERROS = {
  REQUISICAO_INVALIDA: { status: 400, mensagem: 'Não entendemos a requisição enviada.' },
  SEM_SESSAO: { status: 401, mensagem: 'Sua sessão expirou. Entre novamente para continuar.' },
  SEM_PERMISSAO: { status: 403, mensagem: 'Você não tem permissão para realizar esta ação.' },
  NAO_ENCONTRADO: { status: 404, mensagem: 'Registro não encontrado.' },
  ROTA_NAO_ENCONTRADA: { status: 404, mensagem: 'Endereço não encontrado.' },
  NEGOCIO_NAO_ENCONTRADO: { status: 404, mensagem: 'Negócio não encontrado.' },
  ALTERADO_POR_OUTRA_PESSOA: {
    status: 409,
    mensagem: 'Este registro foi alterado por outra pessoa. Atualize a página e tente novamente.',
  },
  CHAVE_JA_USADA: {
    status: 409,
    mensagem: 'Esta solicitação já foi usada para outra ação. Recarregue a página e tente de novo.',
  },
  SOLICITACAO_EM_ANDAMENTO: {
    status: 409,
    mensagem: 'Sua solicitação ainda está sendo processada. Aguarde um instante e tente novamente.',
  },
  ENVIO_INTERROMPIDO: { status: 400, mensagem: 'O envio foi interrompido antes do fim. Envie de novo.' },
  CORPO_GRANDE_DEMAIS: { status: 413, mensagem: 'Os dados enviados passam do tamanho permitido.' },
  ARQUIVO_GRANDE_DEMAIS: { status: 413, mensagem: 'O arquivo passa do tamanho permitido.' },
  ARQUIVOS_DEMAIS: { status: 413, mensagem: 'Foram enviados mais arquivos do que o permitido.' },
  TIPO_DE_CONTEUDO_NAO_ACEITO: { status: 415, mensagem: 'O formato dos dados enviados não é aceito.' },
  ARQUIVO_NAO_ACEITO: {
    status: 415,
    mensagem: 'O conteúdo do arquivo não corresponde a um formato aceito.',
  },
  CAMPOS_INVALIDOS: { status: 422, mensagem: 'Confira os campos destacados.' },
  MUITAS_REQUISICOES: { status: 429, mensagem: 'Muitas solicitações em pouco tempo. Aguarde um instante.' },
  ERRO_INTERNO: { status: 500, mensagem: TEXTOS.erroDesconhecido },
  SERVICO_INDISPONIVEL: {
    status: 503,
    mensagem: 'O sistema está iniciando ou em manutenção. Tente novamente em instantes.',
  },
  SERVIDOR_OCUPADO: {
    status: 503,
    mensagem: 'O sistema está muito ocupado neste momento. Tente de novo em instantes.',
  },
  SEM_ESPACO: {
    status: 507,
    mensagem:
      'Sem espaço para gravar no servidor. Nada foi salvo: avise o administrador e tente novamente mais tarde.',
  },

  DOCUMENTO_JA_CADASTRADO: { status: 409, mensagem: 'Este documento já está cadastrado.' },
  CADASTRO_PENDENTE: { status: 409, mensagem: 'O cadastro deste documento aguarda aprovação.' },
  CLIENTE_JA_COMPLETO: { status: 409, mensagem: TEXTOS.clienteJaCompleto },
  CADASTRO_JA_DECIDIDO: { status: 409, mensagem: 'Este cadastro já foi decidido.' },
  CADASTRO_PROPRIO: { status: 403, mensagem: 'Quem pediu o cadastro não pode decidir sobre ele.' },
  ENDERECO_JA_CADASTRADO: {
    status: 409,
    mensagem: 'Este endereço já está entre os endereços de entrega do cliente.',
  },
  ENDERECOS_DEMAIS: {
    status: 409,
    mensagem: 'Este cliente já tem endereços de entrega demais. Tire da lista um que não se usa mais.',
  },
  DOCUMENTOS_DEMAIS: {
    status: 409,
    mensagem: 'Este cliente já tem documentos demais. Exclua um que não serve mais.',
  },
  PRE_CADASTRO_NAO_ENCONTRADO: { status: 404, mensagem: ' Pré cadastro não encontrado.' },
  RECEITA_NAO_ENCONTRADA: { status: 404, mensagem: 'Cadastro não encontrado.' },
  RECEITA_INDISPONIVEL: {
    status: 503,
    mensagem: 'A consulta à Receita não respondeu agora. Preencha os dados à mão.',
  },

  SENHA_DA_DEMONSTRACAO: {
    status: 422,
    mensagem:
      'Esta é a senha da demonstração, que todos conhecem: ela não abre o portal pela rede. Fale com quem cuida do servidor.',
  },
  CREDENCIAIS_INVALIDAS: { status: 422, mensagem: 'CPF ou senha incorretos.' },
  CODIGO_DE_VERIFICACAO_ERRADO: {
    status: 422,
    mensagem: 'O código não confere. Digite o que o aplicativo mostra agora.',
  },
  SEGUNDO_PASSO_VENCIDO: {
    status: 422,
    mensagem: 'O tempo para informar o código terminou. Entre de novo com a senha.',
  },
  SEGUNDO_FATOR_EXIGIDO: { status: 409, mensagem: 'A sua conta precisa da verificação em duas etapas.' },
  SEGUNDO_FATOR_JA_ATIVO: { status: 409, mensagem: 'A verificação em duas etapas já está ativa.' },
  SEGUNDO_FATOR_INATIVO: { status: 409, mensagem: 'A verificação em duas etapas não está ativa.' },
  CAPTCHA_INVALIDO: { status: 422, mensagem: 'A verificação de segurança falhou. Tente novamente.' },
  CAPTCHA_EXPIRADO: { status: 422, mensagem: 'A verificação de segurança expirou. Tente novamente.' },
  CAPTCHA_JA_USADO: { status: 422, mensagem: 'A verificação de segurança já foi usada. Tente novamente.' },
  SENHA_ATUAL_NAO_CONFERE: { status: 422, mensagem: 'Dados da conta não conferem' },
  LINK_DE_REDEFINICAO_INVALIDO: {
    status: 422,
    mensagem: 'Este link não vale mais: já foi usado, expirou ou foi trocado por um mais novo. Peça outro.',
  },
  MUITOS_PEDIDOS_DE_REDEFINICAO: {
    status: 429,
    mensagem:
      'Muitos pedidos de redefinição de senha. Aguarde uma hora ou peça pela tela de entrada do portal.',
  },
  LINK_DE_EMAIL_INVALIDO: {
    status: 422,
    mensagem: 'Este link não vale mais: já foi usado, expirou, foi cancelado ou trocado por um mais novo.',
  },
  SEM_TROCA_DE_EMAIL: { status: 409, mensagem: 'Não há troca de e-mail aguardando confirmação.' },
  MUITAS_CONFIRMACOES_DE_EMAIL: {
    status: 429,
    mensagem: 'Muitas mensagens de confirmação de e-mail. Aguarde uma hora e tente novamente.',
  },
  LINK_DE_CONTA_INVALIDO: {
    status: 422,
    mensagem:
      'Este link não vale mais: já foi usado ou expirou. Se você já confirmou o cadastro, é só entrar; se não, faça outro.',
  },
  SENHA_DO_CADASTRO_NAO_CONFERE: {
    status: 422,
    mensagem: 'Esta não é a senha escolhida no cadastro que enviou este link.',
  },
  CODIGO_DE_VINCULO_INVALIDO: {
    status: 422,
    mensagem: 'O código não confere ou não vale mais. Confira a mensagem mais recente ou peça outro.',
  },
  MUITOS_CODIGOS: {
    status: 429,
    mensagem: 'Você já pediu vários códigos hoje. Tente de novo amanhã ou fale com o atendimento.',
  },
  TICKET_MUDOU: {
    status: 409,
    mensagem: 'Este ticket mudou enquanto você o via. Confira o que aconteceu e tente novamente.',
  },
  CORREIO_NA_FILA: { status: 409, mensagem: 'Este e-mail ainda está na fila: ele sai sozinho.' },
  CORREIO_JA_ENVIADO: { status: 409, mensagem: 'Este e-mail já foi enviado.' },
  WHATSAPP_NA_FILA: { status: 409, mensagem: 'Esta mensagem ainda está na fila: ela sai sozinha.' },
  WHATSAPP_JA_ENVIADO: { status: 409, mensagem: 'Esta mensagem já foi enviada pelo WhatsApp.' },
  WHATSAPP_DESLIGADO: { status: 409, mensagem: 'O WhatsApp não está configurado neste portal.' },
  WHATSAPP_NO_TICKET: { status: 409, mensagem: 'Esta conversa já está em um ticket.' },
  RECEBIDA_NA_FILA: { status: 409, mensagem: 'Este e-mail já está na fila: ele entra sozinho.' },
  RECEBIDA_NO_TICKET: { status: 409, mensagem: 'Este e-mail já está em um ticket.' },
  TAREFA_NA_FILA: { status: 409, mensagem: 'Esta tarefa já está na fila: ela é tentada de novo sozinha.' },
  TICKET_ARQUIVADO: { status: 409, mensagem: 'Este ticket está arquivado. Desarquive-o para continuar.' },
  TICKET_JA_ARQUIVADO: { status: 409, mensagem: 'Este ticket já está arquivado.' },
  TICKET_NAO_ARQUIVADO: { status: 409, mensagem: 'Este ticket não está arquivado.' },
  TICKET_FINALIZADO: { status: 409, mensagem: 'Este ticket já foi finalizado. Reabra-o para continuar.' },
  TICKET_JA_ABERTO: { status: 409, mensagem: 'Este ticket já está aberto.' },
  TICKET_EM_ABERTO: { status: 409, mensagem: 'Só um ticket finalizado pode ser arquivado.' },
  TICKET_JA_E_SEU: { status: 409, mensagem: 'Este ticket já é seu.' },
  TICKET_SEM_OPERADOR: { status: 409, mensagem: 'Este ticket já está na fila.' },
  TICKET_COM_OUTRO_OPERADOR: { status: 409, mensagem: 'Este ticket está com outra pessoa.' },
  TICKET_DE_OUTRO_SETOR: { status: 403, mensagem: 'Este ticket está na fila de outro setor.' },
  OPERADOR_INDISPONIVEL: { status: 422, mensagem: 'Este operador não pode receber o ticket.' },
  NADA_A_DESFAZER: {
    status: 409,
    mensagem: 'Não há o que desfazer: o ticket mudou desde então, ou não foi você quem o mudou.',
  },
  TICKET_NA_PRIMEIRA_ETAPA: { status: 409, mensagem: 'Este ticket está na primeira etapa.' },
  TICKET_NA_ULTIMA_ETAPA: { status: 409, mensagem: 'Este ticket está na última etapa: finalize-o.' },
  ETAPA_NAO_ENCONTRADA: { status: 409, mensagem: 'A próxima etapa não existe mais. Avise o administrador.' },
  ETAPA_NAO_PERMITE_FINALIZAR: {
    status: 409,
    mensagem:
      'Nesta etapa o ticket ainda não pode ser concluído. Avance as etapas que faltam ou escolha um motivo de encerramento sem conclusão.',
  },
  ETAPA_DE_OUTRO_SETOR: {
    status: 403,
    mensagem: 'Esta etapa é de outro setor. Encaminhe o ticket ou peça a alguém desse setor.',
  },
  APROVACAO_DO_PROPRIO_PEDIDO: {
    status: 403,
    mensagem: 'Você abriu este ticket: o que ele pede precisa da aprovação de outra pessoa.',
  },
  CUSTOS_DE_OUTRO_SETOR: {
    status: 403,
    mensagem: 'Os custos deste ticket são do setor que os analisa.',
  },
  REQUISITO_DA_ETAPA: { status: 422, mensagem: 'Esta etapa pede informações antes de avançar.' },
  ESCOLHA_DA_ETAPA_OBRIGATORIA: { status: 422, mensagem: 'Escolha para onde o ticket segue.' },
  PRAZO_DE_REABERTURA_PASSOU: {
    status: 409,
    mensagem: 'O prazo para reabrir este ticket já passou. Abra um novo ticket.',
  },
  TICKET_COM_DEVOLUCAO_EM_CURSO: {
    status: 409,
    mensagem: 'A devolução deste ticket já está em curso: o tipo não pode mais mudar.',
  },
  TICKET_JA_E_DO_TIPO: { status: 409, mensagem: 'O ticket já é deste tipo.' },
  TIPO_DE_TICKET_INATIVO: { status: 409, mensagem: 'Este tipo de ticket não está mais em uso.' },
  FALTAM_DADOS_PARA_O_TIPO: {
    status: 409,
    mensagem: 'Este ticket não tem as notas, os produtos ou os dados que o novo tipo exige.',
  },
  TIPO_SO_PARA_CLIENTES: {
    status: 409,
    mensagem: 'Este ticket é de um consumidor final, e o novo tipo só atende clientes.',
  },
  ESPELHO_INDISPONIVEL: {
    status: 409,
    mensagem: 'O espelho só existe para tickets com produtos de nota fiscal, em tipos que o permitem.',
  },
  SALDO_INSUFICIENTE: {
    status: 409,
    mensagem: 'Outro ticket já devolve parte destes produtos. Confira as quantidades e tente novamente.',
  },
  ITEM_JA_ANALISADO: { status: 409, mensagem: 'Só um produto em análise pode ser corrigido.' },
  VISOES_DEMAIS: {
    status: 409,
    mensagem: 'Você já guardou visões demais. Apague uma que não usa antes de guardar outra.',
  },
  TICKET_SEM_PRORROGACAO: {
    status: 409,
    mensagem: 'Este ticket não tem um pedido de prorrogação para responder. Mude o tipo dele.',
  },
  TICKET_JA_EM_COLETA: { status: 409, mensagem: 'Já há uma ordem de coleta para este ticket.' },
  TICKET_NAO_AGUARDA_COLETA: { status: 409, mensagem: 'Este ticket não aguarda coleta.' },
  TICKET_SEM_RESPONSAVEL: {
    status: 422,
    mensagem: 'Escolha quem fará a coleta: há tickets sem um responsável próprio.',
  },
  COLETA_MUDOU: {
    status: 409,
    mensagem: 'Esta coleta mudou enquanto você a via. Confira como está agora antes de continuar.',
  },
  COLETA_JA_ENCERRADA: { status: 409, mensagem: 'Esta coleta já foi confirmada ou cancelada.' },
  RESPOSTA_NAO_EXCLUIDA: { status: 409, mensagem: 'Esta resposta pronta não está excluída.' },
  RESPOSTA_ATALHO_OCUPADO: {
    status: 409,
    mensagem: 'O atalho desta resposta já é de outra. Mude o da outra para trazer esta de volta.',
  },
  RESPOSTAS_DEMAIS: {
    status: 409,
    mensagem: 'Você já guardou o máximo de respostas prontas próprias. Exclua alguma que não usa.',
  },
  TICKET_UNIDO: {
    status: 409,
    mensagem: 'Este ticket foi unido a outro: continue no outro, ou desfaça a união.',
  },
  TICKET_NAO_UNIDO: { status: 409, mensagem: 'Este ticket não está unido a outro.' },
  UNIAO_CONSIGO: { status: 409, mensagem: 'Um ticket não se une a si mesmo.' },
  UNIAO_DE_OUTRO_CLIENTE: { status: 409, mensagem: 'Só se unem tickets do mesmo cliente.' },
  UNIAO_DESTINO_UNIDO: {
    status: 409,
    mensagem: 'O ticket de destino já foi unido a outro: escolha o outro.',
  },
  UNIAO_DESTINO_ENCERRADO: {
    status: 409,
    mensagem: 'O ticket de destino já terminou. Reabra-o antes de unir.',
  },
  UNIAO_COM_DEVOLUCAO_EM_CURSO: {
    status: 409,
    mensagem: 'A devolução deste ticket já está em curso: una o outro a este.',
  },
  UNIAO_COM_PRODUTOS: {
    status: 409,
    mensagem:
      'Este ticket pede a devolução de produtos. Confirme que, ao unir, as quantidades voltam ao saldo das notas.',
  },
  LIGACAO_CONSIGO: { status: 409, mensagem: 'Um ticket não se liga a si mesmo.' },
  LIGACAO_COM_UNIDO: { status: 409, mensagem: 'O outro ticket foi unido a mais um: ligue a esse.' },
  LIGACAO_COM_ARQUIVADO: {
    status: 409,
    mensagem: 'O outro ticket está arquivado. Desarquive-o antes de ligar.',
  },
  LIGACAO_DE_OUTRO_TIPO: {
    status: 409,
    mensagem: 'Estes tickets já estão ligados de outro modo. Desfaça a ligação antes de mudar.',
  },
  LIGACAO_INEXISTENTE: { status: 409, mensagem: 'Estes tickets já não estão ligados.' },
  LIGACOES_DEMAIS: {
    status: 409,
    mensagem: 'Este ticket já está ligado ao máximo de tickets. Desfaça alguma ligação antes.',
  },
  LIGACOES_DEMAIS_NO_OUTRO: {
    status: 409,
    mensagem: 'O outro ticket já está ligado ao máximo de tickets. Desfaça lá alguma ligação antes.',
  },
  PRAZO_DA_UNIAO_PASSOU: { status: 409, mensagem: 'O prazo para desfazer esta união já passou.' },
  AUTOMACAO_NAO_EXCLUIDA: { status: 409, mensagem: 'Esta automação não está excluída.' },
  AUTOMACOES_DEMAIS: {
    status: 409,
    mensagem: 'Já há o máximo de automações ligadas. Desligue alguma para ligar esta.',
  },
  ETIQUETA_NAO_EXCLUIDA: { status: 409, mensagem: 'Esta etiqueta não está excluída.' },
  ETIQUETA_NOME_OCUPADO: {
    status: 409,
    mensagem: 'Já há outra etiqueta com este nome. Mude o nome da outra para trazer esta de volta.',
  },
  ETIQUETAS_DEMAIS: {
    status: 409,
    mensagem: 'O negócio já tem o máximo de etiquetas. Exclua alguma que não usa.',
  },
  ETIQUETAS_DEMAIS_NO_TICKET: {
    status: 409,
    mensagem: 'Este ticket já tem o máximo de etiquetas. Tire alguma antes.',
  },
  ARTIGO_JA_PUBLICADO: { status: 409, mensagem: 'Este artigo já está publicado.' },
  ARTIGO_JA_RASCUNHO: { status: 409, mensagem: 'Este artigo já é um rascunho.' },
  VALOR_MUDOU: {
    status: 409,
    mensagem: 'Outra pessoa já alterou este dado. Confira o valor atual antes de mudar de novo.',
  },
  NAO_PERMITE_EDITAR: {
    status: 409,
    mensagem: 'Este dado vem do sistema da empresa e não pode ser alterado por aqui.',
  },
  EMAIL_PROVA_IDENTIDADE: {
    status: 409,
    mensagem: 'Há uma conta do portal vinculada por este e-mail. Inclua outro e-mail em vez de trocá-lo.',
  },
  ATIVIDADE_NAO_ENCONTRADA: { status: 422, mensagem: 'Escolha uma atividade da lista.' },
  INFORMACAO_DE_OUTRA_PESSOA: {
    status: 403,
    mensagem: 'Só quem escreveu esta informação, ou um gestor, pode alterá-la.',
  },
  BOLETO_INDISPONIVEL: {
    status: 409,
    mensagem: 'Este título não tem boleto registrado. Peça ao financeiro outra forma de pagamento.',
  },
  TITULO_PAGO: { status: 409, mensagem: 'Este título já foi pago ou baixado: não há boleto a pagar.' },
  SEGUNDA_VIA_VENCIDA: {
    status: 409,
    mensagem: 'Este boleto venceu há tempo demais para uma segunda via. Fale com o financeiro.',
  },
  AGENDA_JA_FINALIZADA: { status: 409, mensagem: 'Esta agenda já foi finalizada.' },
  AGENDA_NAO_DESFAZ: {
    status: 409,
    mensagem: 'Este reagendamento não pode mais ser desfeito. Reagende de novo.',
  },
  AGENDA_DO_ERP: {
    status: 409,
    mensagem: 'Esta agenda é de outro sistema: finalize ou reagende por lá.',
  },
  ORCAMENTO_ENCERRADO: {
    status: 409,
    mensagem: 'Este orçamento já foi ganho, perdido ou cancelado.',
  },
  CONVERSAO_MUDOU: {
    status: 409,
    mensagem: 'Preço, estoque ou crédito mudou desde que você viu. Confira como o pedido ficaria agora.',
  },
  PRECOS_MUDARIAM: {
    status: 409,
    mensagem: 'Esta mudança altera preços do orçamento. Confira o que muda antes de confirmar.',
  },
  ORCAMENTO_MUDOU: {
    status: 409,
    mensagem: 'Este orçamento mudou enquanto você o via. Confira como está agora antes de continuar.',
  },
  ORCAMENTO_VENCIDO: {
    status: 409,
    mensagem: 'A validade deste orçamento já passou. Marque outra data antes de enviá-lo ao cliente.',
  },
  ORCAMENTO_ACIMA_DOS_LIMITES: {
    status: 409,
    mensagem:
      'Este orçamento passa do que quem vende pode dar: ele só chega ao cliente depois de aprovado por quem pode.',
  },
  ORCAMENTO_EM_REVISAO: {
    status: 409,
    mensagem: 'Este orçamento está sendo revisto pela nossa equipe. Tente de novo mais tarde.',
  },
  FRETE_DESATUALIZADO: {
    status: 409,
    mensagem:
      'O frete deste orçamento está desatualizado. Calcule o frete de novo antes de enviá-lo ao cliente.',
  },
  MUITOS_PEDIDOS_DE_APROVACAO: {
    status: 429,
    mensagem: 'A aprovação deste orçamento já foi pedida muitas vezes na última hora.',
  },
  NINGUEM_APROVA: {
    status: 409,
    mensagem: 'Ninguém desta filial pode aprovar: avise o administrador.',
  },
  NADA_A_APROVAR: { status: 409, mensagem: 'Não há nada a aprovar neste orçamento.' },
  APROVACAO_DO_PROPRIO_ORCAMENTO: {
    status: 403,
    mensagem: 'Quem fez o orçamento não o aprova: peça a outra pessoa.',
  },
  ORCAMENTO_VAZIO: { status: 409, mensagem: 'Este orçamento ainda não tem itens.' },
  LINK_DE_TICKET_INVALIDO: {
    status: 404,
    mensagem: 'Este link não vale mais: expirou ou foi cancelado. Peça outro a quem atende você.',
  },
  TICKET_ENCERRADO_HA_MUITO: {
    status: 409,
    mensagem: 'Este atendimento foi encerrado há muito tempo e não recebe mais respostas. Peça um novo.',
  },
  AVALIACAO_DESLIGADA: { status: 409, mensagem: 'Este atendimento não recebe avaliação.' },
  AVALIACAO_ANTES_DO_FIM: { status: 409, mensagem: 'O atendimento é avaliado depois que termina.' },
  PRAZO_DE_AVALIACAO_PASSOU: { status: 409, mensagem: 'O prazo para avaliar este atendimento passou.' },
  AVALIACAO_FECHADA: { status: 409, mensagem: 'A avaliação já foi registrada e não pode mais ser mudada.' },
  LINK_DE_ORCAMENTO_INVALIDO: {
    status: 404,
    mensagem:
      'Este link não vale mais: expirou, foi cancelado ou trocado por um mais novo. Peça outro a quem fez o orçamento.',
  },
  MUITOS_ENVIOS_DE_ORCAMENTO: {
    status: 429,
    mensagem: 'Este orçamento já foi enviado muitas vezes na última hora.',
  },
  VENDA_NAO_CONFIGURADA: {
    status: 409,
    mensagem:
      'Falta cadastrar com que se vende: filial, tabela de preço, plano, cobrança ou tipo de frete. Avise o administrador.',
  },
  PEDIDO_MUDOU: {
    status: 409,
    mensagem: 'Este pedido mudou enquanto você o via. Confira como está agora antes de continuar.',
  },
  PEDIDO_ENCERRADO: { status: 409, mensagem: 'Este pedido já foi encerrado.' },
  PEDIDO_NAO_PASSA: { status: 409, mensagem: 'O pedido não pode passar a este status a partir do atual.' },
  PEDIDO_BLOQUEADO: { status: 409, mensagem: 'O pedido está bloqueado: alguém precisa liberá-lo antes.' },
  PEDIDO_NAO_CANCELA: {
    status: 409,
    mensagem: 'Este pedido já foi adiante demais para ser cancelado pelo portal.',
  },
  QUANTIDADE_ALEM_DO_PEDIDO: { status: 422, mensagem: 'A nota traz mais do que o pedido tem.' },
  FATURAMENTO_SEM_QUANTIDADE: {
    status: 422,
    mensagem: 'Nada seria faturado: diga quanto a nota leva de cada item.',
  },
  PEDIDO_SEM_PENDENCIA: { status: 409, mensagem: 'Não há nada deste pedido para enviar de novo ao ERP.' },
  BLOQUEIO_JA_LIBERADO: { status: 409, mensagem: 'Este bloqueio já foi liberado.' },
  LIBERACAO_DO_PROPRIO_PEDIDO: {
    status: 403,
    mensagem: 'Você incluiu este pedido: quem libera precisa ser outra pessoa.',
  },
  ASSINATURA_INVALIDA: { status: 401, mensagem: 'A assinatura desta mensagem não confere, ou já não vale.' },
  RASTREIO_INDISPONIVEL: {
    status: 503,
    mensagem: 'O serviço de rastreio não respondeu. Tente novamente em instantes.',
  },
  RASTREIO_NAO_ENCONTRADO: {
    status: 404,
    mensagem: 'O serviço de rastreio ainda não conhece este código.',
  },
  FRETE_SEM_PESO: {
    status: 422,
    mensagem: 'Sem peso não há o que cotar: os produtos do orçamento não têm peso líquido.',
  },
  FRETE_SEM_DESTINO: { status: 422, mensagem: 'Para cotar o frete, informe a cidade e o estado, ou o CEP.' },
  DISCADORA_INDISPONIVEL: { status: 503, mensagem: 'Erro ao discar' },
  DISCADORA_NAO_CONFIGURADA: {
    status: 409,
    mensagem: 'A central telefônica desta filial não está configurada.',
  },
  CLIENTE_JA_IDENTIFICADO: { status: 409, mensagem: 'Este ticket já é de um cliente cadastrado.' },

  LINK_DE_RELATORIO_INVALIDO: {
    status: 403,
    mensagem: 'Este endereço de relatório não vale mais. Volte a Relatórios no portal e gere-o de novo.',
  },
  RELATORIO_DEMOROU: {
    status: 503,
    mensagem: 'O relatório demorou demais para ficar pronto. Escolha um período menor ou mais filtros.',
  },

  MUITAS_TENTATIVAS_DE_ACESSO: {
    status: 429,
    mensagem: 'Muitas tentativas de acesso. Aguarde alguns minutos e tente novamente.',
  },

  NOTA_SEM_XML: {
    status: 409,
    mensagem: 'O XML desta nota fiscal ainda não está no portal. Tente mais tarde ou peça-o ao faturamento.',
  },
  NOTA_ILEGIVEL: {
    status: 409,
    mensagem: 'Não conseguimos montar o DANFE: o XML desta nota fiscal não pôde ser lido. Baixe o XML.',
  },
  NFD_ILEGIVEL: {
    status: 422,
    mensagem: 'Não conseguimos ler este arquivo como uma NF-e. Envie o XML autorizado ou o PDF do DANFE.',
  },
  NFD_DE_OUTRO_DOCUMENTO: {
    status: 422,
    mensagem: 'Este XML não é de uma NF-e. Envie o XML da própria nota, e não o de um evento ou de um frete.',
  },
  NFD_INCOMPLETA: {
    status: 422,
    mensagem:
      'Faltam dados nesta NF-e ou eles não conferem entre si. Envie o XML autorizado, sem alterações.',
  },
} as const satisfies Record<string, { status: number; mensagem: string }>

export type CodigoErro = keyof typeof ERROS

/** TIC-13 One thing somebody else did meanwhile: `quando` is an instant, `o_que` goes on after the name ('avançou para Conferência'). */
export type Mudanca = { quando: string; quem: string; o_que: string }

/** What travels when a request fails. */
export type ErroNoFio = {
  codigo: CodigoErro
  message: string
  campos?: Record<string, string>
  exige?: string
  mudancas?: Mudanca[]
  precos?: PrecosQueMudariam
  requisicao?: string
}

export type DetalhesDoErro = {
  /** Replaces the catalogue's sentence where a number or name belongs in it. */
  mensagem?: string
  campos?: Record<string, string>
  exige?: string
  /** What changed since the caller last looked, newest last. */
  mudancas?: Mudanca[]
  /** VEN-02 What would change besides what was asked for. */
  precos?: PrecosQueMudariam
  /** Seconds the caller should wait, sent as Retry-After. */
  esperar?: number
}

/** A refusal the user can understand; anything else that is thrown is a defect and becomes ERRO_INTERNO. */
export class ErroDeNegocio extends Error {
  readonly codigo: CodigoErro
  readonly detalhes: DetalhesDoErro

  constructor(codigo: CodigoErro, detalhes: DetalhesDoErro = {}) {
    super(detalhes.mensagem ?? ERROS[codigo].mensagem)
    this.name = 'ErroDeNegocio'
    this.codigo = codigo
    this.detalhes = detalhes
  }

  get status(): number {
    return ERROS[this.codigo].status
  }

  noFio(): ErroNoFio {
    const { campos, exige, mudancas, precos } = this.detalhes
    return {
      codigo: this.codigo,
      message: this.message,
      ...(campos && { campos }),
      ...(exige && { exige }),
      ...(mudancas && { mudancas }),
      ...(precos && { precos }),
    }
  }
}
