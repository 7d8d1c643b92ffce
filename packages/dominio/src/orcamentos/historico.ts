import { formatarData } from '../formatos/datas.ts'
import { formatarDinheiro, formatarNumero } from '../formatos/dinheiro.ts'

/** What is written of a quote in the history; other words are older or newer than this list, and are told as they are. */
export type AcaoDoOrcamento =
  | 'CRIACAO'
  | 'ALTERACAO'
  | 'PERDA'
  | 'ATENDIMENTO'
  | 'DUPLICACAO'
  | 'LINK'
  | 'LINK_REVOGADO'
  | 'LINK_ENVIADO'
  | 'ABERTURA'
  | 'ACEITE'
  | 'RECUSA'
  | 'PERGUNTA'
  | 'CONVERSAO'
  | 'PARTE'
  | 'SEPARACAO'
  | 'DEVOLUCAO_DA_PARTE'
  | 'APROVACAO'
  | 'PEDIDO_DE_APROVACAO'
  | 'PASSAGEM'

type Dados = Record<string, unknown>

const CAMPOS: Record<string, string> = {
  dtVal: 'validade',
  ordComp: 'ordem de compra',
  idTabela: 'tabela de preço',
  idPlano: 'plano de pagamento',
  idCobranca: 'cobrança',
  idTipoFrete: 'tipo de frete',
  idTransp: 'transportadora',
  idEndereco: 'endereço de entrega',
  cupom: 'cupom',
  vlFrete: 'valor do frete',
  vlSeguro: 'valor do seguro',
  frete: 'cotação de frete',
  obsEntrega: 'observação da entrega',
  obsPedido: 'observação interna',
  obsCliente: 'observação para o cliente',
}

const CAMPOS_DO_ITEM: Record<string, string> = {
  qtde: 'quantidade',
  idEmb: 'embalagem',
  desconto: 'desconto',
  precoDigitado: 'preço',
  bonificado: 'bonificação',
}

// Of these the text says enough: an id means nothing to whoever reads, and an observation is long.
const SEM_VALORES = new Set(['frete', 'obsEntrega', 'obsPedido', 'obsCliente', 'idEmb'])
const EM_DINHEIRO = new Set(['vlFrete', 'vlSeguro'])
const MAIS_QUE_ISTO_SE_CONTA = 5

/** VEN-02 One entry of a quote's history as a sentence. */
export function fraseDoHistorico(acao: string, dados: Dados | null): string {
  const frase = FRASES[acao as AcaoDoOrcamento]
  return frase ? frase(dados ?? {}) : acao
}

const FRASES: Record<AcaoDoOrcamento, (dados: Dados) => string> = {
  CRIACAO: () => 'Começou o orçamento.',
  ALTERACAO: fraseDaAlteracao,
  PERDA: (dados) => comMotivo('Deu o orçamento por perdido', dados),
  ATENDIMENTO: () => 'Registrou um atendimento sobre o orçamento.',
  DUPLICACAO: ({ duplicado, pedido, troca }) =>
    troca
      ? `Começou para a troca ${troca}.`
      : pedido
        ? `Começou como repetição do pedido ${pedido}.`
        : `Começou como cópia do orçamento ${duplicado}.`,
  LINK: ({ ate }) =>
    typeof ate === 'string'
      ? `Criou um link para o cliente, válido até ${formatarData(ate)}.`
      : 'Criou um link para o cliente.',
  LINK_REVOGADO: () => 'Cancelou o link do cliente.',
  LINK_ENVIADO: ({ para }) => `Enviou o link por e-mail para ${escrever(para)}.`,
  ACEITE: ({ nome, documento, observacao }) =>
    [
      `O cliente aceitou pelo link: ${escrever(nome)}${documento ? `, documento ${escrever(documento)}` : ''}.`,
      ...(observacao ? [`“${escrever(observacao)}”`] : []),
    ].join(' '),
  ABERTURA: () => 'O cliente abriu o orçamento pelo link.',
  RECUSA: ({ nome, motivo }) => `O cliente recusou pelo link: ${escrever(nome)}. “${escrever(motivo)}”`,
  PERGUNTA: ({ nome, texto }) => `O cliente perguntou pelo link: ${escrever(nome)}. “${escrever(texto)}”`,
  APROVACAO: ({ motivo, aprovados }) =>
    `Aprovou o que passa dos limites: ${resumir(lista(aprovados).map(escrever), 'itens').join('; ')}. Motivo: ${escrever(motivo)}.`,
  PEDIDO_DE_APROVACAO: ({ para, mensagem }) =>
    `Pediu aprovação a ${resumir(lista(para).map(escrever), 'pessoas').join(', ')}.${mensagem ? ` “${escrever(mensagem)}”` : ''}`,
  PASSAGEM: ({ de, para }) => `Passou de ${escrever(de)} a ${escrever(para)}.`,
  CONVERSAO: ({ pedido }) => `Fez do orçamento o pedido ${pedido}.`,
  PARTE: ({ pedido, itens }) =>
    `Fez de uma parte o pedido ${pedido}: ${resumir(lista(itens).map(fraseDaParte), 'itens').join('; ')}. O resto segue em aberto.`,
  SEPARACAO: ({ orcamento }) => `Separou-se do orçamento ${orcamento}, de que é a parte pedida.`,
  DEVOLUCAO_DA_PARTE: ({ pedido, voltou }) =>
    voltou
      ? `O pedido ${pedido} não foi adiante: os seus itens voltaram ao orçamento.`
      : `O pedido ${pedido} não foi adiante; o orçamento já estava encerrado, e os itens não voltaram.`,
}

