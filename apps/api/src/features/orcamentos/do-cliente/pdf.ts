import { formatarDocumento, tipoDeDocumento } from '@balcao/dominio/brasil/documento'
import { formatarTelefone } from '@balcao/dominio/brasil/telefone'
import { emDias, plural } from '@balcao/dominio/formatos/contagem'
import { formatarDinheiro, formatarNumero, formatarPrecoUnitario } from '@balcao/dominio/formatos/dinheiro'
import type { DocumentoDoCliente, ItemDoCliente } from '@balcao/dominio/orcamentos/do-cliente'
import { textoDosInformados } from '@balcao/dominio/orcamentos/linhas-dos-totais'
import { desenharCampos, desenharQuadros } from '../../../platform/pdf/campos.ts'
import { type Documento, desenharDocumento, paragrafo, secao } from '../../../platform/pdf/documento.ts'
import { desenharTabela } from '../../../platform/pdf/tabela.ts'
import { alturaDaLinha, CORES, type Estilo, escrever } from '../../../platform/pdf/texto.ts'
import { desenharMarca, type Marca } from './marca-pdf.ts'
import type { Papel } from './papel.ts'
import { desenharTotais } from './totais-pdf.ts'

const NAO_INFORMADO = 'Não informado'
// What must come along with the heading of the items: their header and a couple of them.
const ALTURA_DE_ALGUNS_ITENS = 60

/** VEN-02 What the customer gets: the quote, or the order, on paper, with the face of the business. */
export function desenharPapel(
  documento: DocumentoDoCliente,
  papel: Papel,
  marca: Marca,
  em: Date,
): Promise<Buffer> {
  const { nome } = papel
  const ressalva = papel.ressalva === null ? [] : [papel.ressalva]
  const folha = {
    titulo: nome,
    autor: documento.emitente.razSoc,
    criadoEm: em,
    rodape: [nome, ...ressalva, marca.nome, ...(papel.rodape === null ? [] : [papel.rodape])].join(' · '),
    continuacao: [nome, ...ressalva, documento.cliente.razSoc].join(' · '),
  }
  return desenharDocumento(folha, async (doc) => {
    desenharMarca(doc, marca, { ...papel, feitoEm: documento.feitoEm })
    for (const texto of ressalva) desenharRessalva(doc, texto)
    desenharPartes(doc, documento)
    desenharCondicoes(doc, documento, papel.situacoes)
    await desenharItens(doc, documento)
    desenharTotais(doc, documento)
    if (papel.naoAtendidos.length > 0) await desenharNaoAtendidos(doc, papel.naoAtendidos)
    desenharObservacoes(doc, documento, papel.ultimaLinha)
  })
}

const RESSALVA = { tamanho: 13, peso: 'negrito' } satisfies Estilo

/** Framed over the whole width, above everything that is promised. */
function desenharRessalva(doc: Documento, texto: string): void {
  const altura = alturaDaLinha(RESSALVA) + 12
  doc.pdf.rect(doc.esquerda, doc.y, doc.largura, altura).lineWidth(1.2).stroke(CORES.tinta)
  const lugar = { x: doc.esquerda, y: doc.y + 6, largura: doc.largura, alinhar: 'centro' as const }
  escrever(doc.pdf, texto.toLocaleUpperCase('pt-BR'), lugar, RESSALVA)
  doc.y += altura + 10
}

function desenharPartes(doc: Documento, { cliente, emitente, vendedor, entrega }: DocumentoDoCliente): void {
  const documento = (valor: string) => ({
    rotulo: tipoDeDocumento(valor) ?? 'Documento',
    valor: formatarDocumento(valor),
  })
  const telefone = (valor: string | null) => (valor ? formatarTelefone(valor) : NAO_INFORMADO)
  desenharQuadros(doc, [
    {
      titulo: 'Cliente',
      filas: [
        [{ rotulo: 'Razão social', valor: cliente.razSoc, peso: 'seminegrito' }],
        [documento(cliente.cnpj), { rotulo: 'Nome fantasia', valor: cliente.fant || NAO_INFORMADO }],
        [{ rotulo: 'Endereço', valor: cliente.endereco }],
        [{ rotulo: 'Entrega em', valor: entrega }],
      ],
    },
    {
      titulo: 'Quem vende',
      filas: [
        [{ rotulo: 'Razão social', valor: emitente.razSoc, peso: 'seminegrito' }],
        [documento(emitente.cnpj), { rotulo: 'Telefone', valor: telefone(emitente.telefone) }],
        [{ rotulo: 'Endereço', valor: emitente.endereco }],
        [
          { rotulo: 'Seu contato', valor: vendedor.nome, peso: 'seminegrito' },
          { rotulo: 'Telefone', valor: telefone(vendedor.telefone ?? emitente.telefone) },
        ],
        [{ rotulo: 'E-mail', valor: vendedor.email }],
      ],
    },
  ])
  doc.y += 8
}

