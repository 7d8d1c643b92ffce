import { type Definicao, endereco, escolha, inteiro, livre, simOuNao } from './especies.ts'

/** CLI-08, CLI-11 Of talking to the customer: dialling, and what is told of it afterwards. */
export const PARAMETROS_DO_ATENDIMENTO = {
  protocoloDiscagem: escolha({
    padrao: 'tel',
    opcoes: ['tel', 'callto', 'sip', 'api'],
    descricao: "Como se disca um telefone: por um link desse protocolo ou, com 'api', pela central",
  }),
  discadoraEndereco: endereco({
    somenteServidor: true,
    padrao: '',
    descricao: 'Endereço da central telefônica que recebe o número a discar',
  }),
  discadoraPrefixo: livre({
    padrao: '',
    tamanho: 10,
    descricao: 'O que se disca antes do número, para sair do ramal ou escolher a operadora',
  }),
  codigoDoPais: livre({
    padrao: '55',
    tamanho: 3,
    descricao: 'Código do país dos telefones, para o WhatsApp',
  }),
  registraAtendimentoAoSair: simOuNao({
    padrao: false,
    descricao: 'Pede o registro do atendimento a quem sai da ficha de um cliente',
  }),
  minimoDescricaoAtendimento: inteiro({
    padrao: 5,
    minimo: 1,
    maximo: 200,
    descricao: 'Com quantas letras, ao menos, se descreve um atendimento',
  }),
  diasMaximosRetorno: inteiro({
    padrao: 180,
    minimo: 1,
    maximo: 1825,
    descricao: 'Até quantos dias depois de hoje se marca um retorno ou se reagenda',
  }),
  reagendaOrcamento: simOuNao({
    padrao: true,
    descricao: 'Um atendimento que deixa o orçamento em aberto exige a data de retorno',
  }),
} as const satisfies Record<string, Definicao<unknown>>
