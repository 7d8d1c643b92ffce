import { criarSorteio } from '../../sorteio.ts'
import { type Paleta, paletaDe } from './cores.ts'
import type { Etiqueta } from './desenho.ts'
import { DESENHOS } from './desenhos.ts'
import type { Forma } from './formas.ts'

type ProdutoDesenhado = { forma: Forma; cor: string; marca: string; descricao: string; tamanho: string }

const FONTE = 'font-family="Inter, Arial, sans-serif" text-anchor="middle"'
/** Width of an average letter against the font size. */
const LARGURA_DA_LETRA = 0.56
const LETRA = 10
const ENTRELINHA = 11
const DETALHES = [
  '#e8a33d',
  '#d9594c',
  '#5b9bd5',
  '#6bb36b',
  '#a678c9',
  '#e07fa0',
  '#3fa7a0',
  '#b08968',
  '#8c9eb5',
]

/** The picture of a product: its shape in the colours of its brand, with a label. A whole, inert SVG document. */
export function desenharProduto({ forma, cor, marca, descricao, tamanho }: ProdutoDesenhado): string {
  const paleta = paletaDe(cor)
  const { corpo, etiqueta } = DESENHOS[forma]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" role="img" aria-label="${escaparXml(`${descricao} ${marca} ${tamanho}`)}">` +
    `<rect width="240" height="240" fill="${paleta.fundo}"/>` +
    '<ellipse cx="120" cy="216" rx="84" ry="11" fill="#16181d" fill-opacity=".1"/>' +
    corpo(paleta) +
    desenharEtiqueta(etiqueta, paleta, marca, descricao) +
    desenharTamanho(paleta, tamanho) +
    '</svg>\n'
  )
}

function desenharEtiqueta(
  { x, y, largura, altura }: Etiqueta,
  paleta: Paleta,
  marca: string,
  descricao: string,
) {
  const centro = x + largura / 2
  const util = largura - 8
  const nome = y + 29
  const faixa = y + altura - 8
  // Between the brand and the band: as many lines as fit.
  const maximoDeLinhas = Math.floor((faixa - nome - 3) / ENTRELINHA)
  const linhas = quebrar(descricao, Math.floor(util / (LETRA * LARGURA_DA_LETRA)), maximoDeLinhas)
  const folga = (faixa - nome - linhas.length * ENTRELINHA) / 2
  const texto = (conteudo: string, topo: number, tamanho: number, estilo: string) =>
    `<text x="${centro}" y="${arredondar(topo)}" ${FONTE} font-size="${tamanho}" ${estilo}>${escaparXml(conteudo)}</text>`
  return (
    `<rect x="${x}" y="${y}" width="${largura}" height="${altura}" rx="8" fill="#fff"/>` +
    `<path fill="${corDoDetalhe(descricao)}" d="M${x} ${faixa}h${largura}a8 8 0 0 1-8 8h-${largura - 16}a8 8 0 0 1-8-8z"/>` +
    `<circle cx="${centro}" cy="${y}" r="14" fill="${paleta.escura}" stroke="#fff" stroke-width="2.5"/>` +
    texto(marca.charAt(0).toUpperCase(), y + 5.5, 16, 'font-weight="700" fill="#fff"') +
    texto(marca, nome, tamanhoDaLetra(marca, util, 15), `font-weight="700" fill="${paleta.escura}"`) +
    linhas
      .map((linha, i) => texto(linha, nome + folga + ENTRELINHA * (i + 0.8), LETRA, 'fill="#343a40"'))
      .join('')
  )
}

/** Tells the products of one brand apart, as the colour of a flavour does on a shelf. */
function corDoDetalhe(descricao: string): string {
  return criarSorteio(descricao).um(DETALHES)
}

function desenharTamanho(paleta: Paleta, tamanho: string): string {
  const largura = arredondar(tamanho.length * 11 * LARGURA_DA_LETRA + 18)
  const x = 232 - largura
  return (
    `<rect x="${x}" y="8" width="${largura}" height="20" rx="10" fill="${paleta.escura}"/>` +
    `<text x="${arredondar(x + largura / 2)}" y="22" ${FONTE} font-size="11" font-weight="600" fill="#fff">${escaparXml(tamanho)}</text>`
  )
}

const arredondar = (valor: number) => Math.round(valor * 10) / 10

const tamanhoDaLetra = (texto: string, largura: number, maximo: number) =>
  Math.min(maximo, arredondar(largura / (texto.length * LARGURA_DA_LETRA)))

/** Words into lines of so many letters; what does not fit ends in an ellipsis. */
export function quebrar(texto: string, letras: number, maximoDeLinhas: number): string[] {
  const linhas: string[] = []
  for (const palavra of texto.split(' ')) {
    const atual = linhas.at(-1)
    if (atual !== undefined && atual.length + 1 + palavra.length <= letras)
      linhas[linhas.length - 1] = `${atual} ${palavra}`
    else linhas.push(palavra)
  }
  if (linhas.length <= maximoDeLinhas) return linhas
  const visiveis = linhas.slice(0, maximoDeLinhas)
  return visiveis.map((linha, i) => (i === maximoDeLinhas - 1 ? `${linha.slice(0, letras - 1)}…` : linha))
}

const ENTIDADES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function escaparXml(texto: string): string {
  return texto.replace(/[&<>"']/g, (caractere) => ENTIDADES[caractere] ?? caractere)
}
