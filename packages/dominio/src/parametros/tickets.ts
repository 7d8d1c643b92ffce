import { TAMANHO_MAXIMO } from '../constantes.ts'
import { type Definicao, inteiro, simOuNao } from './especies.ts'

/** Of tickets: what they may carry, and until when something may be done with them. */
export const PARAMETROS_DOS_TICKETS = {
  tamanhoQuantidadeTicket: inteiro({
    prefixo: 'SAC_',
    padrao: TAMANHO_MAXIMO.quantidadeDoTicket,
    minimo: 1,
    maximo: 9,
    descricao: 'Tamanho máximo do campo de quantidade de um ticket (GER-20)',
  }),
  tamanhoMaximoArquivoMb: inteiro({
    prefixo: 'SAC_',
    padrao: 5,
    minimo: 1,
    maximo: 50,
    descricao: 'Tamanho máximo, em MB, de um arquivo e do total de anexos (GER-14, GER-15)',
  }),
  maximoItensTicket: inteiro({
    prefixo: 'SAC_',
    padrao: 50,
    minimo: 1,
    maximo: 100,
    descricao: 'Quantos produtos um ticket pode ter; notas inteiras não contam (NOV-11)',
  }),
  diasJanelaDevolucao: inteiro({
    prefixo: 'SAC_',
    padrao: -1,
    minimo: -1,
    maximo: 3650,
    descricao:
      'Dias, desde a saída da nota, em que os produtos podem ser devolvidos; -1 é sem prazo (NOV-12)',
  }),
  diasParaReabrirTicket: inteiro({
    prefixo: 'SAC_',
    somenteServidor: true,
    padrao: 90,
    maximo: 3650,
    descricao: 'Dias, desde a finalização, em que um ticket ainda pode ser reaberto (TIC-10)',
  }),
  diasParaDesfazerUniao: inteiro({
    prefixo: 'SAC_',
    somenteServidor: true,
    padrao: 7,
    maximo: 365,
    descricao: 'Dias em que a união de um ticket a outro ainda pode ser desfeita (MES-06/uniao)',
  }),
  linkDoTicketDias: inteiro({
    prefixo: 'SAC_',
    somenteServidor: true,
    padrao: 30,
    minimo: 1,
    maximo: 365,
    descricao: 'Dias do link com que o cliente vê um ticket sem conta; cada mensagem os renova (ALC-03)',
  }),
  avaliacaoDoTicket: simOuNao({
    prefixo: 'SAC_',
    somenteServidor: true,
    padrao: true,
    descricao: 'O cliente avalia o atendimento depois do fim do ticket (ALC-04): S ou N',
  }),
  diasParaAvaliarTicket: inteiro({
    prefixo: 'SAC_',
    somenteServidor: true,
    padrao: 15,
    minimo: 1,
    maximo: 365,
    descricao: 'Dias, desde o fim do ticket, em que o atendimento pode ser avaliado (ALC-04)',
  }),
  diasParaMudarAvaliacao: inteiro({
    prefixo: 'SAC_',
    somenteServidor: true,
    padrao: 3,
    maximo: 90,
    descricao: 'Dias, desde a avaliação, em que o cliente ainda pode mudá-la; 0 é nenhum (ALC-04)',
  }),
  notaBaixaDaAvaliacao: inteiro({
    prefixo: 'SAC_',
    somenteServidor: true,
    padrao: 2,
    maximo: 5,
    descricao: 'Nota até a qual os supervisores do setor são avisados da avaliação; 0 é nunca (ALC-04)',
  }),
  proibeAprovarOProprioPedido: simOuNao({
    prefixo: 'SAC_',
    somenteServidor: true,
    padrao: false,
    descricao:
      'Quem abriu um ticket não aprova o que ele pede: devolução, prorrogação ou custos (SEG-05): S ou N',
  }),
  assumeAoAbrir: simOuNao({
    prefixo: 'SAC_',
    somenteServidor: true,
    padrao: false,
    descricao: 'Quem abre um ticket sem operador da própria fila passa a ser o operador (MES-02): S ou N',
  }),
  assumeAoResponder: simOuNao({
    prefixo: 'SAC_',
    somenteServidor: true,
    padrao: true,
    descricao:
      'Quem responde em um ticket sem operador da própria fila passa a ser o operador (MES-02): S ou N',
  }),
  assumeAoAvancar: simOuNao({
    prefixo: 'SAC_',
    somenteServidor: true,
    padrao: true,
    descricao:
      'Quem avança um ticket sem operador que continua na própria fila passa a ser o operador (MES-02): S ou N',
  }),
  assumeDeOutroOperador: simOuNao({
    prefixo: 'SAC_',
    somenteServidor: true,
    padrao: false,
    descricao:
      'Um ticket que está com um colega do setor pode ser assumido sem que ele o devolva (MES-02): S ou N',
  }),
  valorMaximoCustosTicket: inteiro({
    prefixo: 'SAC_',
    somenteServidor: true,
    padrao: 50_000,
    minimo: 1,
    maximo: 9_999_999,
    descricao: 'Quanto, em reais, os custos lançados em um ticket podem somar (TIC-12)',
  }),
  saudacaoTardeHora: inteiro({
    prefixo: 'SAC_',
    padrao: 12,
    minimo: 6,
    maximo: 17,
    descricao: 'Hora em que a saudação das respostas prontas passa a Boa tarde (MES-05)',
  }),
  saudacaoNoiteHora: inteiro({
    prefixo: 'SAC_',
    padrao: 18,
    minimo: 18,
    maximo: 23,
    descricao: 'Hora em que a saudação das respostas prontas passa a Boa noite (MES-05)',
  }),
  artigosAoResponder: simOuNao({
    prefixo: 'SAC_',
    padrao: true,
    descricao: 'Oferece artigos da ajuda a quem responde um ticket (MES-05): S ou N',
  }),
  maximoRespostasProprias: inteiro({
    prefixo: 'SAC_',
    nivel: 'negocio',
    somenteServidor: true,
    padrao: 100,
    minimo: 1,
    maximo: 300,
    descricao: 'Quantas respostas prontas próprias cada pessoa pode guardar (MES-05)',
  }),
  maximoAutomacoesAtivas: inteiro({
    prefixo: 'SAC_',
    nivel: 'negocio',
    somenteServidor: true,
    padrao: 30,
    minimo: 1,
    maximo: 100,
    descricao: 'Quantas automações podem estar ligadas ao mesmo tempo (MES-10)',
  }),
  automacoesPorTicketPorDia: inteiro({
    prefixo: 'SAC_',
    somenteServidor: true,
    padrao: 20,
    minimo: 1,
    maximo: 500,
    descricao:
      'Quantas vezes, em 24 horas, automações podem agir num mesmo ticket; além disso, são freadas (MES-10)',
  }),
  automacaoContaComoResposta: simOuNao({
    prefixo: 'SAC_',
    somenteServidor: true,
    padrao: true,
    descricao:
      'A resposta que uma automação manda, quando alcança o cliente, conta como a primeira resposta (MES-10): S ou N',
  }),
  artigoEvitouHoras: inteiro({
    prefixo: 'SAC_',
    nivel: 'negocio',
    somenteServidor: true,
    padrao: 24,
    minimo: 1,
    maximo: 720,
    descricao:
      'Horas sem que a pessoa abra ticket daquele tipo, para que o artigo que ela leu conte como ticket evitado',
  }),
  diasMaximosProrrogacao: inteiro({
    prefixo: 'SAC_',
    somenteServidor: true,
    padrao: 180,
    minimo: 1,
    maximo: 365,
    descricao: 'Até quantos dias depois de hoje um vencimento pode ser prorrogado (TIC-11)',
  }),
  minutosAvisoPrazoTicket: inteiro({
    prefixo: 'SAC_',
    somenteServidor: true,
    padrao: 240,
    maximo: 14_400,
    descricao: 'Minutos antes do prazo a partir dos quais um ticket conta como perto de atrasar',
  }),
  diasTaxaDevolucao: inteiro({
    prefixo: 'SAC_',
    somenteServidor: true,
    padrao: 365,
    minimo: 1,
    maximo: 1825,
    descricao: 'Dias, até hoje, sobre os quais se calcula a taxa de devolução de um cliente',
  }),
} as const satisfies Record<string, Definicao<unknown>>
