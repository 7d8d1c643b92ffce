import { limparDocumento } from '../brasil/documento.ts'
import { hojeEm } from '../formatos/datas.ts'
import { Decimal } from '../formatos/decimal.ts'
import { formatarDinheiro } from '../formatos/dinheiro.ts'
import { limparChave, type PartesDaChave, partesDaChave } from './chave.ts'

/** What is compared of an NF-e read from its XML. */
export type NfdLida = {
  chave: string
  /** finNFe: '4' is a return. */
  finalidade: string
  /** tpNF: '0' enters the stock of who issued it, '1' leaves it. */
  operacao: string
  /** tpAmb: '2' is a rehearsal, of no fiscal value. */
  ambiente: string
  emitente: { documento: string }
  destinatario: { documento: string } | null
  referenciadas: readonly string[]
  totais: { nota: string }
  emitidaEm: string
  protocolo: { status: string } | null
}

type FatosDoTicket = {
  clienteDocumento: string | null
  filialCnpj: string
  chavesDasNotas: readonly string[]
  /** Keys, among those that may be handed in, of invoices with which the company sold something. */
  chavesDeVenda?: readonly string[] | undefined
  /** What the authorised items are worth, when it is known. */
  valorEsperado?: string | null | undefined
  /** Between the day of the first purchase, when it is known, and today. */
  emissao?: { desde: string | null; ate: string } | undefined
  /** GER-02 With how many decimals the branch of the ticket writes money. */
  casasDoDinheiro: number
}

const MENSAGENS_DA_NFD = {
  CHAVE_INVALIDA: 'A chave de acesso é inválida. Confira os 44 caracteres.',
  MODELO_INVALIDO: 'Esta chave não é de uma NF-e (modelo 55).',
  NOTA_DO_TICKET: 'Esta é a nota da compra. Envie a nota de devolução.',
  NOTA_DE_VENDA: 'Esta é uma nota de venda. Envie a nota de devolução.',
  NAO_E_DEVOLUCAO: 'Esta nota não é de devolução (finalidade 4).',
  NOTA_DE_TESTE: 'Esta nota foi emitida em ambiente de testes e não tem valor fiscal.',
  NAO_AUTORIZADA: 'A SEFAZ não autorizou esta nota.',
  EMITENTE_DIVERGENTE: 'Quem emitiu a nota não é o cliente nem a filial deste ticket.',
  DESTINATARIO_DIVERGENTE: 'A nota não foi emitida para a filial deste ticket.',
  DESTINATARIO_NAO_E_O_CLIENTE: 'A nota de entrada não traz o cliente deste ticket como destinatário.',
  NAO_E_ENTRADA: 'A nota emitida pela filial precisa ser de entrada.',
  EMITIDA_NO_FUTURO: 'A data de emissão da nota ainda não chegou.',
  EMITIDA_ANTES_DA_COMPRA: 'A nota foi emitida antes da compra que ela devolve.',
  SEM_REFERENCIA: 'A nota não referencia nenhuma nota deste ticket.',
  EMITENTE_NAO_CONFERIDO: 'Não há documento do cliente no ticket para conferir quem emitiu a nota.',
  REFERENCIA_DE_FORA: 'A nota também referencia notas que não estão neste ticket.',
  SEM_PROTOCOLO: 'O arquivo não traz o protocolo de autorização. Confira a nota na SEFAZ.',
  VALOR_DIVERGENTE: 'O valor da nota é diferente do valor autorizado.',
} as const

export type CodigoDaNfd = keyof typeof MENSAGENS_DA_NFD

/** `impede` tells what refuses the invoice from what is only worth a look. */
export type ProblemaDaNfd = { codigo: CodigoDaNfd; mensagem: string; impede: boolean }

const AUTORIZADA = ['100', '150']
// Every line is rounded by itself: the whole may be some cents away without anything being wrong.
const TOLERANCIA = '0.10'

const impede = (codigo: CodigoDaNfd, mensagem: string = MENSAGENS_DA_NFD[codigo]): ProblemaDaNfd => ({
  codigo,
  mensagem,
  impede: true,
})
const alerta = (codigo: CodigoDaNfd, mensagem: string = MENSAGENS_DA_NFD[codigo]): ProblemaDaNfd => ({
  codigo,
  mensagem,
  impede: false,
})
const se = (condicao: boolean, problema: ProblemaDaNfd) => (condicao ? [problema] : [])

/** TIC-11: whether a return invoice, read whole or known only by its key, may be the one of this ticket. */
export function problemasDaNfd(nfd: NfdLida | { chave: string }, ticket: FatosDoTicket): ProblemaDaNfd[] {
  const partes = partesDaChave(nfd.chave)
  if (!partes) return [impede('CHAVE_INVALIDA')]
  if (partes.modelo !== '55') return [impede('MODELO_INVALIDO')]
  const entre = (chaves: readonly string[]) => chaves.map(limparChave).includes(limparChave(nfd.chave))
  if (entre(ticket.chavesDasNotas)) return [impede('NOTA_DO_TICKET')]
  // By the key alone a sale of the branch looks like an entry that it issued.
  if (entre(ticket.chavesDeVenda ?? [])) return [impede('NOTA_DE_VENDA')]
  return 'finalidade' in nfd
    ? problemasDoXml(nfd, ticket)
    : [
        ...problemasDoEmitente(partes.documento, ticket),
        ...problemasDaEmissao(`20${partes.aamm.slice(0, 2)}-${partes.aamm.slice(2)}`, ticket),
      ]
}

