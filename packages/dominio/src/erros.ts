import { TEXTOS } from './mensagens.ts'
import type { PrecosQueMudariam } from './precos-que-mudariam.ts'

/** The only list of error codes, HTTP statuses and Portuguese messages; each code stands under the status it answers with. */
export const ERROS = {
  ...comStatus(400, {
    REQUISICAO_INVALIDA: 'Não entendemos a requisição enviada.',
    ENVIO_INTERROMPIDO: 'O envio foi interrompido antes do fim. Envie de novo.',
  }),
  ...comStatus(401, {
    SEM_SESSAO: 'Sua sessão expirou. Entre novamente para continuar.',
    ASSINATURA_INVALIDA: 'A assinatura desta mensagem não confere, ou já não vale.',
  }),
  ...comStatus(403, {
    SEM_PERMISSAO: 'Você não tem permissão para realizar esta ação.',
    SO_ADMINISTRADOR: 'Só um administrador mexe na conta de quem pode mais do que você.',
    CADASTRO_PROPRIO: 'Quem pediu o cadastro não pode decidir sobre ele.',
    TICKET_DE_OUTRO_SETOR: 'Este ticket está na fila de outro setor.',
    ETAPA_DE_OUTRO_SETOR: 'Esta etapa é de outro setor. Encaminhe o ticket ou peça a alguém desse setor.',
    APROVACAO_DO_PROPRIO_PEDIDO:
      'Você abriu este ticket: o que ele pede precisa da aprovação de outra pessoa.',
    CUSTOS_DE_OUTRO_SETOR: 'Os custos deste ticket são do setor que os analisa.',
    INFORMACAO_DE_OUTRA_PESSOA: 'Só quem escreveu esta informação, ou um gestor, pode alterá-la.',
    APROVACAO_PROPRIA: 'Quem pediu não decide: peça a outra pessoa.',
    PERMISSAO_PROPRIA: 'Ninguém muda as próprias permissões: peça a outra pessoa.',
    CONTA_PROPRIA: 'Ninguém mexe na própria conta corrente: peça a outra pessoa.',
    APROVACAO_ALEM_DA_ALCADA: 'Passa do que você pode aprovar: alguém com alçada maior precisa decidir.',
    APROVACAO_DO_PROPRIO_ORCAMENTO: 'Quem fez o orçamento não o aprova: peça a outra pessoa.',
    LIBERACAO_DO_PROPRIO_PEDIDO: 'Você incluiu este pedido: quem libera precisa ser outra pessoa.',
    LINK_DE_RELATORIO_INVALIDO:
      'Este endereço de relatório não vale mais. Volte a Relatórios no portal e gere-o de novo.',
  }),
  ...comStatus(404, {
    NAO_ENCONTRADO: 'Registro não encontrado.',
    ROTA_NAO_ENCONTRADA: 'Endereço não encontrado.',
    NEGOCIO_NAO_ENCONTRADO: 'Negócio não encontrado.',
    PRE_CADASTRO_NAO_ENCONTRADO: ' Pré cadastro não encontrado.',
    RECEITA_NAO_ENCONTRADA: 'Cadastro não encontrado.',
    LINK_DE_TICKET_INVALIDO:
      'Este link não vale mais: expirou ou foi cancelado. Peça outro a quem atende você.',
    LINK_DE_ORCAMENTO_INVALIDO:
      'Este link não vale mais: expirou, foi cancelado ou trocado por um mais novo. Peça outro a quem fez o orçamento.',
    RASTREIO_NAO_ENCONTRADO: 'O serviço de rastreio ainda não conhece este código.',
  }),
  ...comStatus(409, {
    ALTERADO_POR_OUTRA_PESSOA:
      'Este registro foi alterado por outra pessoa. Atualize a página e tente novamente.',
    AJUSTE_JA_MUDOU:
      'Isto já mudou de novo depois. Desfaça a mudança mais nova, ou escolha o valor na própria tela.',
    AVISO_JA_SAIU: 'Este aviso já não está no ar.',
    JA_IMPLANTADO: 'Este negócio já foi implantado. Entre com a sua conta.',
    AJUSTE_SEM_VOLTA:
      'O que estava aqui antes não se guarda na auditoria, ou já passou a outras mãos. Mude-o na própria tela.',
    TIPO_COM_PROBLEMAS: 'Este rascunho ainda não pode ser publicado.',
    TIPO_SEM_RASCUNHO: 'Não há rascunho a publicar: nada foi mudado.',
    AJUSTE_EM_USO: 'Isto está em uso.',
    AJUSTES_DEMAIS: 'Já há linhas demais aqui. Retire alguma que não se usa mais.',
    AJUSTE_NAO_CABE: 'Isto não cabe com o que já está em uso.',
    AJUSTE_RETIRADO: 'Isto foi retirado. Traga de volta antes de mudar.',
    AJUSTE_NAO_RETIRADO: 'Isto não está retirado.',
    USUARIO_JA_ENTROU: 'Esta pessoa já entrou no portal: não há convite a enviar nem a cancelar.',
    EMAIL_DE_OUTRA_CONTA: 'O e-mail desta conta agora é o de outra pessoa.',
    USUARIO_JA_DESATIVADO: 'Esta conta já foi desativada.',
    USUARIO_NAO_DESATIVADO: 'Esta conta não está desativada.',
    CONVITE_JA_CANCELADO: 'Este convite já foi cancelado.',
    ULTIMO_ADMINISTRADOR:
      'Sem esta pessoa ninguém administraria o portal. Dê antes o tipo Administrador a outra pessoa.',
    NAO_SE_DESFAZ: 'Esta entrada não é de uma mudança que se desfaça daqui.',
    CHAVE_JA_USADA: 'Esta solicitação já foi usada para outra ação. Recarregue a página e tente de novo.',
    SOLICITACAO_EM_ANDAMENTO:
      'Sua solicitação ainda está sendo processada. Aguarde um instante e tente novamente.',
    DOCUMENTO_JA_CADASTRADO: 'Este documento já está cadastrado.',
    CADASTRO_PENDENTE: 'O cadastro deste documento aguarda aprovação.',
    CLIENTE_JA_COMPLETO: TEXTOS.clienteJaCompleto,
    CADASTRO_JA_DECIDIDO: 'Este cadastro já foi decidido.',
    CONFIGURACAO_FV_JA_EXISTE: 'Já há uma configuração para este alcance. Altere a que existe.',
    FORA_DO_HORARIO_DE_VENDAS: 'Fora do seu horário de vendas. Fale com quem configura a força de vendas.',
    ENDERECO_JA_CADASTRADO: 'Este endereço já está entre os endereços de entrega do cliente.',
    ENDERECOS_DEMAIS:
      'Este cliente já tem endereços de entrega demais. Tire da lista um que não se usa mais.',
    DOCUMENTOS_DEMAIS: 'Este cliente já tem documentos demais. Exclua um que não serve mais.',
    SEGUNDO_FATOR_EXIGIDO: 'A sua conta precisa da verificação em duas etapas.',
    SEGUNDO_FATOR_JA_ATIVO: 'A verificação em duas etapas já está ativa.',
    SEGUNDO_FATOR_INATIVO: 'A verificação em duas etapas não está ativa.',
    SEM_TROCA_DE_EMAIL: 'Não há troca de e-mail aguardando confirmação.',
    TICKET_MUDOU: 'Este ticket mudou enquanto você o via. Confira o que aconteceu e tente novamente.',
    CORREIO_NA_FILA: 'Este e-mail ainda está na fila: ele sai sozinho.',
    CORREIO_JA_ENVIADO: 'Este e-mail já foi enviado.',
    WHATSAPP_NA_FILA: 'Esta mensagem ainda está na fila: ela sai sozinha.',
    WHATSAPP_JA_ENVIADO: 'Esta mensagem já foi enviada pelo WhatsApp.',
    WHATSAPP_DESLIGADO: 'O WhatsApp não está configurado neste portal.',
    WHATSAPP_NO_TICKET: 'Esta conversa já está em um ticket.',
    RECEBIDA_NA_FILA: 'Este e-mail já está na fila: ele entra sozinho.',
    RECEBIDA_NO_TICKET: 'Este e-mail já está em um ticket.',
    NADA_A_TENTAR: 'Nada do que falhou aqui espera por alguém: já foi tentado de novo, ou volta sozinho.',
    TAREFA_NA_FILA: 'Esta tarefa já está na fila: ela é tentada de novo sozinha.',
    TICKET_ARQUIVADO: 'Este ticket está arquivado. Desarquive-o para continuar.',
    TICKET_JA_ARQUIVADO: 'Este ticket já está arquivado.',
    TICKET_NAO_ARQUIVADO: 'Este ticket não está arquivado.',
    TICKET_FINALIZADO: 'Este ticket já foi finalizado. Reabra-o para continuar.',
    TICKET_JA_ABERTO: 'Este ticket já está aberto.',
    TICKET_EM_ABERTO: 'Só um ticket finalizado pode ser arquivado.',
    TICKET_JA_E_SEU: 'Este ticket já é seu.',
    TICKET_SEM_OPERADOR: 'Este ticket já está na fila.',
    TICKET_COM_OUTRO_OPERADOR: 'Este ticket está com outra pessoa.',
    NADA_A_DESFAZER: 'Não há o que desfazer: o ticket mudou desde então, ou não foi você quem o mudou.',
    TICKET_NA_PRIMEIRA_ETAPA: 'Este ticket está na primeira etapa.',
    TICKET_NA_ULTIMA_ETAPA: 'Este ticket está na última etapa: finalize-o.',
    ETAPA_NAO_ENCONTRADA: 'A próxima etapa não existe mais. Avise o administrador.',
    ETAPA_NAO_PERMITE_FINALIZAR:
      'Nesta etapa o ticket ainda não pode ser concluído. Avance as etapas que faltam ou escolha um motivo de encerramento sem conclusão.',
    PRAZO_DE_REABERTURA_PASSOU: 'O prazo para reabrir este ticket já passou. Abra um novo ticket.',
    TICKET_COM_DEVOLUCAO_EM_CURSO: 'A devolução deste ticket já está em curso: o tipo não pode mais mudar.',
    TICKET_JA_E_DO_TIPO: 'O ticket já é deste tipo.',
    TIPO_DE_TICKET_INATIVO: 'Este tipo de ticket não está mais em uso.',
    FALTAM_DADOS_PARA_O_TIPO: 'Este ticket não tem as notas, os produtos ou os dados que o novo tipo exige.',
    TICKET_JA_TEM_PRODUTOS: 'Este ticket já tem produtos de nota fiscal: mude o tipo sem escolher outros.',
    TIPO_NAO_CABE_EM_DUAS_TELAS: 'Este tipo pede mais do que a nota e os produtos: abra um ticket novo dele.',
    TIPO_SO_PARA_CLIENTES: 'Este ticket é de um consumidor final, e o novo tipo só atende clientes.',
    ESPELHO_INDISPONIVEL:
      'O espelho só existe para tickets com produtos de nota fiscal, em tipos que o permitem.',
    SALDO_INSUFICIENTE:
      'Outro ticket já devolve parte destes produtos. Confira as quantidades e tente novamente.',
    ITEM_JA_ANALISADO: 'Só um produto em análise pode ser corrigido.',
    VISOES_DEMAIS: 'Você já guardou visões demais. Apague uma que não usa antes de guardar outra.',
    TICKET_SEM_PRORROGACAO: 'Este ticket não tem um pedido de prorrogação para responder. Mude o tipo dele.',
    TICKET_JA_EM_COLETA: 'Já há uma ordem de coleta para este ticket.',
    TICKET_NAO_AGUARDA_COLETA: 'Este ticket não aguarda coleta.',
    COLETA_MUDOU: 'Esta coleta mudou enquanto você a via. Confira como está agora antes de continuar.',
    COLETA_JA_ENCERRADA: 'Esta coleta já foi confirmada ou cancelada.',
    RESPOSTA_NAO_EXCLUIDA: 'Esta resposta pronta não está excluída.',
    RESPOSTA_ATALHO_OCUPADO:
      'O atalho desta resposta já é de outra. Mude o da outra para trazer esta de volta.',
    RESPOSTAS_DEMAIS: 'Você já guardou o máximo de respostas prontas próprias. Exclua alguma que não usa.',
    TICKET_UNIDO: 'Este ticket foi unido a outro: continue no outro, ou desfaça a união.',
    TICKET_NAO_UNIDO: 'Este ticket não está unido a outro.',
    UNIAO_CONSIGO: 'Um ticket não se une a si mesmo.',
    UNIAO_DE_OUTRO_CLIENTE: 'Só se unem tickets do mesmo cliente ou do mesmo remetente.',
    UNIAO_DESTINO_UNIDO: 'O ticket de destino já foi unido a outro: escolha o outro.',
    UNIAO_DESTINO_ENCERRADO: 'O ticket de destino já terminou. Reabra-o antes de unir.',
    UNIAO_COM_DEVOLUCAO_EM_CURSO: 'A devolução deste ticket já está em curso: una o outro a este.',
    UNIAO_COM_PRODUTOS:
      'Este ticket pede a devolução de produtos. Confirme que, ao unir, as quantidades voltam ao saldo das notas.',
    LIGACAO_CONSIGO: 'Um ticket não se liga a si mesmo.',
    LIGACAO_COM_UNIDO: 'O outro ticket foi unido a mais um: ligue a esse.',
    LIGACAO_COM_ARQUIVADO: 'O outro ticket está arquivado. Desarquive-o antes de ligar.',
    LIGACAO_DE_OUTRO_TIPO: 'Estes tickets já estão ligados de outro modo. Desfaça a ligação antes de mudar.',
    LIGACAO_INEXISTENTE: 'Estes tickets já não estão ligados.',
    LIGACOES_DEMAIS: 'Este ticket já está ligado ao máximo de tickets. Desfaça alguma ligação antes.',
    LIGACOES_DEMAIS_NO_OUTRO:
      'O outro ticket já está ligado ao máximo de tickets. Desfaça lá alguma ligação antes.',
    PRAZO_DA_UNIAO_PASSOU: 'O prazo para desfazer esta união já passou.',
    AUTOMACAO_NAO_EXCLUIDA: 'Esta automação não está excluída.',
    AUTOMACOES_DEMAIS: 'Já há o máximo de automações ligadas. Desligue alguma para ligar esta.',
    ETIQUETA_NAO_EXCLUIDA: 'Esta etiqueta não está excluída.',
    ETIQUETA_NOME_OCUPADO:
      'Já há outra etiqueta com este nome. Mude o nome da outra para trazer esta de volta.',
    ETIQUETAS_DEMAIS: 'O negócio já tem o máximo de etiquetas. Exclua alguma que não usa.',
    ETIQUETAS_DEMAIS_NO_TICKET: 'Este ticket já tem o máximo de etiquetas. Tire alguma antes.',
    ARTIGO_JA_PUBLICADO: 'Este artigo já está publicado.',
    ARTIGO_JA_RASCUNHO: 'Este artigo já é um rascunho.',
    VALOR_MUDOU: 'Outra pessoa já alterou este dado. Confira o valor atual antes de mudar de novo.',
    NAO_PERMITE_EDITAR: 'Este dado vem do sistema da empresa e não pode ser alterado por aqui.',
    EMAIL_PROVA_IDENTIDADE:
      'Há uma conta do portal vinculada por este e-mail. Inclua outro e-mail em vez de trocá-lo.',
    BOLETO_INDISPONIVEL:
      'Este título não tem boleto registrado. Peça ao financeiro outra forma de pagamento.',
    TITULO_PAGO: 'Este título já foi pago ou baixado: não há boleto a pagar.',
    SEGUNDA_VIA_VENCIDA: 'Este boleto venceu há tempo demais para uma segunda via. Fale com o financeiro.',
    AGENDA_JA_FINALIZADA: 'Esta agenda já foi finalizada.',
    AGENDA_NAO_DESFAZ: 'Este reagendamento não pode mais ser desfeito. Reagende de novo.',
    AGENDA_DO_ERP: 'Esta agenda é de outro sistema: finalize ou reagende por lá.',
    ORCAMENTO_ENCERRADO: 'Este orçamento já foi ganho, perdido ou cancelado.',
    CONVERSAO_MUDOU:
      'Preço, estoque ou crédito mudou desde que você viu. Confira como o pedido ficaria agora.',
    PRECOS_MUDARIAM: 'Esta mudança altera preços do orçamento. Confira o que muda antes de confirmar.',
    ORCAMENTO_MUDOU: 'Este orçamento mudou enquanto você o via. Confira como está agora antes de continuar.',
    ORCAMENTO_VENCIDO:
      'A validade deste orçamento já passou. Marque outra data antes de enviá-lo ao cliente.',
    ORCAMENTO_ACIMA_DOS_LIMITES:
      'Este orçamento passa do que quem vende pode dar: ele só chega ao cliente depois de aprovado por quem pode.',
    ORCAMENTO_EM_REVISAO: 'Este orçamento está sendo revisto pela nossa equipe. Tente de novo mais tarde.',
    FRETE_DESATUALIZADO:
      'O frete deste orçamento está desatualizado. Calcule o frete de novo antes de enviá-lo ao cliente.',
    NINGUEM_APROVA: 'Ninguém desta filial pode aprovar: avise o administrador.',
    NADA_A_APROVAR: 'Não há nada a aprovar neste orçamento.',
    APROVACAO_JA_DECIDIDA: 'Esta aprovação já foi decidida, retirada ou venceu.',
    APROVACAO_NAO_SE_RETIRA: 'Isto espera decisão enquanto existir: não há o que retirar.',
    DELEGACAO_CRUZADA: 'Já há uma delegação sua neste período. Encerre-a antes de fazer outra.',
    NEGOCIACAO_NAO_VIGENTE: 'Esta negociação não está em vigor.',
    TICKET_NAO_E_DE_TROCA: 'Este ticket não é de uma troca: mude o tipo dele antes.',
    TROCA_JA_COMECADA: 'Este ticket já tem uma troca.',
    TROCA_SEM_PRODUTOS: 'Este ticket não tem produtos de nota fiscal para trocar.',
    TROCA_JA_PEDIDA: 'Esta troca já espera aprovação, ou já foi adiante.',
    TROCA_SEM_APROVACAO: 'Esta troca ainda não foi aprovada.',
    TROCA_SEM_PEDIDO: 'Falta gerar o pedido que repõe a mercadoria desta troca.',
    TROCA_SEM_RECEBIMENTO: 'Nesta filial o pedido da troca só sai depois que a mercadoria chegou.',
    TROCA_MUDOU:
      'O que repõe a mercadoria não é mais o que foi pedido: mudou o orçamento, o preço ou o estoque. Peça a aprovação de novo.',
    TROCA_ACIMA_DO_APROVADO:
      'O que vai no lugar passa do que foi aprovado: ajuste o orçamento até o valor aprovado, ou peça a aprovação de novo.',
    TROCA_ENCERRADA: 'Esta troca já terminou.',
    TROCA_COM_MERCADORIA_RECEBIDA:
      'A mercadoria devolvida já chegou: a troca não se desfaz mais, e o que faltar se acerta em crédito.',
    TROCA_EM_CURSO: 'Há uma troca neste ticket: desfaça-a antes de mudar o tipo dele.',
    ORCAMENTO_DE_TROCA: 'Este orçamento é de uma troca: o pedido sai da troca, e é lá que se desfaz.',
    CONTA_JA_ABERTA: 'Esta pessoa já tem uma conta corrente.',
    CONTA_INATIVA: 'Esta conta corrente está desativada.',
    CONTA_SEM_SALDO: 'A conta corrente não tem tanto disponível.',
    CAMPANHA_TERMINADA: 'Esta campanha já terminou: duplique-a para fazer outra.',
    ORCAMENTO_VAZIO: 'Este orçamento ainda não tem itens.',
    TICKET_ENCERRADO_HA_MUITO:
      'Este atendimento foi encerrado há muito tempo e não recebe mais respostas. Peça um novo.',
    AVALIACAO_DESLIGADA: 'Este atendimento não recebe avaliação.',
    AVALIACAO_DE_DUPLICADO: 'Este atendimento foi encerrado como repetição de outro: avalie o outro.',
    AVALIACAO_ANTES_DO_FIM: 'O atendimento é avaliado depois que termina.',
    PRAZO_DE_AVALIACAO_PASSOU: 'O prazo para avaliar este atendimento passou.',
    AVALIACAO_FECHADA: 'A avaliação já foi registrada e não pode mais ser mudada.',
    VENDA_NAO_CONFIGURADA:
      'Falta cadastrar com que se vende: filial, tabela de preço, plano, cobrança ou tipo de frete. Avise o administrador.',
    PEDIDO_MUDOU: 'Este pedido mudou enquanto você o via. Confira como está agora antes de continuar.',
    PEDIDO_ENCERRADO: 'Este pedido já foi encerrado.',
    PEDIDO_NAO_PASSA: 'O pedido não pode passar a este status a partir do atual.',
    PEDIDO_BLOQUEADO: 'O pedido está bloqueado: alguém precisa liberá-lo antes.',
    PEDIDO_NAO_CANCELA: 'Este pedido já foi adiante demais para ser cancelado pelo portal.',
    PEDIDO_SEM_PENDENCIA: 'Não há nada deste pedido para enviar de novo ao ERP.',
    BLOQUEIO_JA_LIBERADO: 'Este bloqueio já foi liberado.',
    DISCADORA_NAO_CONFIGURADA: 'A central telefônica desta filial não está configurada.',
    CLIENTE_JA_IDENTIFICADO: 'Este ticket já é de um cliente cadastrado.',
    NOTA_SEM_XML:
      'O XML desta nota fiscal ainda não está no portal. Tente mais tarde ou peça-o ao faturamento.',
    NOTA_ILEGIVEL: 'Não conseguimos montar o DANFE: o XML desta nota fiscal não pôde ser lido. Baixe o XML.',
  }),
  ...comStatus(413, {
    CORPO_GRANDE_DEMAIS: 'Os dados enviados passam do tamanho permitido.',
    ARQUIVO_GRANDE_DEMAIS: 'O arquivo passa do tamanho permitido.',
    ARQUIVOS_DEMAIS: 'Foram enviados mais arquivos do que o permitido.',
  }),
  ...comStatus(415, {
    TIPO_DE_CONTEUDO_NAO_ACEITO: 'O formato dos dados enviados não é aceito.',
    ARQUIVO_NAO_ACEITO: 'O conteúdo do arquivo não corresponde a um formato aceito.',
  }),
  ...comStatus(422, {
    EMAIL_NAO_SAIU: 'O servidor de e-mail não aceitou a mensagem.',
    APROVACAO_SEM_PROPOSTA: 'Para este tipo de aprovação não há outra proposta a fazer: aprove ou recuse.',
    CAMPOS_INVALIDOS: 'Confira os campos destacados.',
    SENHA_DA_DEMONSTRACAO:
      'Esta é a senha da demonstração, que todos conhecem: ela não abre o portal pela rede. Fale com quem cuida do servidor.',
    CREDENCIAIS_INVALIDAS: 'CPF ou senha incorretos.',
    CODIGO_DE_VERIFICACAO_ERRADO: 'O código não confere. Digite o que o aplicativo mostra agora.',
    SEGUNDO_PASSO_VENCIDO: 'O tempo para informar o código terminou. Entre de novo com a senha.',
    CAPTCHA_INVALIDO: 'A verificação de segurança falhou. Tente novamente.',
    CAPTCHA_EXPIRADO: 'A verificação de segurança expirou. Tente novamente.',
    CAPTCHA_JA_USADO: 'A verificação de segurança já foi usada. Tente novamente.',
    SENHA_ATUAL_NAO_CONFERE: 'Dados da conta não conferem',
    LINK_DE_REDEFINICAO_INVALIDO:
      'Este link não vale mais: já foi usado, expirou ou foi trocado por um mais novo. Peça outro.',
    LINK_DE_EMAIL_INVALIDO:
      'Este link não vale mais: já foi usado, expirou, foi cancelado ou trocado por um mais novo.',
    LINK_DE_CONVITE_INVALIDO:
      'Este convite não vale mais: já foi usado, venceu, foi cancelado ou trocado por um mais novo. Peça outro a quem convidou você.',
    LINK_DE_CONTA_INVALIDO:
      'Este link não vale mais: já foi usado ou expirou. Se você já confirmou o cadastro, é só entrar; se não, faça outro.',
    SENHA_DO_CADASTRO_NAO_CONFERE: 'Esta não é a senha escolhida no cadastro que enviou este link.',
    CODIGO_DE_VINCULO_INVALIDO:
      'O código não confere ou não vale mais. Confira a mensagem mais recente ou peça outro.',
    OPERADOR_INDISPONIVEL: 'Este operador não pode receber o ticket.',
    REQUISITO_DA_ETAPA: 'Esta etapa pede informações antes de avançar.',
    ESCOLHA_DA_ETAPA_OBRIGATORIA: 'Escolha para onde o ticket segue.',
    TICKET_SEM_RESPONSAVEL: 'Escolha quem fará a coleta: há tickets sem um responsável próprio.',
    ATIVIDADE_NAO_ENCONTRADA: 'Escolha uma atividade da lista.',
    QUANTIDADE_ALEM_DO_PEDIDO: 'A nota traz mais do que o pedido tem.',
    FATURAMENTO_SEM_QUANTIDADE: 'Nada seria faturado: diga quanto a nota leva de cada item.',
    FRETE_SEM_PESO: 'Sem peso não há o que cotar: os produtos do orçamento não têm peso líquido.',
    FRETE_SEM_DESTINO: 'Para cotar o frete, informe a cidade e o estado, ou o CEP.',
    NFD_ILEGIVEL: 'Não conseguimos ler este arquivo como uma NF-e. Envie o XML autorizado ou o PDF do DANFE.',
    NFD_DE_OUTRO_DOCUMENTO:
      'Este XML não é de uma NF-e. Envie o XML da própria nota, e não o de um evento ou de um frete.',
    NFD_INCOMPLETA:
      'Faltam dados nesta NF-e ou eles não conferem entre si. Envie o XML autorizado, sem alterações.',
  }),
  ...comStatus(429, {
    MUITAS_REQUISICOES: 'Muitas solicitações em pouco tempo. Aguarde um instante.',
    MUITOS_PEDIDOS_DE_REDEFINICAO:
      'Muitos pedidos de redefinição de senha. Aguarde uma hora ou peça pela tela de entrada do portal.',
    MUITAS_CONFIRMACOES_DE_EMAIL:
      'Muitas mensagens de confirmação de e-mail. Aguarde uma hora e tente novamente.',
    MUITOS_CODIGOS: 'Você já pediu vários códigos hoje. Tente de novo amanhã ou fale com o atendimento.',
    MUITOS_PEDIDOS_DE_APROVACAO: 'A aprovação deste orçamento já foi pedida muitas vezes na última hora.',
    MUITAS_PERGUNTAS:
      'Já há muitas perguntas sobre este orçamento na última hora. Fale com quem o fez por telefone.',
    MUITOS_ENVIOS_DE_ORCAMENTO: 'Este orçamento já foi enviado muitas vezes na última hora.',
    MUITAS_TENTATIVAS_DE_ACESSO: 'Muitas tentativas de acesso. Aguarde alguns minutos e tente novamente.',
  }),
  ...comStatus(500, {
    ERRO_INTERNO: TEXTOS.erroDesconhecido,
  }),
  ...comStatus(503, {
    SERVICO_INDISPONIVEL: 'O sistema está iniciando ou em manutenção. Tente novamente em instantes.',
    ARQUIVOS_INDISPONIVEIS: 'Os arquivos não estão ao alcance agora. Tente novamente em instantes.',
    SERVIDOR_OCUPADO: 'O sistema está muito ocupado neste momento. Tente de novo em instantes.',
    RECEITA_INDISPONIVEL: 'A consulta à Receita não respondeu agora. Preencha os dados à mão.',
    RASTREIO_INDISPONIVEL: 'O serviço de rastreio não respondeu. Tente novamente em instantes.',
    DISCADORA_INDISPONIVEL: 'Erro ao discar',
    RELATORIO_DEMOROU:
      'O relatório demorou demais para ficar pronto. Escolha um período menor ou mais filtros.',
  }),
  ...comStatus(507, {
    SEM_ESPACO:
      'Sem espaço para gravar no servidor. Nada foi salvo: avise o administrador e tente novamente mais tarde.',
  }),
}

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

function comStatus<const C extends string>(status: number, mensagens: Record<C, string>) {
  const comMensagem = Object.entries<string>(mensagens).map(([codigo, mensagem]) => [
    codigo,
    { status, mensagem },
  ])
  return Object.fromEntries(comMensagem) as Record<C, { status: number; mensagem: string }>
}
