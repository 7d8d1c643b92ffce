import { inflateSync } from 'node:zlib'

const CABECALHO_WOFF = 44
const REGISTRO_WOFF = 20
const CABECALHO_SFNT = 12
const REGISTRO_SFNT = 16

const emQuatro = (tamanho: number) => Math.ceil(tamanho / 4) * 4

/**
 * The plain font inside a WOFF 1.0: the same tables, no longer compressed. pdfkit reads WOFF too, but expands the whole
 * outline table again for every glyph, which makes a page cost half a second.
 */
export function expandirWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('A fonte não é WOFF 1.0')
  const quantas = woff.readUInt16BE(12)
  const tabelas = Array.from({ length: quantas }, (_, i) => {
    const registro = CABECALHO_WOFF + i * REGISTRO_WOFF
    const inicio = woff.readUInt32BE(registro + 4)
    const comprimido = woff.readUInt32BE(registro + 8)
    const tamanho = woff.readUInt32BE(registro + 12)
    const guardado = woff.subarray(inicio, inicio + comprimido)
    return {
      nome: woff.subarray(registro, registro + 4),
      soma: woff.readUInt32BE(registro + 16),
      conteudo: comprimido < tamanho ? inflateSync(guardado) : guardado,
    }
  })
  const inicioDasTabelas = CABECALHO_SFNT + quantas * REGISTRO_SFNT
  const total = tabelas.reduce((soma, { conteudo }) => soma + emQuatro(conteudo.length), inicioDasTabelas)
  const sfnt = Buffer.alloc(total)
  const maiorPotencia = Math.floor(Math.log2(quantas))
  woff.copy(sfnt, 0, 4, 8)
  sfnt.writeUInt16BE(quantas, 4)
  sfnt.writeUInt16BE(2 ** maiorPotencia * REGISTRO_SFNT, 6)
  sfnt.writeUInt16BE(maiorPotencia, 8)
  sfnt.writeUInt16BE((quantas - 2 ** maiorPotencia) * REGISTRO_SFNT, 10)
  let posicao = inicioDasTabelas
  for (const [i, { nome, soma, conteudo }] of tabelas.entries()) {
    const registro = CABECALHO_SFNT + i * REGISTRO_SFNT
    nome.copy(sfnt, registro)
    sfnt.writeUInt32BE(soma, registro + 4)
    sfnt.writeUInt32BE(posicao, registro + 8)
    sfnt.writeUInt32BE(conteudo.length, registro + 12)
    conteudo.copy(sfnt, posicao)
    posicao += emQuatro(conteudo.length)
  }
  return sfnt
}
