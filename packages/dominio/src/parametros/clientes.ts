import { type Definicao, decimal, escolha, inteiro, simOuNao } from './especies.ts'

/** Of the customer's record: what it shows, whether one may sell, what a contact must have. */
export const PARAMETROS_DOS_CLIENTES = {
  moduloCliente: escolha({
    padrao: 'SAC_CLIENTE',
    opcoes: ['SAC_CLIENTE', 'CALLCENTER_CLIENTE'],
    descricao: 'Módulo que governa a área de clientes (PER-02)',
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
    descricao: 'De quem é o mapa da ficha do cliente (CLI-03)',
  }),
  exibeUtm: simOuNao({
    padrao: true,
    descricao: 'Mostra de que campanha o cliente veio (UTM): S ou N (CLI-03)',
  }),
  pedidosContamNoLimite: simOuNao({
    somenteServidor: true,
    padrao: true,
    descricao: 'Pedidos ainda não faturados contam no limite de crédito utilizado: S ou N (CLI-03)',
  }),
  exibeCreditoDisponivel: simOuNao({
    somenteServidor: true,
    padrao: true,
    descricao: 'Mostra o crédito que o cliente tem a seu favor: S ou N (CLI-03)',
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
    descricao: 'Vende a quem já usou todo o limite de crédito: S ou N',
  }),
  toleranciaDoLimite: decimal({
    somenteServidor: true,
    padrao: '0',
    maximo: 100,
    descricao:
      'Quanto um pedido pode passar do limite de crédito sem bloquear, em porcento do limite (VEN-02)',
  }),
  vendeAPrazoSemLimite: simOuNao({
    somenteServidor: true,
    padrao: true,
    descricao:
      'Vende a prazo a quem não tem nenhum limite de crédito no cadastro (S), ou bloqueia o pedido (N) (VEN-02)',
  }),
  soQuemEscreveuEditaInformacao: simOuNao({
    somenteServidor: true,
    padrao: false,
    descricao: 'Só quem escreveu uma informação adicional, ou um gestor, a altera ou exclui: S ou N (CLI-05)',
  }),
  contatoExigeEmail: simOuNao({
    padrao: false,
    descricao: 'Um contato do cliente precisa ter e-mail: S ou N (CLI-06)',
  }),
  contatoExigeCpf: simOuNao({
    padrao: false,
    descricao: 'Um contato do cliente precisa ter CPF: S ou N (CLI-06)',
  }),
} as const satisfies Record<string, Definicao<unknown>>
