import { Decimal, type Numerico } from '../formatos/decimal.ts'

const ARRANJO = 'br.gov.bcb.pix'
const REAL = '986'
const SEM_IDENTIFICADOR = '***'
const TAMANHO = { nome: 25, cidade: 15, txid: 25 } as const
const FIM = /6304([0-9A-F]{4})$/

/** Field, length in two digits, value. */
function campo(id: string, valor: string): string {
  if (valor.length === 0 || valor.length > 99)
    throw new RangeError(`campo ${id} do PIX com ${valor.length} caracteres`)
  return id + String(valor.length).padStart(2, '0') + valor
}

/** CRC16-CCITT (0x1021 from FFFF), over all there is before it. */
function crc16(texto: string): string {
  let crc = 0xffff
  for (const caractere of texto) {
    crc ^= caractere.charCodeAt(0) << 8
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

/** Only the letters that every bank's reader takes. */
const simples = (texto: string, tamanho: number) =>
  texto
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .slice(0, tamanho)
    .trim()

/** A key, paid as often as one likes, or the address of a charge, which a bank keeps and is paid once. */
type Destino = { chave: string; url?: never } | { url: string; chave?: never }
type Cobranca = Destino & { valor: Numerico; nome: string; cidade: string; txid?: string }

/** The BR Code of a payment: what the QR Code says, and what is copied and pasted. */
export function montarPix({ chave, url, valor, nome, cidade, txid }: Cobranca): string {
  const destino = url === undefined ? campo('01', chave) : campo('25', url)
  const identificador = url === undefined && txid ? simples(txid, TAMANHO.txid) : SEM_IDENTIFICADOR
  const codigo = [
    campo('00', '01'),
    campo('01', url === undefined ? '11' : '12'),
    campo('26', campo('00', ARRANJO) + destino),
    campo('52', '0000'),
    campo('53', REAL),
    campo('54', new Decimal(valor).toFixed(2)),
    campo('58', 'BR'),
    campo('59', simples(nome, TAMANHO.nome)),
    campo('60', simples(cidade, TAMANHO.cidade)),
    campo('62', campo('05', identificador)),
    '6304',
  ].join('')
  return codigo + crc16(codigo)
}

const CAMPO_DO_VALOR = '54'
const CAMPO_DO_CRC = '63'

type Devido = { valor: Numerico; total: Numerico }

/**
 * DOC-05 The BR Code of a title as it is paid today: of a late one, with fine and interest. While nothing is added it stays as the bank
 * made it. Null for a code that is not whole.
 */
export function pixDeHoje(codigo: string, { valor, total }: Devido): string | null {
  if (!pixValido(codigo)) return null
  return new Decimal(total).equals(valor) ? codigo : comValor(codigo, total)
}

function comValor(codigo: string, valor: Numerico): string {
  const campos = lerCampos(codigo) ?? []
  const novo = { id: CAMPO_DO_VALOR, valor: new Decimal(valor).toFixed(2) }
  // A code without an amount lets the payer write it, after the currency: fields are in the order of their numbers.
  const outros = campos.filter(({ id }) => id !== CAMPO_DO_VALOR && id !== CAMPO_DO_CRC)
  const antes = outros.filter(({ id }) => id < CAMPO_DO_VALOR)
  const depois = outros.filter(({ id }) => id > CAMPO_DO_VALOR)
  const semCrc = `${[...antes, novo, ...depois].map((um) => campo(um.id, um.valor)).join('')}6304`
  return semCrc + crc16(semCrc)
}

/** Whether a stored BR Code is whole: its fields end where they say, and its digits agree. */
export function pixValido(codigo: string): boolean {
  const [, digitos] = FIM.exec(codigo) ?? []
  return digitos === crc16(codigo.slice(0, -4)) && lerCampos(codigo) !== null && codigo.includes(ARRANJO)
}

function lerCampos(codigo: string): { id: string; valor: string }[] | null {
  const campos: { id: string; valor: string }[] = []
  let i = 0
  while (i < codigo.length) {
    const tamanho = codigo.slice(i + 2, i + 4)
    if (!/^\d{2}$/.test(tamanho)) return null
    campos.push({ id: codigo.slice(i, i + 2), valor: codigo.slice(i + 4, i + 4 + Number(tamanho)) })
    i += 4 + Number(tamanho)
  }
  return i === codigo.length ? campos : null
}
