import { formatarCep } from '@balcao/dominio/brasil/cep'
import { formatarDocumento, tipoDeDocumento } from '@balcao/dominio/brasil/documento'
import { formatarData, formatarDataHora } from '@balcao/dominio/formatos/datas'
import { arredondar, Decimal, multiplicar, somar } from '@balcao/dominio/formatos/decimal'
import { formatarDinheiro, formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { desenharCampos, desenharQuadros, type FilaDeCampos } from '../../../platform/pdf/campos.ts'
import { desenharCodigoDeBarras } from '../../../platform/pdf/codigo-de-barras.ts'
import {
  type Documento,
  desenharDocumento,
  garantirEspaco,
  MM,
  paragrafo,
  secao,
} from '../../../platform/pdf/documento.ts'
import { desenharTabela } from '../../../platform/pdf/tabela.ts'
import { alturaDaLinha, CORES, escrever, quebrarLinhas } from '../../../platform/pdf/texto.ts'

export type ParteDoEspelho = {
  razaoSocial: string
  documento: string
  inscricaoEstadual: string | null
  logradouro: string
  numero: string
  complemento?: string | null
  bairro: string
  cidade: string
  uf: string
  cep: string
}

export type NotaDoEspelho = {
  numero: string
  serie: string
  /** Business date or instant, ISO. */
  emissao: string
  /** The 44 characters of the access key; null for a note whose key is not known. */
  chave: string | null
}

export type ItemDoEspelho = {
  codigo: string
  descricao: string
  nota: { numero: string; serie: string }
  unidade: string
  quantidadeSolicitada: string
  /** Null while the item is being analysed. */
  quantidadeAutorizada: string | null
  valorSemImposto: string | null
  valorUnitario: string
}

export type DadosDoEspelho = {
  protocolo: string
  /** Instants, ISO. */
  abertoEm: string
  emitidoEm: string
  filial: ParteDoEspelho
  cliente: ParteDoEspelho
  notas: readonly NotaDoEspelho[]
  itens: readonly ItemDoEspelho[]
  /** GER-02 With how many decimals the branch writes money. */
  casasDoDinheiro: number
}

const TITULO = 'Espelho da nota de devolução'
const AVISO = 'Este espelho não é documento fiscal.'
const NATUREZA = 'Devolução de compra para comercialização'
const SEM_VALOR = '—'
const CHAVE = /^[0-9A-Z]{44}$/
// The NF-e manual asks for bars of 11.5 cm × 0.8 cm at least; the blanks on both sides are a fifteenth of this width.
const BARRAS = { largura: 130 * MM, altura: 10 * MM }
const MAIORES_CASAS_DO_PRECO = 10

/** TIC-06, TIC-08: what the customer copies into the return invoice, as a PDF. */
export function desenharEspelho(dados: DadosDoEspelho): Promise<Buffer> {
  const folha = {
    titulo: `${TITULO} – protocolo ${dados.protocolo}`,
    autor: dados.filial.razaoSocial,
    criadoEm: new Date(dados.emitidoEm),
    rodape: `${AVISO} Gerado em ${formatarDataHora(dados.emitidoEm)}.`,
    continuacao: `${TITULO} · Protocolo ${dados.protocolo}`,
  }
  return desenharDocumento(folha, (doc) => encherEspelho(doc, dados))
}

async function encherEspelho(doc: Documento, dados: DadosDoEspelho): Promise<void> {
  const itens = dados.itens.map(calcular)
  const aDevolver = itens.filter(({ quantidade }) => !quantidade.isZero())
  const negados = itens.filter(({ quantidade }) => quantidade.isZero())

  desenharCabecalho(doc, dados)
  desenharAviso(doc, aDevolver)
  desenharQuadros(doc, [
    { titulo: 'Destinatário da nota de devolução', filas: camposDaParte(dados.filial) },
    { titulo: 'Emitente da nota de devolução', filas: camposDaParte(dados.cliente) },
  ])
  desenharNotas(doc, dados.notas)
  await desenharItens(doc, aDevolver, dados.casasDoDinheiro)
  await desenharNegados(doc, negados)
  desenharTextos(doc, dados)
}

type ItemCalculado = ItemDoEspelho & {
  quantidade: Decimal
  analisado: boolean
  total: Decimal
  totalSemImposto: Decimal | null
}

// Each line is rounded to cents before adding, as the invoice itself does: its total must be this one.
function calcular(item: ItemDoEspelho): ItemCalculado {
  const quantidade = new Decimal(item.quantidadeAutorizada ?? item.quantidadeSolicitada)
  const emReais = (unitario: string) => arredondar(multiplicar(quantidade, unitario), 2)
  return {
    ...item,
    quantidade,
    analisado: item.quantidadeAutorizada !== null,
    total: emReais(item.valorUnitario),
    totalSemImposto: item.valorSemImposto === null ? null : emReais(item.valorSemImposto),
  }
}

function desenharCabecalho(doc: Documento, dados: DadosDoEspelho): void {
  const direita = 165
  const esquerda = doc.largura - direita - 12
  const { y } = doc
  const lado = { x: doc.esquerda + doc.largura - direita, largura: direita, alinhar: 'direita' as const }
  let yDireita = y + escrever(doc.pdf, 'Protocolo', { ...lado, y }, { tamanho: 7.5, cor: CORES.suave })
  yDireita += escrever(doc.pdf, dados.protocolo, { ...lado, y: yDireita }, { tamanho: 14, peso: 'negrito' })
  const aberto = `Aberto em ${formatarDataHora(dados.abertoEm)}`
  yDireita += escrever(doc.pdf, aberto, { ...lado, y: yDireita }, { tamanho: 8, cor: CORES.suave })

  const margem = { x: doc.esquerda, largura: esquerda }
  let yEsquerda =
    y +
    escrever(
      doc.pdf,
      dados.filial.razaoSocial,
      { ...margem, y },
      { tamanho: 9, peso: 'seminegrito', cor: CORES.suave },
    )
  yEsquerda += escrever(doc.pdf, TITULO, { ...margem, y: yEsquerda }, { tamanho: 18, peso: 'negrito' })
  doc.y = Math.max(yEsquerda, yDireita) + 8
}

function desenharAviso(doc: Documento, itens: readonly ItemCalculado[]): void {
  const emAnalise = itens.some(({ analisado }) => !analisado)
  const orientacao = emAnalise
    ? 'Há itens em análise: aguarde a autorização para emitir a nota.'
    : 'Emita a nota de devolução com estes itens, quantidades e valores.'
  const inicio = doc.y
  const lugar = { x: doc.esquerda + 12, y: inicio + 6, largura: doc.largura - 22 }
  const altura = escrever(doc.pdf, `${AVISO} ${orientacao}`, lugar, { tamanho: 9, peso: 'seminegrito' })
  doc.pdf.rect(doc.esquerda, inicio, 3, altura + 12).fill(emAnalise ? '#e67700' : '#495057')
  doc.y = inicio + altura + 12 + 10
}

function camposDaParte(parte: ParteDoEspelho): FilaDeCampos[] {
  const rua = [parte.logradouro, parte.numero, parte.complemento].filter(Boolean).join(', ')
  return [
    [{ rotulo: 'Razão social', valor: parte.razaoSocial, peso: 'seminegrito' }],
    [
      {
        rotulo: tipoDeDocumento(parte.documento) ?? 'Documento',
        valor: formatarDocumento(parte.documento),
        digitosIguais: true,
      },
      {
        rotulo: 'Inscrição estadual',
        valor: parte.inscricaoEstadual || 'Não informada',
        digitosIguais: true,
      },
    ],
    [
      {
        rotulo: 'Endereço',
        valor: `${rua}\n${parte.bairro} · ${parte.cidade}/${parte.uf} · CEP ${formatarCep(parte.cep)}`,
      },
    ],
  ]
}

function desenharNotas(doc: Documento, notas: readonly NotaDoEspelho[]): void {
  if (notas.length === 0) return
  const altura = BARRAS.altura + 31
  secao(doc, notas.length === 1 ? 'Nota de origem' : 'Notas de origem', altura)
  for (const nota of notas) {
    garantirEspaco(doc, altura)
    desenharNota(doc, nota, altura)
    doc.y += altura
  }
}

function desenharNota(doc: Documento, nota: NotaDoEspelho, altura: number): void {
  const { pdf, y } = doc
  pdf
    .roundedRect(doc.esquerda, y, doc.largura, altura - 6, 4)
    .lineWidth(0.6)
    .stroke(CORES.linha)
  const lado = { x: doc.esquerda + 10, largura: 140 }
  escrever(pdf, `NF-e ${nota.numero}`, { ...lado, y: y + 7 }, { tamanho: 11, peso: 'seminegrito' })
  escrever(pdf, `Série ${nota.serie}`, { ...lado, y: y + 23 }, { tamanho: 8.5 })
  escrever(pdf, `Emitida em ${formatarData(nota.emissao)}`, { ...lado, y: y + 35 }, { tamanho: 8.5 })

  const direita = doc.esquerda + doc.largura - 4
  const barras = { x: direita - BARRAS.largura, largura: BARRAS.largura, alinhar: 'centro' as const }
  if (!nota.chave || !CHAVE.test(nota.chave)) {
    const texto = nota.chave ? `Chave de acesso: ${nota.chave}` : 'Chave de acesso não informada'
    escrever(pdf, texto, { ...barras, y: y + 20 }, { tamanho: 9, cor: CORES.suave })
    return
  }
  desenharCodigoDeBarras(pdf, nota.chave, { x: barras.x, y: y + 6, ...BARRAS })
  const emGrupos = nota.chave.replace(/(.{4})(?!$)/g, '$1 ')
  escrever(pdf, emGrupos, { ...barras, y: y + BARRAS.altura + 8 }, { tamanho: 8.8, digitosIguais: true })
}

async function desenharItens(doc: Documento, itens: readonly ItemCalculado[], casas: number): Promise<void> {
  secao(doc, 'Itens a devolver', 60)
  if (itens.length === 0) {
    paragrafo(doc, 'Nenhum item autorizado para devolução.', { cor: CORES.suave })
    return
  }
  const situacoes = new Set(itens.map(nomeDaQuantidade))
  const misturadas = situacoes.size > 1
  await desenharTabela(
    doc,
    [
      { titulo: 'Código', largura: 52 },
      { titulo: 'Descrição' },
      { titulo: 'NF/série', largura: 54 },
      { titulo: 'Un.', largura: 28 },
      {
        titulo: misturadas ? 'Quantidade' : `Quantidade ${[...situacoes].join()}`,
        largura: 58,
        numero: true,
      },
      { titulo: 'Unitário sem imposto (R$)', largura: 64, numero: true },
      { titulo: 'Unitário (R$)', largura: 60, numero: true },
      { titulo: 'Total (R$)', largura: 62, numero: true },
    ],
    itens.map((item) => [
      item.codigo,
      item.descricao,
      `${item.nota.numero}/${item.nota.serie}`,
      item.unidade,
      formatarNumero(item.quantidade) + (misturadas ? `\n${nomeDaQuantidade(item)}` : ''),
      item.valorSemImposto === null ? SEM_VALOR : formatarPreco(item.valorSemImposto, casas),
      formatarPreco(item.valorUnitario, casas),
      formatarNumero(item.total, casas),
    ]),
  )
  desenharTotais(doc, itens, casas)
}

const nomeDaQuantidade = ({ analisado }: ItemCalculado) => (analisado ? 'autorizada' : 'solicitada')

// A price with more decimals than the setting must go to the invoice whole, or its total would differ.
function formatarPreco(valor: string, casas: number): string {
  const todas = arredondar(valor, MAIORES_CASAS_DO_PRECO).decimalPlaces()
  return formatarNumero(valor, Math.max(todas, casas))
}

function desenharTotais(doc: Documento, itens: readonly ItemCalculado[], casas: number): void {
  const semImposto = itens.map(({ totalSemImposto }) => totalSemImposto).filter((total) => total !== null)
  const completo = semImposto.length === itens.length
  const totais = [
    ['Quantidade de itens', formatarNumero(itens.length)],
    ['Total sem impostos', completo ? formatarDinheiro(somar(...semImposto), casas) : SEM_VALOR],
    ['Total da devolução', formatarDinheiro(somar(...itens.map(({ total }) => total)), casas)],
  ] as const
  garantirEspaco(doc, totais.length * 15 + 8)
  doc.y += 6
  for (const [i, [rotulo, valor]] of totais.entries()) {
    const forte = i === totais.length - 1
    const lugar = { x: doc.esquerda + doc.largura - 324, y: doc.y, largura: 320 }
    const estilo = { tamanho: forte ? 11 : 9, peso: forte ? ('negrito' as const) : ('regular' as const) }
    escrever(doc.pdf, rotulo, lugar, forte ? estilo : { ...estilo, cor: CORES.suave })
    doc.y += escrever(doc.pdf, valor, { ...lugar, alinhar: 'direita' }, estilo) + 2
  }
}

async function desenharNegados(doc: Documento, itens: readonly ItemCalculado[]): Promise<void> {
  if (itens.length === 0) return
  secao(doc, 'Itens não autorizados: não inclua na nota de devolução', 60)
  await desenharTabela(
    doc,
    [
      { titulo: 'Código', largura: 52 },
      { titulo: 'Descrição' },
      { titulo: 'NF/série', largura: 54 },
      { titulo: 'Un.', largura: 28 },
      { titulo: 'Quantidade solicitada', largura: 64, numero: true },
    ],
    itens.map((item) => [
      item.codigo,
      item.descricao,
      `${item.nota.numero}/${item.nota.serie}`,
      item.unidade,
      formatarNumero(item.quantidadeSolicitada),
    ]),
  )
}

function desenharTextos(doc: Documento, dados: DadosDoEspelho): void {
  const texto = informacoesComplementares(dados)
  const estilo = { tamanho: 8.5 }
  const linhas = quebrarLinhas(doc.pdf, texto, doc.largura, estilo).length
  // What will be selected and copied stays on one page, unless it is long enough to fill one.
  secao(doc, 'Para preencher na nota de devolução', Math.min(52 + linhas * alturaDaLinha(estilo), 300))
  const umaSo = dados.notas.length === 1
  desenharCampos(doc, [
    { rotulo: 'Natureza da operação', valor: NATUREZA },
    { rotulo: 'Finalidade da emissão', valor: '4 – Devolução de mercadoria' },
    {
      rotulo: 'Documentos fiscais referenciados',
      valor: umaSo ? 'Chave da nota de origem' : 'Chaves das notas de origem',
    },
  ])
  paragrafo(doc, 'Informações complementares', { tamanho: 7, cor: CORES.suave })
  paragrafo(doc, texto, estilo)
}

function informacoesComplementares({ notas, protocolo }: DadosDoEspelho): string {
  const referencias = notas.map(({ numero, serie, emissao, chave }) => {
    const nota = `nº ${numero}, série ${serie}, de ${formatarData(emissao)}`
    return chave ? `${nota}, chave de acesso ${chave}` : nota
  })
  const inicio = notas.length === 1 ? 'Devolução referente à NF-e' : 'Devolução referente às NF-e'
  const devolucao = notas.length === 0 ? NATUREZA : `${inicio} ${referencias.join('; ')}`
  return `${devolucao}. Protocolo de atendimento: ${protocolo}.`
}
