export type EntradaDoZip = { nome: string; tamanho: number }

const FIM_DO_DIRETORIO = 0x06054b50
const ENTRADA_DO_DIRETORIO = 0x02014b50
const BYTES_DO_FIM = 22
const BYTES_DA_ENTRADA = 46
const MAIOR_COMENTARIO = 0xffff
/** Says "see the zip64 record": no office document is that large. */
const ZIP64 = 0xffffffff

/** What the central directory of a zip lists, without expanding anything; null when it is not a sound one. */
export function listarZip(bytes: Uint8Array): EntradaDoZip[] | null {
  const visao = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const fim = posicaoDoFim(visao)
  if (fim === null) return null
  const quantidade = visao.getUint16(fim + 10, true)
  let posicao = visao.getUint32(fim + 16, true)

  const entradas: EntradaDoZip[] = []
  for (let i = 0; i < quantidade; i++) {
    if (posicao + BYTES_DA_ENTRADA > fim || visao.getUint32(posicao, true) !== ENTRADA_DO_DIRETORIO)
      return null
    const tamanho = visao.getUint32(posicao + 24, true)
    if (tamanho === ZIP64) return null
    const inicioDoNome = posicao + BYTES_DA_ENTRADA
    const fimDoNome = inicioDoNome + visao.getUint16(posicao + 28, true)
    if (fimDoNome > fim) return null
    entradas.push({
      nome: new TextDecoder().decode(bytes.subarray(inicioDoNome, fimDoNome)),
      tamanho,
    })
    posicao = fimDoNome + visao.getUint16(posicao + 30, true) + visao.getUint16(posicao + 32, true)
  }
  return entradas
}

/** The record at the very end, before a comment of unknown length; the comment must end exactly with the file. */
function posicaoDoFim(visao: DataView): number | null {
  const ultima = visao.byteLength - BYTES_DO_FIM
  for (let posicao = ultima; posicao >= Math.max(0, ultima - MAIOR_COMENTARIO); posicao--) {
    const achou = visao.getUint32(posicao, true) === FIM_DO_DIRETORIO
    if (achou && visao.getUint16(posicao + 20, true) === ultima - posicao) return posicao
  }
  return null
}
