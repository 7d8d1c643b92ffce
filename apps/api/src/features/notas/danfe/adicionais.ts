import { formatarDocumento } from '@balcao/dominio/brasil/documento'
import { formatarChave } from '@balcao/dominio/notas/chave'
import { MM } from '../../../platform/pdf/documento.ts'
import { caixa, type Folha, PRETO, RECHEIO, titulo } from '../../../platform/pdf/folha.ts'
import { alturaDaLinha, type Estilo, escreverLinhas, quebrarLinhas } from '../../../platform/pdf/texto.ts'
import type { NotaImpressa } from './nota-impressa.ts'

const TEXTO = { tamanho: 6.4, cor: PRETO } satisfies Estilo
const ROTULO = { tamanho: 5, cor: PRETO } satisfies Estilo
const LARGURA_DO_FISCO = 62 * MM
const MENOR_ALTURA = 24 * MM
const MAIOR_ALTURA = 52 * MM
const ALTURA_DO_TITULO = 12
const MARGENS = 6

const alturaDosTextos = (linhas: number) => linhas * alturaDaLinha(TEXTO) + alturaDaLinha(ROTULO) + MARGENS

/** What the issuer wrote, broken for its box, and how much of it the first page takes. */
export function medirAdicionais(folha: Folha, nota: NotaImpressa) {
  const largura = folha.largura - LARGURA_DO_FISCO - 2 * RECHEIO
  const linhas = quebrarLinhas(folha.pdf, textoDosAdicionais(nota), largura, TEXTO)
  const altura = Math.min(Math.max(alturaDosTextos(linhas.length), MENOR_ALTURA), MAIOR_ALTURA)
  const cabem = Math.floor((altura - alturaDosTextos(0)) / alturaDaLinha(TEXTO))
  return {
    altura: altura + ALTURA_DO_TITULO,
    daPrimeira: linhas.slice(0, cabem),
    restantes: linhas.slice(cabem).join('\n'),
  }
}

export function desenharAdicionais(folha: Folha, linhas: readonly string[], altura: number): void {
  const fim = folha.y + altura
  titulo(folha, 'DADOS ADICIONAIS')
  const { esquerda, largura, y } = folha
  const textos = { x: esquerda, y, largura: largura - LARGURA_DO_FISCO, altura: fim - y }
  escreverQuadro(folha, textos, 'INFORMAÇÕES COMPLEMENTARES', linhas)
  const fisco = { ...textos, x: esquerda + textos.largura, largura: LARGURA_DO_FISCO }
  escreverQuadro(folha, fisco, 'RESERVADO AO FISCO', [])
  folha.y = fim
}

/** What the first page did not take, across the page and over as many as it needs. */
export function continuarAdicionais(folha: Folha, texto: string, novaFolha: () => void): void {
  let linhas = quebrarLinhas(folha.pdf, texto, folha.largura - 2 * RECHEIO, TEXTO)
  while (linhas.length > 0) {
    const livre = folha.base - folha.y - ALTURA_DO_TITULO
    const cabem = Math.floor((livre - alturaDosTextos(0)) / alturaDaLinha(TEXTO))
    if (cabem < Math.min(linhas.length, 5)) {
      novaFolha()
      continue
    }
    const daqui = linhas.slice(0, cabem)
    titulo(folha, 'DADOS ADICIONAIS (CONTINUAÇÃO)')
    const { esquerda: x, largura, y } = folha
    const altura = alturaDosTextos(daqui.length)
    escreverQuadro(folha, { x, y, largura, altura }, 'INFORMAÇÕES COMPLEMENTARES', daqui)
    folha.y = y + altura
    linhas = linhas.slice(cabem)
  }
}

function escreverQuadro(
  folha: Folha,
  area: Parameters<typeof caixa>[1],
  rotulo: string,
  linhas: readonly string[],
): void {
  caixa(folha, area)
  const lugar = { x: area.x + RECHEIO, largura: area.largura - 2 * RECHEIO }
  const y = area.y + 1 + escreverLinhas(folha.pdf, [rotulo], { ...lugar, y: area.y + 1 }, ROTULO)
  escreverLinhas(folha.pdf, linhas, { ...lugar, y }, TEXTO)
}

function textoDosAdicionais(nota: NotaImpressa): string {
  const { informacoesDoFisco, informacoes, referenciadas, retirada, entrega } = nota
  return [
    informacoesDoFisco && `Informações adicionais de interesse do Fisco: ${informacoesDoFisco}`,
    informacoes,
    referenciadas.length > 0 && `NF-e referenciadas: ${referenciadas.map(formatarChave).join('; ')}`,
    local('Local de retirada', retirada),
    local('Local de entrega', entrega),
  ]
    .filter(Boolean)
    .join('\n')
}

function local(nome: string, lugar: NotaImpressa['entrega']): string {
  if (!lugar) return ''
  const { documento, logradouro, bairro, municipio, uf } = lugar
  const onde = [logradouro, bairro, `${municipio}/${uf}`].filter(Boolean).join(', ')
  return `${nome}: ${[lugar.nome, formatarDocumento(documento), onde].filter(Boolean).join(' - ')}`
}
