import { acrescentarPagina, type Documento, desenharDocumento, MM } from '../../../platform/pdf/documento.ts'
import type { Area, Folha } from '../../../platform/pdf/folha.ts'
import { escreverLinhas } from '../../../platform/pdf/texto.ts'
import { continuarAdicionais, desenharAdicionais, medirAdicionais } from './adicionais.ts'
import {
  desenharDestinatario,
  desenharFatura,
  desenharImposto,
  desenharIssqn,
  desenharTransporte,
} from './blocos.ts'
import { desenharCanhoto, desenharIdentificacao, escreverNumeracao } from './cabecalho.ts'
import { numeroDaNota } from './escrita.ts'
import type { NotaImpressa } from './nota-impressa.ts'
import { desenharProdutos } from './produtos.ts'

const MARGEM = 6 * MM
const HOMOLOGACAO = '2'
const AUTORIZADAS = ['100', '150']
const MARCA = 'SEM VALOR FISCAL'
const CINZA = '#e2e2e2'

/** DOC-04: the paper that goes with the goods, made from the XML alone, as a PDF that anyone can print. */
export function desenharDanfe(nota: NotaImpressa, agora: Date): Promise<Buffer> {
  const dados = {
    titulo: `DANFE - NF-e ${numeroDaNota(nota.numero)}`,
    autor: nota.emitente.nome,
    criadoEm: agora,
    margem: MARGEM,
    semRodape: true,
  }
  return desenharDocumento(dados, (documento) => encherDanfe(documento, nota))
}

async function encherDanfe(documento: Documento, nota: NotaImpressa): Promise<void> {
  const folha = abrirFolha(documento)
  const numeracoes: Area[] = []
  const identificar = () => {
    marcar(documento, nota)
    if (numeracoes.length === 0) desenharCanhoto(folha, nota)
    numeracoes.push(desenharIdentificacao(folha, nota))
  }
  const novaFolha = () => {
    acrescentarPagina(documento.pdf)
    Object.assign(folha, { y: documento.topo, base: documento.base })
    identificar()
  }

  identificar()
  desenharDestinatario(folha, nota)
  desenharFatura(folha, nota)
  desenharImposto(folha, nota)
  desenharTransporte(folha, nota)
  desenharIssqn(folha, nota)
  const adicionais = medirAdicionais(folha, nota)
  const doFim = { ...folha, y: documento.base - adicionais.altura }
  desenharAdicionais(doFim, adicionais.daPrimeira, adicionais.altura)
  folha.base = documento.base - adicionais.altura
  await desenharProdutos(folha, nota, novaFolha)
  if (adicionais.restantes) continuarAdicionais(folha, adicionais.restantes, novaFolha)

  for (const [i, area] of numeracoes.entries()) {
    documento.pdf.switchToPage(i)
    escreverNumeracao(documento.pdf, area, i + 1, numeracoes.length)
  }
}

const abrirFolha = ({ pdf, esquerda, largura, topo, base }: Documento): Folha => ({
  pdf,
  esquerda,
  largura,
  y: topo,
  base,
})

/** Across the page and under everything, on what was issued for tests or never authorised. */
function marcar({ pdf }: Documento, { ambiente, protocolo }: NotaImpressa): void {
  const vale = ambiente !== HOMOLOGACAO && protocolo !== null && AUTORIZADAS.includes(protocolo.status)
  if (vale) return
  const { width, height } = pdf.page
  pdf.save().rotate(-52, { origin: [width / 2, height / 2] })
  escreverLinhas(
    pdf,
    [MARCA],
    { x: 0, y: height / 2 - 50, largura: width, alinhar: 'centro' },
    { tamanho: 64, peso: 'negrito', cor: CINZA },
  )
  pdf.restore()
}
