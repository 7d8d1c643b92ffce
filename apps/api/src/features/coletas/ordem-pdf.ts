import { formatarDocumento, tipoDeDocumento } from '@balcao/dominio/brasil/documento'
import { formatarData, formatarDataHora } from '@balcao/dominio/formatos/datas'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { desenharCampos, desenharQuadros } from '../../platform/pdf/campos.ts'
import { desenharCodigoDeBarras } from '../../platform/pdf/codigo-de-barras.ts'
import {
  type Documento,
  desenharDocumento,
  garantirEspaco,
  MM,
  paragrafo,
  secao,
} from '../../platform/pdf/documento.ts'
import { desenharTabela } from '../../platform/pdf/tabela.ts'
import { CORES, escrever } from '../../platform/pdf/texto.ts'

export type ItemAColetar = { codigo: string; descricao: string; unidade: string; quantidade: string }

export type TicketAColetar = {
  protocolo: string
  cliente: string
  fantasia: string
  endereco: string
  telefone: string
  itens: readonly ItemAColetar[]
}

export type DadosDaOrdem = {
  numero: string
  cancelada: boolean
  /** Instants, ISO. */
  geradaEm: string
  emitidaEm: string
  /** Business date. */
  dataPrevista: string | null
  observacao: string | null
  cidade: string
  filial: { nome: string; documento: string; endereco: string; telefone: string }
  responsavel: { tipo: string; nome: string; documento: string | null; telefone: string | null }
  tickets: readonly TicketAColetar[]
}

const TITULO = 'Ordem de coleta'
const BARRAS = { largura: 62 * MM, altura: 12 * MM }
const AVISO_DE_CANCELAMENTO = 'ESTA ORDEM FOI CANCELADA: NÃO FAÇA A COLETA.'
// What a ticket needs together: where to go, a couple of products, and who signs.
const ALTURA_DO_TICKET = 210
const ALTURA_DAS_ASSINATURAS = 46

/** COL-01 What whoever fetches takes along: where to go, what to take, who signs. */
export function desenharOrdem(dados: DadosDaOrdem): Promise<Buffer> {
  const folha = {
    titulo: `${TITULO} ${dados.numero}`,
    autor: dados.filial.nome,
    criadoEm: new Date(dados.emitidaEm),
    rodape: `${TITULO} ${dados.numero}. Impressa em ${formatarDataHora(dados.emitidaEm)}.`,
    continuacao: `${TITULO} ${dados.numero} · ${dados.responsavel.nome}`,
  }
  return desenharDocumento(folha, (doc) => encherOrdem(doc, dados))
}

async function encherOrdem(doc: Documento, dados: DadosDaOrdem): Promise<void> {
  desenharCabecalho(doc, dados)
  if (dados.cancelada) paragrafo(doc, AVISO_DE_CANCELAMENTO, { tamanho: 11, peso: 'negrito', cor: '#c92a2a' })
  desenharPartes(doc, dados)
  for (const [i, ticket] of dados.tickets.entries())
    await desenharTicket(doc, ticket, `${i + 1} de ${dados.tickets.length}`)
}

function desenharCabecalho(doc: Documento, dados: DadosDaOrdem): void {
  const { y } = doc
  const margem = { x: doc.esquerda, largura: doc.largura - BARRAS.largura - 12 }
  const suave = { tamanho: 9, peso: 'seminegrito' as const, cor: CORES.suave }
  let abaixo = y + escrever(doc.pdf, dados.filial.nome, { ...margem, y }, suave)
  abaixo += escrever(doc.pdf, TITULO, { ...margem, y: abaixo }, { tamanho: 18, peso: 'negrito' })
  const gerada = `Gerada em ${formatarDataHora(dados.geradaEm)}`
  abaixo += escrever(doc.pdf, gerada, { ...margem, y: abaixo }, { tamanho: 8.5, cor: CORES.suave })

  const barras = { x: doc.esquerda + doc.largura - BARRAS.largura, largura: BARRAS.largura }
  desenharCodigoDeBarras(doc.pdf, dados.numero, { ...barras, y, altura: BARRAS.altura })
  const numero = { ...barras, y: y + BARRAS.altura + 2, alinhar: 'centro' as const }
  const fim =
    numero.y + escrever(doc.pdf, dados.numero, numero, { tamanho: 14, peso: 'negrito', digitosIguais: true })
  doc.y = Math.max(abaixo, fim) + 10
}

