import { TAMANHO_MAXIMO } from './constantes.ts'
import { PARAMETROS_DO_CADASTRO } from './parametros/cadastro.ts'
import { PARAMETROS_DO_ERP } from './parametros/erp.ts'
import {
  type Base,
  type Definicao,
  decimal,
  endereco,
  escolha,
  inteiro,
  livre,
  simOuNao,
  textos,
} from './parametros/especies.ts'
import { PARAMETROS_DE_VENDAS } from './parametros/vendas.ts'

/**
 * The only list of parameters (PAR-01). `prefixo` is how the key is stored and travels; the browser takes it
 * off on sign-in (AUT-02). A value of the branch overrides the business's, which overrides `padrao`.
 */
export const PARAMETROS = {
  ...PARAMETROS_DO_CADASTRO,
  ...PARAMETROS_DE_VENDAS,
  ...PARAMETROS_DO_ERP,
  casasDecimaisDinheiro: inteiro({
    prefixo: 'GERAL_',
    padrao: 2,
    maximo: 8,
    descricao: 'Casas decimais dos valores em dinheiro (GER-02)',
  }),
  casasDecimaisPercentual: inteiro({
    prefixo: 'GERAL_',
    padrao: 2,
    maximo: 8,
    descricao: 'Casas decimais dos percentuais (GER-02)',
  }),
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
  descricaoStatusPedido: textos({
    prefixo: 'GERAL_',
    padrao: {},
    descricao: 'Nomes próprios da filial para os status de pedido, um "chave=Texto" por linha (PAR-02)',
  }),
  diasLimiteConsultaPedido: inteiro({
    prefixo: 'GERAL_',
    padrao: 45,
    minimo: 1,
    maximo: 1825,
    descricao:
      'Dias, até hoje, das notas que se listam sem período e do período mais longo oferecido nos pedidos (DOC-04)',
  }),
  exibeMargemLucro: simOuNao({
    prefixo: 'GERAL_',
    somenteServidor: true,
    padrao: false,
    descricao: 'Mostra a margem de lucro a quem pode vê-la (PER-06): S ou N',
  }),
  moduloCliente: escolha({
    prefixo: 'GERAL_',
    padrao: 'SAC_CLIENTE',
    opcoes: ['SAC_CLIENTE', 'CALLCENTER_CLIENTE'],
    descricao: 'Módulo que governa a área de clientes (PER-02)',
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
  proibeAprovarOProprioPedido: simOuNao({
    prefixo: 'SAC_',
    somenteServidor: true,
    padrao: false,
    descricao:
      'Quem abriu um ticket não aprova o que ele pede: devolução, prorrogação ou custos (SEG-05): S ou N',
  }),
  valorMaximoCustosTicket: inteiro({
    prefixo: 'SAC_',
    somenteServidor: true,
    padrao: 50_000,
    minimo: 1,
    maximo: 9_999_999,
    descricao: 'Quanto, em reais, os custos lançados em um ticket podem somar (TIC-12)',
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
  diasClienteSemCompra: inteiro({
    prefixo: 'GERAL_',
    somenteServidor: true,
    padrao: 90,
    minimo: 1,
    maximo: 1825,
    descricao: 'Dias sem compra a partir dos quais o cliente conta como inativo na home',
  }),
  protocoloDiscagem: escolha({
    prefixo: 'GERAL_',
    padrao: 'tel',
    opcoes: ['tel', 'callto', 'sip', 'api'],
    descricao: "Como se disca um telefone: por um link desse protocolo ou, com 'api', pela central (CLI-11)",
  }),
  discadoraEndereco: endereco({
    prefixo: 'GERAL_',
    somenteServidor: true,
    padrao: '',
    descricao: 'Endereço da central telefônica que recebe o número a discar (CLI-11)',
  }),
  discadoraPrefixo: livre({
    prefixo: 'GERAL_',
    padrao: '',
    tamanho: 10,
    descricao: 'O que se disca antes do número, para sair do ramal ou escolher a operadora (CLI-11)',
  }),
  codigoDoPais: livre({
    prefixo: 'GERAL_',
    padrao: '55',
    tamanho: 3,
    descricao: 'Código do país dos telefones, para o WhatsApp',
  }),
  provedorDeMapa: escolha({
    prefixo: 'GERAL_',
    padrao: 'OPENSTREETMAP',
    opcoes: ['OPENSTREETMAP', 'GOOGLE', 'NENHUM'],
    descricao: 'De quem é o mapa da ficha do cliente (CLI-03)',
  }),
  rastreioSswEndereco: endereco({
    prefixo: 'GERAL_',
    somenteServidor: true,
    padrao: '',
    descricao: 'Endereço do rastreio SSW, que segue uma nota pela chave (DOC-04)',
  }),
  rastreioCorreiosEndereco: endereco({
    prefixo: 'GERAL_',
    somenteServidor: true,
    padrao: '',
    descricao: 'Endereço do rastreio dos Correios (DOC-04)',
  }),
  rastreioCorreiosToken: livre({
    prefixo: 'GERAL_',
    somenteServidor: true,
    padrao: '',
    tamanho: 4000,
    descricao: 'Token com que o rastreio dos Correios conhece o negócio; vazio, nenhum vai (DOC-04)',
  }),
  rastreioSegundos: inteiro({
    prefixo: 'GERAL_',
    somenteServidor: true,
    padrao: 8,
    minimo: 1,
    maximo: 60,
    descricao: 'Segundos que se espera a resposta de um rastreio (DOC-04)',
  }),
  multaBoleto: decimal({
    prefixo: 'GERAL_',
    padrao: '2',
    maximo: 100,
    descricao: 'Multa, em percentual, de um boleto pago depois do vencimento (DOC-05)',
  }),
  jurosBoletoAoMes: decimal({
    prefixo: 'GERAL_',
    padrao: '1',
    maximo: 100,
    descricao: 'Juros ao mês, em percentual, de um boleto pago depois do vencimento (DOC-05)',
  }),
  carenciaBoletoDias: inteiro({
    prefixo: 'GERAL_',
    padrao: 0,
    maximo: 60,
    descricao: 'Dias depois do vencimento em que um boleto ainda se paga sem multa nem juros (DOC-05)',
  }),
  diasMaximosSegundaVia: inteiro({
    prefixo: 'GERAL_',
    padrao: 60,
    maximo: 3650,
    descricao: 'Até quantos dias depois do vencimento a segunda via de um boleto pode ser emitida (DOC-05)',
  }),
  localDePagamentoBoleto: livre({
    prefixo: 'GERAL_',
    somenteServidor: true,
    padrao: 'Pagável em qualquer banco, lotérica ou aplicativo até o vencimento',
    tamanho: 100,
    descricao: 'Local de pagamento impresso no boleto (DOC-05)',
  }),
  instrucoesBoleto: livre({
    prefixo: 'GERAL_',
    somenteServidor: true,
    padrao: '',
    tamanho: 400,
    descricao: 'Instruções próprias impressas no boleto, além da multa e dos juros (DOC-05)',
  }),
  diasTitulosPagos: inteiro({
    prefixo: 'GERAL_',
    somenteServidor: true,
    padrao: 365,
    maximo: 3650,
    descricao: 'Por quantos dias um título pago ainda aparece entre os boletos do cliente (DOC-05)',
  }),
  pedidosContamNoLimite: simOuNao({
    prefixo: 'GERAL_',
    somenteServidor: true,
    padrao: true,
    descricao: 'Pedidos ainda não faturados contam no limite de crédito utilizado: S ou N (CLI-03)',
  }),
  exibeCreditoDisponivel: simOuNao({
    prefixo: 'GERAL_',
    somenteServidor: true,
    padrao: true,
    descricao: 'Mostra o crédito que o cliente tem a seu favor: S ou N (CLI-03)',
  }),
  diasAtrasoParaVender: inteiro({
    prefixo: 'GERAL_',
    somenteServidor: true,
    padrao: 5,
    maximo: 365,
    descricao: 'Dias de atraso de um título que ainda não impedem de vender ao cliente',
  }),
  vendeAcimaDoLimite: simOuNao({
    prefixo: 'GERAL_',
    somenteServidor: true,
    padrao: false,
    descricao: 'Vende a quem já usou todo o limite de crédito: S ou N',
  }),
  diasTaxaDevolucao: inteiro({
    prefixo: 'SAC_',
    somenteServidor: true,
    padrao: 365,
    minimo: 1,
    maximo: 1825,
    descricao: 'Dias, até hoje, sobre os quais se calcula a taxa de devolução de um cliente',
  }),
  quantosUltimosPedidosProduto: inteiro({
    prefixo: 'GERAL_',
    somenteServidor: true,
    padrao: 10,
    minimo: 1,
    maximo: 50,
    descricao: 'Quantos dos últimos pedidos e orçamentos de um produto se mostram (DOC-06)',
  }),
  registraAtendimentoAoSair: simOuNao({
    prefixo: 'GERAL_',
    padrao: false,
    descricao: 'Pede o registro do atendimento a quem sai da ficha de um cliente: S ou N (CLI-08)',
  }),
  minimoDescricaoAtendimento: inteiro({
    prefixo: 'GERAL_',
    padrao: 5,
    minimo: 1,
    maximo: 200,
    descricao: 'Com quantas letras, ao menos, se descreve um atendimento (CLI-08)',
  }),
  diasMaximosRetorno: inteiro({
    prefixo: 'GERAL_',
    padrao: 180,
    minimo: 1,
    maximo: 1825,
    descricao: 'Até quantos dias depois de hoje se marca um retorno ou se reagenda (CLI-08, AGE-01)',
  }),
  reagendaOrcamento: simOuNao({
    prefixo: 'GERAL_',
    padrao: true,
    descricao: 'Um atendimento que deixa o orçamento em aberto exige a data de retorno: S ou N (CLI-08)',
  }),
  soQuemEscreveuEditaInformacao: simOuNao({
    prefixo: 'GERAL_',
    somenteServidor: true,
    padrao: false,
    descricao: 'Só quem escreveu uma informação adicional, ou um gestor, a altera ou exclui: S ou N (CLI-05)',
  }),
  contatoExigeEmail: simOuNao({
    prefixo: 'GERAL_',
    padrao: false,
    descricao: 'Um contato do cliente precisa ter e-mail: S ou N (CLI-06)',
  }),
  contatoExigeCpf: simOuNao({
    prefixo: 'GERAL_',
    padrao: false,
    descricao: 'Um contato do cliente precisa ter CPF: S ou N (CLI-06)',
  }),
  exibeUtm: simOuNao({
    prefixo: 'GERAL_',
    padrao: true,
    descricao: 'Mostra de que campanha o cliente veio (UTM): S ou N (CLI-03)',
  }),
  sessaoHorasInatividade: inteiro({
    prefixo: 'GERAL_',
    nivel: 'negocio',
    somenteServidor: true,
    padrao: 12,
    minimo: 1,
    maximo: 720,
    descricao: 'Horas sem uso até a sessão expirar',
  }),
  sessaoDiasMaximo: inteiro({
    prefixo: 'GERAL_',
    nivel: 'negocio',
    somenteServidor: true,
    padrao: 30,
    minimo: 1,
    maximo: 365,
    descricao: 'Dias até uma sessão expirar, mesmo em uso',
  }),
  loginTentativasLivres: inteiro({
    prefixo: 'GERAL_',
    nivel: 'negocio',
    somenteServidor: true,
    padrao: 5,
    minimo: 1,
    maximo: 50,
    descricao: 'Senhas erradas seguidas, por conta, antes de exigir espera',
  }),
  loginTentativasPorEndereco: inteiro({
    prefixo: 'GERAL_',
    nivel: 'negocio',
    somenteServidor: true,
    padrao: 30,
    minimo: 1,
    maximo: 1000,
    descricao: 'Senhas erradas seguidas, por endereço de rede, antes de exigir espera',
  }),
  redefinicaoMinutos: inteiro({
    prefixo: 'GERAL_',
    nivel: 'negocio',
    somenteServidor: true,
    padrao: 30,
    minimo: 5,
    maximo: 1440,
    descricao: 'Minutos que vale o link de redefinição de senha (AUT-06)',
  }),
  confirmacaoDeContaHoras: inteiro({
    prefixo: 'GERAL_',
    nivel: 'negocio',
    somenteServidor: true,
    padrao: 24,
    minimo: 1,
    maximo: 168,
    descricao: 'Horas que vale o link que confirma o e-mail de uma conta nova (SEG-01)',
  }),
  codigoDeVinculoMinutos: inteiro({
    prefixo: 'GERAL_',
    nivel: 'negocio',
    somenteServidor: true,
    padrao: 15,
    minimo: 5,
    maximo: 120,
    descricao: 'Minutos que vale o código que vincula a conta ao cadastro do cliente (SEG-01)',
  }),
  trocaDeEmailHoras: inteiro({
    prefixo: 'GERAL_',
    nivel: 'negocio',
    somenteServidor: true,
    padrao: 24,
    minimo: 1,
    maximo: 168,
    descricao: 'Horas que vale o link que confirma um novo e-mail (SEG-02)',
  }),
  captchaCusto: inteiro({
    prefixo: 'GERAL_',
    nivel: 'negocio',
    somenteServidor: true,
    padrao: 2000,
    minimo: 1,
    maximo: 1_000_000,
    descricao: 'Esforço da verificação de segurança que o navegador resolve ao entrar',
  }),
} as const satisfies Record<string, Definicao<unknown>>

type Catalogo = typeof PARAMETROS
export type ChaveDeParametro = keyof Catalogo
export type Parametros = { [K in ChaveDeParametro]: NonNullable<ReturnType<Catalogo[K]['ler']>> }

type ChaveCom<P> = { [K in ChaveDeParametro]: Catalogo[K] extends P ? K : never }[ChaveDeParametro]

type ChaveDoNegocio = ChaveCom<{ nivel: 'negocio' }>
export type ChaveDaFilial = Exclude<ChaveDeParametro, ChaveDoNegocio>
/** What a screen may read. */
export type ChaveDoNavegador = Exclude<ChaveDaFilial, ChaveCom<{ somenteServidor: true }>>
export type ParametrosDoNegocio = Pick<Parametros, ChaveDoNegocio>
export type ParametrosDaFilial = Pick<Parametros, ChaveDaFilial>

export const chavesDeParametro = Object.keys(PARAMETROS) as ChaveDeParametro[]

/** One stored value; `filialId` null is the business level. */
export type ParametroGravado = { chave: string; filialId: number | null; valor: string }

/** AUT-02 Parameters that begin with SAC or GERAL_ lose that prefix. */
export function semPrefixo(chave: string): string {
  return chave.replace(/^(?:SAC_?|GERAL_)/, '')
}

export function comPrefixo(chave: ChaveDeParametro): string {
  return PARAMETROS[chave].prefixo + chave
}

/** Whether a stored value may travel to the browser; unknown keys may not. */
export function viajaAoNavegador(chave: string): boolean {
  const conhecida: string = semPrefixo(chave)
  return (
    conhecida in PARAMETROS &&
    !(PARAMETROS[conhecida as ChaveDeParametro] as Definicao<unknown>).somenteServidor
  )
}

/** PAR-01 Branch over business over default; a stored value that does not parse counts as absent. */
export function resolverParametros(
  gravados: readonly ParametroGravado[],
  filialId: number | null,
): Parametros {
  const porChave = new Map<string, string>()
  for (const nivel of [null, filialId])
    for (const { chave, filialId: dono, valor } of gravados)
      if (dono === nivel && serveNoNivel(semPrefixo(chave), valor, nivel))
        porChave.set(semPrefixo(chave), valor)
  return Object.fromEntries(
    chavesDeParametro.map((chave) => {
      const texto = porChave.get(chave)
      return [
        chave,
        (texto === undefined ? undefined : lerParametro(chave, texto)) ?? PARAMETROS[chave].padrao,
      ]
    }),
  ) as Parametros
}

/** One value per branch that differs from the others', for a list or a sum over several of them. */
export type PorFilial<V> = { geral: V; excecoes: ReadonlyMap<number, V> }

export function valoresPorFilial<K extends ChaveDaFilial>(
  gravados: readonly ParametroGravado[],
  chave: K,
): PorFilial<Parametros[K]> {
  const geral = resolverParametros(gravados, null)[chave]
  const filiais = gravados.flatMap((gravado) =>
    gravado.filialId !== null && semPrefixo(gravado.chave) === chave ? [gravado.filialId] : [],
  )
  const valores = filiais.map((id) => [id, resolverParametros(gravados, id)[chave]] as const)
  return { geral, excecoes: new Map(valores.filter(([, valor]) => valor !== geral)) }
}

export function emCadaFilial<V, U>({ geral, excecoes }: PorFilial<V>, mudar: (valor: V) => U): PorFilial<U> {
  return {
    geral: mudar(geral),
    excecoes: new Map([...excecoes].map(([filialId, valor]) => [filialId, mudar(valor)])),
  }
}

export function valorNaFilial<V>({ geral, excecoes }: PorFilial<V>, filialId: number): V {
  return excecoes.get(filialId) ?? geral
}

function serveNoNivel(chave: string, texto: string, nivel: number | null): boolean {
  if (lerParametro(chave, texto) === undefined) return false
  return nivel === null || (PARAMETROS[chave as ChaveDeParametro] as Base).nivel !== 'negocio'
}

function lerParametro(chave: string, texto: string): unknown {
  return Object.hasOwn(PARAMETROS, chave) ? PARAMETROS[chave as ChaveDeParametro].ler(texto) : undefined
}
