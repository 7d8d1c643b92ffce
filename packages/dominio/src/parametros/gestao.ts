import { MOMENTOS_DA_CONTA } from '../contas-correntes/momentos.ts'
import { type Definicao, decimal, escolha, inteiro, simOuNao } from './especies.ts'

/** PAR-01 Of commercial management: when a customer skipped their rhythm, what counts towards a target. */
export const PARAMETROS_DA_GESTAO = {
  carteiraFatorDeRuptura: decimal({
    somenteServidor: true,
    padrao: '1.5',
    maximo: 10,
    descricao:
      'Quantas vezes o próprio ritmo um cliente pode ficar sem comprar antes de contar como em ruptura',
  }),
  carteiraRitmoPadrao: inteiro({
    somenteServidor: true,
    padrao: 30,
    minimo: 1,
    maximo: 365,
    descricao: 'Dias entre compras de quem ainda não comprou o bastante para ter ritmo próprio',
  }),
  carteiraDiasDoMix: inteiro({
    somenteServidor: true,
    padrao: 90,
    minimo: 7,
    maximo: 365,
    descricao: 'Dias em que se contam os produtos diferentes que o cliente compra, contra os anteriores',
  }),
  aprovacaoHorasDoLembrete: inteiro({
    somenteServidor: true,
    padrao: 4,
    minimo: 0,
    maximo: 720,
    descricao: 'Horas que uma aprovação espera até lembrar quem pode decidir; 0 não lembra',
  }),
  aprovacaoHorasDaEscalada: inteiro({
    somenteServidor: true,
    padrao: 24,
    minimo: 0,
    maximo: 720,
    descricao: 'Horas que uma aprovação espera até ser levada a gerentes e administradores; 0 não leva',
  }),
  aprovacaoDiasDeValidade: inteiro({
    somenteServidor: true,
    padrao: 7,
    minimo: 0,
    maximo: 365,
    descricao: 'Dias que um pedido de aprovação de preço ou de orçamento espera antes de vencer; 0 não vence',
  }),
  aprovacaoDiasSeparada: inteiro({
    somenteServidor: true,
    padrao: 7,
    minimo: 1,
    maximo: 60,
    descricao: 'Por quantos dias, no máximo, uma aprovação pode ser posta de lado',
  }),
  negociacaoDiasMaximo: inteiro({
    somenteServidor: true,
    padrao: 90,
    minimo: 1,
    maximo: 730,
    descricao: 'Por quantos dias, no máximo, vale uma negociação de preço',
  }),
  trocaValorDevolvido: escolha({
    somenteServidor: true,
    padrao: 'VENDA',
    opcoes: ['VENDA', 'CUSTO'],
    descricao:
      'Por quanto uma troca recebe de volta o produto: pelo preço da nota, ou pelo custo de hoje na filial',
  }),
  trocaPedidoDepoisDeReceber: simOuNao({
    somenteServidor: true,
    padrao: false,
    descricao:
      'O pedido que repõe a mercadoria de uma troca só sai depois que a devolvida foi conferida, ou já na aprovação',
  }),
  contaCorrenteDebitoEm: escolha({
    somenteServidor: true,
    padrao: 'PEDIDO',
    opcoes: MOMENTOS_DA_CONTA,
    descricao:
      'Quando o que se deu abaixo da tabela sai da conta corrente de quem vende: quando o pedido se faz, ou quando é faturado, e até lá fica em trânsito',
  }),
  contaCorrenteCreditoEm: escolha({
    somenteServidor: true,
    padrao: 'NOTA',
    opcoes: MOMENTOS_DA_CONTA,
    descricao:
      'Quando o que se vendeu acima da tabela entra na conta corrente de quem vende: quando o pedido se faz, ou quando é faturado',
  }),
  contaCorrentePercentualDoCredito: decimal({
    somenteServidor: true,
    padrao: '100',
    maximo: 100,
    descricao: 'Quanto do que se vende acima da tabela vira crédito na conta corrente, em porcento',
  }),
  contaCorrenteBonificacao: simOuNao({
    somenteServidor: true,
    padrao: true,
    descricao: 'A bonificação que quem vende dá sai da conta corrente dele',
  }),
  contaCorrenteDeQuem: escolha({
    somenteServidor: true,
    padrao: 'VENDEDOR',
    opcoes: ['VENDEDOR', 'EQUIPE'],
    descricao: 'De quem é a conta corrente que a venda move: a de quem vendeu, ou a do supervisor dele',
  }),
  contaCorrenteSemSaldo: escolha({
    padrao: 'APROVACAO',
    opcoes: ['APROVACAO', 'RECUSA'],
    descricao:
      'O que se faz do que passa do saldo e do limite da conta corrente: espera que alguém aprove, ou o orçamento já recusa',
  }),
  objetivoData: escolha({
    nivel: 'negocio',
    somenteServidor: true,
    padrao: 'PEDIDO',
    opcoes: ['PEDIDO', 'NOTA'],
    descricao:
      'Em que dia uma venda conta para os objetivos: no dia em que o pedido foi incluído, ou no dia em que a nota foi emitida',
  }),
  objetivoComSt: simOuNao({
    nivel: 'negocio',
    somenteServidor: true,
    padrao: false,
    descricao: 'A substituição tributária conta no valor vendido dos objetivos',
  }),
  objetivoComIpi: simOuNao({
    nivel: 'negocio',
    somenteServidor: true,
    padrao: false,
    descricao: 'O IPI conta no valor vendido dos objetivos',
  }),
  objetivoComFrete: simOuNao({
    nivel: 'negocio',
    somenteServidor: true,
    padrao: false,
    descricao: 'Frete, seguro e taxa de cobrança contam no valor vendido dos objetivos',
  }),
  objetivoComBonificacao: simOuNao({
    nivel: 'negocio',
    somenteServidor: true,
    padrao: false,
    descricao: 'O que foi bonificado conta no valor vendido dos objetivos',
  }),
  objetivoDescontaDevolucoes: simOuNao({
    nivel: 'negocio',
    somenteServidor: true,
    padrao: true,
    descricao: 'O que voltou sai do valor vendido dos objetivos, no dia em que foi conferido',
  }),
  objetivoMinimoPositivacao: decimal({
    nivel: 'negocio',
    somenteServidor: true,
    padrao: '0.01',
    maximo: 999_999,
    descricao: 'Quanto um cliente compra no período para contar como positivado',
  }),
} as const satisfies Record<string, Definicao<unknown>>