function desenharPartes(doc: Documento, { responsavel, filial, ...dados }: DadosDaOrdem): void {
  const documento = (valor: string | null) =>
    valor ? [{ rotulo: tipoDeDocumento(valor) ?? 'Documento', valor: formatarDocumento(valor) }] : []
  const telefone = (valor: string | null) => ({ rotulo: 'Telefone', valor: valor || 'Não informado' })
  desenharQuadros(doc, [
    {
      titulo: 'Quem coleta',
      filas: [
        [{ rotulo: responsavel.tipo, valor: responsavel.nome, peso: 'seminegrito' }],
        [...documento(responsavel.documento), telefone(responsavel.telefone)],
      ],
    },
    {
      titulo: 'Onde entregar',
      filas: [
        [{ rotulo: 'Filial', valor: filial.nome, peso: 'seminegrito' }],
        [...documento(filial.documento), telefone(filial.telefone)],
        [{ rotulo: 'Endereço', valor: filial.endereco }],
      ],
    },
  ])
  doc.y += 8
  desenharCampos(doc, [
    { rotulo: 'Cidade da coleta', valor: dados.cidade, peso: 'seminegrito' },
    {
      rotulo: 'Previsão',
      valor: dados.dataPrevista ? formatarData(dados.dataPrevista) : 'Sem data marcada',
    },
    { rotulo: 'Tickets', valor: formatarNumero(dados.tickets.length) },
  ])
  if (dados.observacao) desenharCampos(doc, [{ rotulo: 'Observação', valor: dados.observacao }])
}

async function desenharTicket(doc: Documento, ticket: TicketAColetar, posicao: string): Promise<void> {
  secao(doc, `Ticket ${ticket.protocolo} (${posicao})`, ALTURA_DO_TICKET)
  desenharCampos(doc, [
    { rotulo: 'Cliente', valor: ticket.cliente, peso: 'seminegrito' },
    { rotulo: 'Nome fantasia', valor: ticket.fantasia },
    { rotulo: 'Telefone', valor: ticket.telefone },
  ])
  desenharCampos(doc, [{ rotulo: 'Endereço', valor: ticket.endereco }])
  await desenharTabela(
    doc,
    [
      { titulo: 'Código', largura: 60 },
      { titulo: 'Produto' },
      { titulo: 'Un.', largura: 34 },
      { titulo: 'Autorizado', largura: 66, numero: true },
      { titulo: 'Coletado', largura: 66 },
    ],
    ticket.itens.map(({ codigo, descricao, unidade, quantidade }) => [
      codigo,
      descricao,
      unidade,
      formatarNumero(quantidade),
      '',
    ]),
  )
  desenharAssinaturas(doc)
}

/** Both hands: who gave the goods and who took them. */
function desenharAssinaturas(doc: Documento): void {
  garantirEspaco(doc, ALTURA_DAS_ASSINATURAS)
  const largura = (doc.largura - 20) / 2
  const linha = doc.y + 30
  for (const [i, texto] of ['Cliente: nome, documento e data', 'Quem coletou: nome e data'].entries()) {
    const x = doc.esquerda + i * (largura + 20)
    doc.pdf
      .moveTo(x, linha)
      .lineTo(x + largura, linha)
      .lineWidth(0.6)
      .stroke(CORES.tinta)
    escrever(doc.pdf, texto, { x, y: linha + 2, largura }, { tamanho: 7.5, cor: CORES.suave })
  }
  doc.y += ALTURA_DAS_ASSINATURAS
}
