import { type Definicao, decimal, escolha, inteiro, simOuNao } from './especies.ts'

/** Of the customer's record: what it shows, whether one may sell, what a contact must have. */
export const PARAMETROS_DOS_CLIENTES = {
  moduloCliente: escolha({
    padrao: 'SAC_CLIENTE',
    opcoes: ['SAC_CLIENTE', 'CALLCENTER_CLIENTE'],
    descricao: 'Módulo que governa a área de clientes',
  }),
  diasClienteSemCompra: inteiro({
    somenteServidor: true,
    padrao: 90,
    minimo: 1,
    maximo: 1825,
    descricao: 'Dias sem compra a partir dos quais o cliente conta como inativo na home',
  }),
  provedorDeMapa: escolha({
    padrao: 'OPENSTREETMAP',
    opcoes: ['OPENSTREETMAP', 'GOOGLE', 'NENHUM'],
    descricao: 'De quem é o mapa da ficha do cliente',
  }),
  exibeUtm: simOuNao({
    padrao: true,
    descricao: 'Mostra de que campanha o cliente veio (UTM)',
  }),
  pedidosContamNoLimite: simOuNao({
    somenteServidor: true,
    padrao: true,
    descricao: 'Pedidos ainda não faturados contam no limite de crédito utilizado',
  }),
  exibeCreditoDisponivel: simOuNao({
    somenteServidor: true,
    padrao: true,
    descricao: 'Mostra o crédito que o cliente tem a seu favor',
  }),
  diasAtrasoParaVender: inteiro({
    somenteServidor: true,
    padrao: 5,
    maximo: 365,
    descricao: 'Dias de atraso de um título que ainda não impedem de vender ao cliente',
  }),
  vendeAcimaDoLimite: simOuNao({
    somenteServidor: true,
    padrao: false,
    descricao: 'Vende a quem já usou todo o limite de crédito',
  }),
  toleranciaDoLimite: decimal({
    somenteServidor: true,
    padrao: '0',
    maximo: 100,
    descricao: 'Quanto um pedido pode passar do limite de crédito sem bloquear, em porcento do limite',
  }),
  vendeAPrazoSemLimite: simOuNao({
    somenteServidor: true,
    padrao: true,
    descricao: 'Vende a prazo a quem não tem nenhum limite de crédito no cadastro, ou bloqueia o pedido',
  }),
  soQuemEscreveuEditaInformacao: simOuNao({
    somenteServidor: true,
    padrao: false,
    descricao: 'Só quem escreveu uma informação adicional, ou um gestor, a altera ou exclui',
  }),
  contatoExigeEmail: simOuNao({
    padrao: false,
    descricao: 'Um contato do cliente precisa ter e-mail',
  }),
  contatoExigeCpf: simOuNao({
    padrao: false,
    descricao: 'Um contato do cliente precisa ter CPF',
  }),
} as const satisfies Record<string, Definicao<unknown>>