function desenharCondicoes(
  doc: Documento,
  { plano, cobranca, frete, ordComp }: DocumentoDoCliente,
  situacoes: Papel['situacoes'],
): void {
  const prazo = frete.prazo === null ? [] : [emDias(frete.prazo)]
  desenharCampos(doc, [
    { rotulo: 'Pagamento', valor: plano, peso: 'seminegrito' },
    { rotulo: 'Cobrança', valor: cobranca, peso: 'seminegrito' },
    {
      rotulo: 'Frete',
      valor: [frete.tipo, frete.transportadora, ...prazo].filter(Boolean).join(' · '),
      peso: 'seminegrito',
    },
    ...(ordComp ? [{ rotulo: 'Ordem de compra', valor: ordComp }] : []),
  ])
  if (situacoes.length > 0) desenharCampos(doc, [...situacoes])
}

async function desenharItens(doc: Documento, { itens, casas }: DocumentoDoCliente): Promise<void> {
  secao(doc, plural(itens.length, 'item', 'itens'), ALTURA_DE_ALGUNS_ITENS)
  await desenharTabela(
    doc,
    [
      { titulo: '#', largura: 26, numero: true },
      { titulo: 'Código', largura: 56 },
      { titulo: 'Produto' },
      { titulo: 'Emb.', largura: 34 },
      { titulo: 'Qtde', largura: 46, numero: true },
      { titulo: 'Unitário', largura: 66, numero: true },
      { titulo: 'Impostos', largura: 78, numero: true },
      { titulo: 'Total', largura: 72, numero: true },
    ],
    itens.map((item) => [
      String(item.numero),
      item.codigo,
      item.bonificado ? `${item.descricao}\nBonificação: não é cobrado` : item.descricao,
      item.emb,
      formatarNumero(item.qtde),
      formatarPrecoUnitario(item.vlUnit, casas),
      item.impostos.map(({ nome, valor }) => `${nome} ${formatarDinheiro(valor, casas)}`).join('\n'),
      formatarDinheiro(item.vlTot, casas),
    ]),
  )
}

/** What was ordered and the stock did not serve: not in the total. */
async function desenharNaoAtendidos(doc: Documento, itens: readonly ItemDoCliente[]): Promise<void> {
  doc.y += 8
  secao(doc, 'Não atendidos: não entram no total', ALTURA_DE_ALGUNS_ITENS)
  await desenharTabela(
    doc,
    [
      { titulo: 'Código', largura: 56 },
      { titulo: 'Produto' },
      { titulo: 'Emb.', largura: 34 },
      { titulo: 'Qtde', largura: 46, numero: true },
    ],
    itens.map(({ codigo, descricao, emb, qtde }) => [codigo, descricao, emb, formatarNumero(qtde)]),
  )
}

function desenharObservacoes(
  doc: Documento,
  documento: DocumentoDoCliente,
  ultimaLinha: string | null,
): void {
  const { obsCliente, obsEntrega } = documento
  const escrita = [
    ['Observações', obsCliente],
    ['Observações da entrega', obsEntrega],
  ] as const
  for (const [titulo, texto] of escrita) {
    if (!texto) continue
    secao(doc, titulo, 20)
    paragrafo(doc, texto)
  }
  doc.y += 10
  const rodape = [textoDosInformados(documento), ultimaLinha]
  for (const texto of rodape) if (texto) paragrafo(doc, texto, { tamanho: 8, cor: CORES.suave })
}
