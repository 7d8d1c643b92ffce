import { type Definicao, decimal, escolha, inteiro, simOuNao } from './especies.ts'

const MAXIMO_DE_DIAS = 365

/** PAR-01 Of quotes and how they become orders. */
export const PARAMETROS_DE_VENDAS = {
  orcamentoDiasValidade: inteiro({
    padrao: 7,
    minimo: 1,
    maximo: MAXIMO_DE_DIAS,
    descricao: 'Dias de validade de um orçamento novo, e até quantos dias a partir de hoje se prorroga um',
  }),
  linkDoOrcamentoDias: inteiro({
    somenteServidor: true,
    padrao: 15,
    minimo: 1,
    maximo: 90,
    descricao: 'Dias do link com que o cliente vê um orçamento; nunca passa da validade dele',
  }),
  orcamentoMaximoItens: inteiro({
    padrao: 500,
    minimo: 1,
    maximo: 500,
    descricao: 'Itens que um orçamento pode ter',
  }),
  tamanhoQuantidadeOrcamento: inteiro({
    padrao: 4,
    minimo: 1,
    maximo: 7,
    descricao: 'Algarismos do campo de quantidade de um orçamento',
  }),
  descontoMaximoVendedor: decimal({
    somenteServidor: true,
    padrao: '5',
    maximo: 100,
    descricao: 'Desconto que quem vende pode dar sobre a tabela, em porcento',
  }),
  descontoMaximoGestor: decimal({
    somenteServidor: true,
    padrao: '15',
    maximo: 100,
    descricao: 'Desconto de quem tem a permissão de desconto de gestor, em porcento',
  }),
  descontoAcimaDoLimite: escolha({
    padrao: 'BLOQUEIA',
    opcoes: ['BLOQUEIA', 'RECUSA'],
    descricao:
      'Desconto, bonificação ou frete digitado acima do limite: o envio e o pedido esperam alguém aprovar, ou o orçamento já recusa',
  }),
  validacaoPreco: escolha({
    padrao: 'BRUTO',
    opcoes: ['BRUTO', 'LIQUIDO'],
    descricao:
      'De onde se mede o desconto de quem vende: do preço da tabela, ou do preço já com promoção e desconto do ERP',
  }),
  permitePrecoDigitado: simOuNao({
    padrao: true,
    descricao: 'Quem vende pode digitar o preço de um item',
  }),
  bonificacaoMaxima: decimal({
    padrao: '10',
    maximo: 100,
    descricao: 'Bonificação que um orçamento pode ter, em porcento do que se paga; 0 não permite',
  }),
  orcamentoValidoMantemPreco: simOuNao({
    somenteServidor: true,
    padrao: true,
    descricao: 'O pedido de um orçamento dentro da validade sai pelo preço orçado, ou sempre pelo de hoje',
  }),
  repassaDifal: simOuNao({
    somenteServidor: true,
    padrao: true,
    descricao:
      'O DIFAL (diferencial e FCP) de quem não é contribuinte se soma ao orçamento, ou fica por conta de quem vende e só se explica',
  }),
  vendeSemEstoque: simOuNao({
    somenteServidor: true,
    padrao: false,
    descricao: 'O pedido leva o que não há em estoque (o que falta vira item removido)',
  }),
  margemMinima: decimal({
    somenteServidor: true,
    padrao: '0',
    maximo: 100,
    descricao: 'Margem abaixo da qual o pedido fica bloqueado, em porcento; 0 não bloqueia',
  }),
  pedidoMinimo: decimal({
    somenteServidor: true,
    padrao: '0',
    maximo: 999_999,
    descricao: 'Valor mínimo de um pedido, em produtos; 0 não exige',
  }),
  diasOrcamentoParado: inteiro({
    somenteServidor: true,
    padrao: 7,
    minimo: 1,
    maximo: 365,
    descricao: 'Dias sem movimento a partir dos quais um orçamento por decidir conta como parado',
  }),
  diasDasSugestoes: inteiro({
    somenteServidor: true,
    padrao: 180,
    minimo: 1,
    maximo: 730,
    descricao: 'Dias de pedidos de onde saem as sugestões de um orçamento',
  }),
  quantasSugestoes: inteiro({
    somenteServidor: true,
    padrao: 10,
    maximo: 30,
    descricao: 'Produtos sugeridos num orçamento; 0 não sugere',
  }),
} as const satisfies Record<string, Definicao<unknown>>
