import { type Definicao, enderecoDeEmail, inteiro, livre, simOuNao } from './especies.ts'

/** Of what goes to the customer by e-mail, and of what comes. What it says is in `textos` (ADM-08). */
export const PARAMETROS_DO_CORREIO = {
  entradasPublicasPorEmail: simOuNao({
    prefixo: 'SAC_',
    somenteServidor: true,
    padrao: true,
    descricao: 'As mensagens públicas da equipe vão por e-mail ao contato do ticket',
  }),
  confirmaAberturaPorEmail: simOuNao({
    prefixo: 'SAC_',
    somenteServidor: true,
    padrao: true,
    descricao: 'Ao abrir um ticket, o contato recebe uma mensagem automática com o protocolo',
  }),
  nomeDoRemetente: livre({
    prefixo: 'SAC_',
    somenteServidor: true,
    padrao: '',
    tamanho: 80,
    descricao: 'Nome de quem envia os e-mails dos tickets; vazio, o nome do negócio',
  }),
  enderecoDoRemetente: enderecoDeEmail({
    prefixo: 'SAC_',
    somenteServidor: true,
    padrao: '',
    descricao: 'Endereço de onde saem os e-mails dos tickets; vazio, o de EMAIL_REMETENTE',
  }),
  enderecoDeResposta: enderecoDeEmail({
    prefixo: 'SAC_',
    somenteServidor: true,
    padrao: '',
    descricao:
      'Caixa que recebe as respostas, em um servidor que entrega caixa+marca@dominio a ela; vazio, o e-mail avisa que não é lido',
  }),
  anexosPorEmailMb: inteiro({
    prefixo: 'SAC_',
    somenteServidor: true,
    padrao: 10,
    maximo: 25,
    descricao: 'Quanto, em MB, os anexos de uma mensagem podem somar para irem no e-mail; 0 não leva nenhum',
  }),
  minutosEntreLeiturasDaCaixa: inteiro({
    prefixo: 'SAC_',
    somenteServidor: true,
    padrao: 1,
    minimo: 1,
    maximo: 1440,
    descricao: 'De quantos em quantos minutos a caixa de e-mail da filial é lida',
  }),
  maiorEmailRecebidoMb: inteiro({
    prefixo: 'SAC_',
    somenteServidor: true,
    padrao: 25,
    minimo: 1,
    maximo: 50,
    descricao: 'Tamanho máximo, em MB, de um e-mail lido inteiro; do maior ficam os cabeçalhos, de lado',
  }),
  servidorQueConfereOEmail: livre({
    prefixo: 'SAC_',
    somenteServidor: true,
    padrao: '',
    tamanho: 200,
    descricao:
      'Nome com que o servidor da caixa assina Authentication-Results (authserv-id): o que ele confirma (DMARC, DKIM ou SPF) entra em nome do cliente; o que falha, ou não traz o carimbo nem responde a um e-mail nosso, espera uma pessoa; vazio, só prova quem responde a um e-mail nosso',
  }),
  formulariosDeContato: livre({
    prefixo: 'SAC_',
    somenteServidor: true,
    padrao: '',
    tamanho: 500,
    descricao:
      'Endereços, separados por vírgula, de que o formulário do site escreve: o ticket é de quem está em Reply-To, que é também quem recebe as respostas',
  }),
  tipoDoTicketPorEmail: livre({
    prefixo: 'SAC_',
    somenteServidor: true,
    padrao: '',
    tamanho: 60,
    descricao:
      'Chave do tipo dos tickets abertos por e-mail e pelo WhatsApp, cuja primeira etapa faz a triagem; vazio, o primeiro tipo que só pede mensagem',
  }),
  ticketsPorHoraDoMesmoRemetente: inteiro({
    prefixo: 'SAC_',
    somenteServidor: true,
    padrao: 10,
    minimo: 1,
    maximo: 1000,
    descricao:
      'Quantos tickets um mesmo endereço de e-mail ou número do WhatsApp abre sozinho em uma hora; o que passa espera uma pessoa em Mensagens recebidas',
  }),
  confirmacoesPorDiaAoMesmoEndereco: inteiro({
    prefixo: 'SAC_',
    somenteServidor: true,
    padrao: 5,
    maximo: 100,
    descricao:
      'Quantas confirmações automáticas de abertura um mesmo endereço recebe em 24 horas por tickets abertos por e-mail',
  }),
  diasDoOriginalDoEmail: inteiro({
    prefixo: 'SAC_',
    somenteServidor: true,
    nivel: 'negocio',
    padrao: 180,
    minimo: 1,
    maximo: 3650,
    descricao: 'Por quantos dias o original de um e-mail que já está em um ticket fica guardado',
  }),
} as const satisfies Record<string, Definicao<unknown>>
