import { type Definicao, endereco, inteiro, segredo, simOuNao, textos } from './especies.ts'

/** Of orders, quotes and invoices: what is shown of them, and where their way is followed. */
export const PARAMETROS_DOS_DOCUMENTOS = {
  descricaoStatusPedido: textos({
    padrao: {},
    descricao: 'Nomes próprios da filial para os status de pedido, um "chave=Texto" por linha',
  }),
  diasLimiteConsultaPedido: inteiro({
    padrao: 45,
    minimo: 1,
    maximo: 1825,
    descricao:
      'Dias, até hoje, das notas que se listam sem período e do período mais longo oferecido nos pedidos',
  }),
  exibeMargemLucro: simOuNao({
    somenteServidor: true,
    padrao: false,
    descricao: 'Mostra a margem de lucro a quem pode vê-la',
  }),
  quantosUltimosPedidosProduto: inteiro({
    somenteServidor: true,
    padrao: 10,
    minimo: 1,
    maximo: 50,
    descricao: 'Quantos dos últimos pedidos e orçamentos de um produto se mostram',
  }),
  rastreioSswEndereco: endereco({
    somenteServidor: true,
    padrao: '',
    descricao: 'Endereço do rastreio SSW, que segue uma nota pela chave',
  }),
  rastreioCorreiosEndereco: endereco({
    somenteServidor: true,
    padrao: '',
    descricao: 'Endereço do rastreio dos Correios',
  }),
  rastreioCorreiosToken: segredo({
    somenteServidor: true,
    padrao: '',
    tamanho: 4000,
    descricao: 'Token com que o rastreio dos Correios conhece o negócio; vazio, nenhum vai',
  }),
  rastreioSegundos: inteiro({
    somenteServidor: true,
    padrao: 8,
    minimo: 1,
    maximo: 60,
    descricao: 'Segundos que se espera a resposta de um rastreio',
  }),
} as const satisfies Record<string, Definicao<unknown>>
