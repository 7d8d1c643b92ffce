import { ESTADOS } from '../brasil/estados.ts'
import type { ReferenciaComercial } from './formulario.ts'

const TELEFONE = /(?:\+?55[\s.-]*)?\(?\d{2}\)?[\s.-]*9?\d{4}[\s.-]?\d{4}(?!\d)/
const SEPARADOR = /[,;|\t]|\s+[-–·]\s+/
const CIDADE_E_UF = /^(.+?)\s*[/–-]\s*([a-z]{2})$/i
const DIGITOS_COM_PAIS = 12

const siglas: ReadonlySet<string> = new Set(ESTADOS.map(({ sigla }) => sigla))
const sigla = (texto = ''): string => (siglas.has(texto.toUpperCase()) ? texto.toUpperCase() : '')

/** CAD-08 'Atacado Campinas, (19) 3232-0000, Campinas/SP': what of a reference is understood, as it is typed or pasted. */
export function lerReferencia(linha: string): ReferenciaComercial {
  const discado = TELEFONE.exec(linha)
  const digitos = discado?.[0].replace(/\D/g, '') ?? ''
  const partes = (discado ? linha.replace(discado[0], ',') : linha)
    .split(SEPARADOR)
    .map((parte) => parte.trim())
    .filter(Boolean)
  const [nome = '', ...lugar] = partes
  const ultima = lugar.at(-1) ?? ''
  const juntos = CIDADE_E_UF.exec(ultima)
  const uf = sigla(juntos?.[2]) || sigla(ultima)
  const cidade = juntos && uf ? juntos[1] : uf ? lugar.at(-2) : ultima
  return {
    nome,
    telefone: digitos.length >= DIGITOS_COM_PAIS ? digitos.slice(2) : digitos,
    cidade: cidade ?? '',
    uf,
  }
}