function comMotivo(inicio: string, { motivoPerda, observacao }: Dados): string {
  const motivo = motivoPerda ? `: ${escrever(motivoPerda)}` : ''
  return `${inicio}${motivo}.${observacao ? ` ${escrever(observacao)}` : ''}`
}

function fraseDaAlteracao({ cabecalho, itens, removidos, precos }: Dados): string {
  const doCabecalho = Object.entries(objeto(cabecalho)).map(([campo, mudanca]) =>
    mudou(CAMPOS[campo] ?? campo, campo, mudanca),
  )
  const dosItens = resumir(lista(itens).map(fraseDoItem), 'itens mudados')
  const fora = lista(removidos).map((codigo) => `item ${escrever(codigo)} removido`)
  const reprecados = typeof precos === 'number' && precos > 0 ? [frasePrecos(precos)] : []
  const partes = [...doCabecalho, ...dosItens, ...resumir(fora, 'itens removidos'), ...reprecados]
  return partes.length === 0 ? 'Mudou o orçamento.' : `Mudou: ${partes.join('; ')}.`
}

const frasePrecos = (quantos: number) =>
  quantos === 1 ? 'o preço de 1 item atualizado' : `os preços de ${quantos} itens atualizados`

const resumir = (frases: string[], nome: string) =>
  frases.length > MAIS_QUE_ISTO_SE_CONTA ? [`${frases.length} ${nome}`] : frases

function fraseDoItem(item: unknown): string {
  const { codigo, ...campos } = objeto(item)
  const mudancas = Object.entries(campos).filter(([, mudanca]) => ehMudanca(mudanca))
  const novo = mudancas.length === 0 || mudancas.every(([, mudanca]) => (objeto(mudanca).de ?? null) === null)
  const qtde = objeto(campos.qtde).para
  if (novo) return `item ${escrever(codigo)} incluído${qtde === undefined ? '' : ` (${escrever(qtde)})`}`
  const quais = mudancas.map(([campo, mudanca]) => mudou(CAMPOS_DO_ITEM[campo] ?? campo, campo, mudanca))
  return `item ${escrever(codigo)}: ${quais.join(', ')}`
}

function fraseDaParte(item: unknown): string {
  const { codigo, foi, de } = objeto(item)
  return foi === de
    ? `item ${escrever(codigo)} (${escrever(de)})`
    : `item ${escrever(codigo)} (${escrever(foi)} de ${escrever(de)})`
}

function mudou(nome: string, campo: string, mudanca: unknown): string {
  const { de, para } = objeto(mudanca)
  if (SEM_VALORES.has(campo)) return nome
  // Where names are not kept, ids are: those are nobody's to read.
  if (campo.startsWith('id') && (typeof de === 'number' || typeof para === 'number')) return nome
  const dizer = EM_DINHEIRO.has(campo) ? escreverDinheiro : escrever
  return `${nome} de ${dizer(de)} para ${dizer(para)}`
}

const ehObjeto = (valor: unknown): valor is Dados => typeof valor === 'object' && valor !== null
const ehMudanca = (valor: unknown): valor is Dados => ehObjeto(valor) && ('de' in valor || 'para' in valor)
const objeto = (valor: unknown): Dados => (ehObjeto(valor) ? valor : {})
const lista = (valor: unknown): unknown[] => (Array.isArray(valor) ? valor : [])

const escreverDinheiro = (valor: unknown) =>
  typeof valor === 'number' ? formatarDinheiro(valor, 2) : escrever(valor)

function escrever(valor: unknown): string {
  if (valor === null || valor === undefined || valor === '') return 'nada'
  if (typeof valor === 'boolean') return valor ? 'sim' : 'não'
  if (typeof valor === 'number') return formatarNumero(valor)
  const texto = String(valor)
  return /^\d{4}-\d\d-\d\d$/.test(texto) ? formatarData(texto) : texto
}
