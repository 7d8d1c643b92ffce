import { COTADORES } from '../fretes/tipos.ts'
import { type Definicao, decimal, endereco, escolha, inteiro, segredo, simOuNao } from './especies.ts'

/** PAR-03 Of freight: what the customer pays of it, who quotes, what is listed. All of it is decided by the server. */
export const PARAMETROS_DO_FRETE = {
  freteMinimoSemCobranca: decimal({
    somenteServidor: true,
    padrao: '0',
    maximo: 999_999,
    descricao: 'Total em mercadorias a partir do qual o frete não é cobrado; 0 cobra sempre',
  }),
  fretePercentualEmbutido: decimal({
    somenteServidor: true,
    padrao: '0',
    maximo: 100,
    descricao: 'Quanto dos preços já é frete, em percentual, nos tipos de frete diferenciados',
  }),
  freteCubagemKgM3: inteiro({
    somenteServidor: true,
    padrao: 300,
    minimo: 0,
    maximo: 1000,
    descricao: 'Quilos por metro cúbico, onde a tabela da transportadora não diz',
  }),
  freteCotador: escolha({
    somenteServidor: true,
    padrao: 'TABELA',
    opcoes: COTADORES,
    descricao: 'Quem cota o frete',
  }),
  freteExternoEndereco: endereco({
    somenteServidor: true,
    padrao: '',
    descricao: 'Endereço do serviço que cota fretes; vazio não consulta',
  }),
  freteExternoToken: segredo({
    somenteServidor: true,
    padrao: '',
    tamanho: 4000,
    descricao: 'Token com que o serviço que cota fretes conhece o negócio; vazio, nenhum vai',
  }),
  freteExternoSegundos: inteiro({
    somenteServidor: true,
    padrao: 5,
    minimo: 1,
    maximo: 30,
    descricao: 'Segundos que se espera pelo serviço que cota fretes',
  }),
  freteListaAConsultar: simOuNao({
    somenteServidor: true,
    padrao: true,
    descricao: "Mostra as transportadoras cujo preço se consulta à parte ('a consultar')",
  }),
  freteDiasManuseio: inteiro({
    somenteServidor: true,
    padrao: 0,
    maximo: 30,
    descricao: 'Dias úteis de separação e expedição somados ao prazo da transportadora',
  }),
  fretePrazoMaximoDias: inteiro({
    somenteServidor: true,
    padrao: 0,
    maximo: 365,
    descricao: 'Cotações com prazo maior que estes dias úteis não se mostram; 0 mostra todas',
  }),
  freteSemCalculo: escolha({
    somenteServidor: true,
    padrao: 'DIGITADO',
    opcoes: ['LIVRE', 'DIGITADO', 'BLOQUEIA'],
    descricao:
      'O que se faz de um frete que ninguém calculou: vai livre; o digitado espera aprovação para ir ao cliente e virar pedido; ou nem o que não se cobra passa, nos tipos de frete diferenciados',
  }),
} as const satisfies Record<string, Definicao<unknown>>
