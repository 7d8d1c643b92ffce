import { MOMENTOS_DA_CONTA } from '../contas-correntes/momentos.ts'
import { type Definicao, decimal, escolha, inteiro, simOuNao } from './especies.ts'

/** PAR-01 Of commercial management: when a customer skipped their rhythm, what counts towards a target. */
export const PARAMETROS_DA_GESTAO = {
  carteiraFatorDeRuptura: decimal({
    somenteServidor: true,
    padrao: '1.5',
    maximo: 10,
    descricao:
      'Quantas vezes o próprio ritmo um cliente pode ficar sem comprar antes de contar como em ruptura (GES-06)',
  }),
  carteiraRitmoPadrao: inteiro({
    somenteServidor: true,
    padrao: 30,
    minimo: 1,
    maximo: 365,
    descricao: 'Dias entre compras de quem ainda não comprou o bastante para ter ritmo próprio (GES-06)',
  }),
  carteiraDiasDoMix: inteiro({
    somenteServidor: true,
    padrao: 90,
    minimo: 7,
    maximo: 365,
    descricao:
      'Dias em que se contam os produtos diferentes que o cliente compra, contra os anteriores (GES-06)',
  }),
  aprovacaoHorasDoLembrete: inteiro({
    somenteServidor: true,
    padrao: 4,
    minimo: 0,
    maximo: 720,
    descricao: 'Horas que uma aprovação espera até lembrar quem pode decidir; 0 não lembra (GES-03)',
  }),
  aprovacaoHorasDaEscalada: inteiro({
    somenteServidor: true,
    padrao: 24,
    minimo: 0,
    maximo: 720,
    descricao:
      'Horas que uma aprovação espera até ser levada a gerentes e administradores; 0 não leva (GES-03)',
  }),
  aprovacaoDiasDeValidade: inteiro({
    somenteServidor: true,
    padrao: 7,
    minimo: 0,
    maximo: 365,
    descricao:
      'Dias que um pedido de aprovação de preço ou de orçamento espera antes de vencer; 0 não vence (GES-03)',
  }),
  aprovacaoDiasSeparada: inteiro({
    somenteServidor: true,
    padrao: 7,
    minimo: 1,
    maximo: 60,
    descricao: 'Por quantos dias, no máximo, uma aprovação pode ser posta de lado (GES-03)',
  }),
  negociacaoDiasMaximo: inteiro({
    somenteServidor: true,
    padrao: 90,
    minimo: 1,
    maximo: 730,
    descricao: 'Por quantos dias, no máximo, vale uma negociação de preço (GES-03)',
  }),
  trocaValorDevolvido: escolha({
    somenteServidor: true,
    padrao: 'VENDA',
    opcoes: ['VENDA', 'CUSTO'],
    descricao:
      'Por quanto uma troca recebe de volta o produto (GES-04): VENDA, pelo preço da nota; CUSTO, pelo custo de hoje na filial',
  }),
  trocaPedidoDepoisDeReceber: simOuNao({
    somenteServidor: true,
    padrao: false,
    descricao:
      'O pedido que repõe a mercadoria de uma troca só sai depois que a devolvida foi conferida (S), ou já na aprovação (N) (GES-04)',
  }),
  contaCorrenteDebitoEm: escolha({
    somenteServidor: true,
    padrao: 'PEDIDO',
    opcoes: MOMENTOS_DA_CONTA,
    descricao:
      'Quando o que se deu abaixo da tabela sai da conta corrente de quem vende (GES-08): PEDIDO, quando o pedido se faz; NOTA, quando é faturado, e até lá fica em trânsito',
  }),
  contaCorrenteCreditoEm: escolha({
    somenteServidor: true,
    padrao: 'NOTA',
    opcoes: MOMENTOS_DA_CONTA,
    descricao:
      'Quando o que se vendeu acima da tabela entra na conta corrente de quem vende (GES-08): PEDIDO, quando o pedido se faz; NOTA, quando é faturado',
  }),
  contaCorrentePercentualDoCredito: decimal({
    somenteServidor: true,
    padrao: '100',
    maximo: 100,
    descricao: 'Quanto do que se vende acima da tabela vira crédito na conta corrente, em porcento (GES-08)',
  }),
  contaCorrenteBonificacao: simOuNao({
    somenteServidor: true,
    padrao: true,
    descricao: 'A bonificação que quem vende dá sai da conta corrente dele (GES-08)',
  }),
  contaCorrenteDeQuem: escolha({
    somenteServidor: true,
    padrao: 'VENDEDOR',
    opcoes: ['VENDEDOR', 'EQUIPE'],
    descricao:
      'De quem é a conta corrente que a venda move (GES-08): VENDEDOR, a de quem vendeu; EQUIPE, a do supervisor dele',
  }),
  contaCorrenteSemSaldo: escolha({
    padrao: 'APROVACAO',
    opcoes: ['APROVACAO', 'RECUSA'],
    descricao:
      'O que passa do saldo e do limite da conta corrente (GES-08): APROVACAO espera que alguém aprove, ou RECUSA já no orçamento',
  }),
  objetivoData: escolha({
    nivel: 'negocio',
    somenteServidor: true,
    padrao: 'PEDIDO',
    opcoes: ['PEDIDO', 'NOTA'],
    descricao:
      'Em que dia uma venda conta para os objetivos (GES-01): PEDIDO, no dia em que o pedido foi incluído; NOTA, no dia em que a nota foi emitida',
  }),
  objetivoComSt: simOuNao({
    nivel: 'negocio',
    somenteServidor: true,
    padrao: false,
    descricao: 'A substituição tributária conta no valor vendido dos objetivos (GES-01)',
  }),
  objetivoComIpi: simOuNao({
    nivel: 'negocio',
    somenteServidor: true,
    padrao: false,
    descricao: 'O IPI conta no valor vendido dos objetivos (GES-01)',
  }),
  objetivoComFrete: simOuNao({
    nivel: 'negocio',
    somenteServidor: true,
    padrao: false,
    descricao: 'Frete, seguro e taxa de cobrança contam no valor vendido dos objetivos (GES-01)',
  }),
  objetivoComBonificacao: simOuNao({
    nivel: 'negocio',
    somenteServidor: true,
    padrao: false,
    descricao: 'O que foi bonificado conta no valor vendido dos objetivos (GES-01)',
  }),
  objetivoDescontaDevolucoes: simOuNao({
    nivel: 'negocio',
    somenteServidor: true,
    padrao: true,
    descricao: 'O que voltou sai do valor vendido dos objetivos, no dia em que foi conferido (GES-01)',
  }),
  objetivoMinimoPositivacao: decimal({
    nivel: 'negocio',
    somenteServidor: true,
    padrao: '0.01',
    maximo: 999_999,
    descricao: 'Quanto um cliente compra no período para contar como positivado (GES-01)',
  }),
} as const satisfies Record<string, Definicao<unknown>>