/** The first reason to refuse it, if any. */
export function impedimentoDaNfd(problemas: readonly ProblemaDaNfd[]): ProblemaDaNfd | null {
  return problemas.find((problema) => problema.impede) ?? null
}

function problemasDoXml(nfd: NfdLida, ticket: FatosDoTicket): ProblemaDaNfd[] {
  const { protocolo } = nfd
  return [
    ...se(nfd.ambiente === '2', impede('NOTA_DE_TESTE')),
    ...se(protocolo !== null && !AUTORIZADA.includes(protocolo.status), impede('NAO_AUTORIZADA')),
    ...se(nfd.finalidade !== '4', impede('NAO_E_DEVOLUCAO')),
    ...problemasDasPartes(nfd, ticket),
    ...problemasDaEmissao(hojeEm(new Date(nfd.emitidaEm)), ticket),
    ...problemasDasReferencias(nfd, ticket),
    ...se(protocolo === null, alerta('SEM_PROTOCOLO')),
    ...problemasDoValor(nfd, ticket),
  ]
}

function quemEmitiu(documento: string, { clienteDocumento, filialCnpj }: FatosDoTicket) {
  const emitente = limparDocumento(documento)
  if (emitente === limparDocumento(filialCnpj)) return 'FILIAL'
  if (clienteDocumento === null) return 'SEM_CLIENTE'
  return emitente === limparDocumento(clienteDocumento) ? 'CLIENTE' : 'OUTRO'
}

function problemasDoEmitente(documento: PartesDaChave['documento'], ticket: FatosDoTicket): ProblemaDaNfd[] {
  const quem = quemEmitiu(documento, ticket)
  return [
    ...se(quem === 'OUTRO', impede('EMITENTE_DIVERGENTE')),
    ...se(quem === 'SEM_CLIENTE', alerta('EMITENTE_NAO_CONFERIDO')),
  ]
}

/** The customer returns to the branch, or the branch itself issues the entry of what a customer without invoices returns. */
function problemasDasPartes(nfd: NfdLida, ticket: FatosDoTicket): ProblemaDaNfd[] {
  const { clienteDocumento, filialCnpj } = ticket
  const destinatario = nfd.destinatario && limparDocumento(nfd.destinatario.documento)
  const doEmitente = problemasDoEmitente(nfd.emitente.documento, ticket)
  if (quemEmitiu(nfd.emitente.documento, ticket) === 'FILIAL')
    return [
      ...doEmitente,
      ...se(nfd.operacao !== '0', impede('NAO_E_ENTRADA')),
      ...se(
        clienteDocumento !== null && destinatario !== limparDocumento(clienteDocumento),
        impede('DESTINATARIO_NAO_E_O_CLIENTE'),
      ),
    ]
  return [
    ...doEmitente,
    ...se(destinatario !== limparDocumento(filialCnpj), impede('DESTINATARIO_DIVERGENTE')),
  ]
}

/** The day, or only the month where nothing but the key is known, in which nothing could yet have been returned. */
function problemasDaEmissao(quando: string, { emissao }: FatosDoTicket): ProblemaDaNfd[] {
  if (!emissao) return []
  const { desde, ate } = emissao
  const cedo = desde !== null && quando < desde.slice(0, quando.length)
  const comDatas = (codigo: CodigoDaNfd, datas: string) =>
    impede(codigo, `${MENSAGENS_DA_NFD[codigo].slice(0, -1)}: ${datas}.`)
  return [
    ...se(quando > ate.slice(0, quando.length), comDatas('EMITIDA_NO_FUTURO', porExtenso(quando))),
    ...se(
      cedo,
      comDatas(
        'EMITIDA_ANTES_DA_COMPRA',
        `ela é de ${porExtenso(quando)} e a compra, de ${porExtenso(desde ?? '')}`,
      ),
    ),
  ]
}

const porExtenso = (quando: string): string => quando.split('-').reverse().join('/')

function problemasDasReferencias(
  { referenciadas }: NfdLida,
  { chavesDasNotas }: FatosDoTicket,
): ProblemaDaNfd[] {
  if (chavesDasNotas.length === 0) return []
  const doTicket = new Set(chavesDasNotas.map(limparChave))
  const conhecidas = referenciadas.filter((chave) => doTicket.has(limparChave(chave)))
  if (conhecidas.length === 0) return [impede('SEM_REFERENCIA')]
  return se(conhecidas.length < referenciadas.length, alerta('REFERENCIA_DE_FORA'))
}

function problemasDoValor(
  { totais }: NfdLida,
  { valorEsperado, casasDoDinheiro: casas }: FatosDoTicket,
): ProblemaDaNfd[] {
  if (valorEsperado === null || valorEsperado === undefined) return []
  const diferenca = new Decimal(totais.nota).minus(valorEsperado).abs()
  const valores = `a nota soma ${formatarDinheiro(totais.nota, casas)} e o autorizado é ${formatarDinheiro(valorEsperado, casas)}`
  return se(
    diferenca.greaterThan(TOLERANCIA),
    alerta('VALOR_DIVERGENTE', `${MENSAGENS_DA_NFD.VALOR_DIVERGENTE.slice(0, -1)}: ${valores}.`),
  )
}
