/** id-data of CMS, after which the message itself stands. */
const DADOS = Buffer.from([0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x01])
const OCTETOS = 0x04
const OCTETOS_EM_PEDACOS = 0x24
const EXPLICITO = 0xa0
const MAIS_FUNDO = 5

type Parte = { marca: number; inicio: number; fim: number; depois: number }

/** One element of BER; of unknown length, it goes to the end of what is around it. */
function parte(bytes: Buffer, em: number, limite: number): Parte | null {
  const marca = bytes[em]
  const primeiro = bytes[em + 1]
  if (marca === undefined || primeiro === undefined || em + 2 > limite) return null
  if (primeiro === 0x80) return { marca, inicio: em + 2, fim: limite, depois: limite }
  const quantos = primeiro < 0x80 ? 0 : primeiro & 0x7f
  if (quantos > 4) return null
  const tamanho = quantos === 0 ? primeiro : bytes.readUIntBE(em + 2, quantos)
  const inicio = em + 2 + quantos
  const fim = inicio + tamanho
  return fim > limite ? null : { marca, inicio, fim, depois: fim }
}

function octetos(bytes: Buffer, em: number, limite: number, fundo = 0): Buffer[] {
  const achados: Buffer[] = []
  for (let aqui = em; aqui < limite && fundo < MAIS_FUNDO; ) {
    const uma = parte(bytes, aqui, limite)
    if (!uma || (uma.marca !== OCTETOS && uma.marca !== OCTETOS_EM_PEDACOS)) break
    if (uma.marca === OCTETOS) achados.push(bytes.subarray(uma.inicio, uma.fim))
    else achados.push(...octetos(bytes, uma.inicio, uma.fim, fundo + 1))
    aqui = uma.depois
  }
  return achados
}

/** ALC-02 The message inside an S/MIME packet (smime.p7m) that is signed and not enciphered; null when there is none to read. */
export function conteudoAssinado(pacote: Buffer): Buffer | null {
  const dados = pacote.indexOf(DADOS)
  const explicito = dados < 0 ? null : parte(pacote, dados + DADOS.length, pacote.length)
  if (explicito?.marca !== EXPLICITO) return null
  const dentro = Buffer.concat(octetos(pacote, explicito.inicio, explicito.fim))
  return dentro.length > 0 ? dentro : null
}
