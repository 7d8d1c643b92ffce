/** What the server that received a message says of its sender (DMARC, or DKIM and SPF of the sender's own domain). */
export type Autenticacao = 'PASSOU' | 'FALHOU' | 'NAO_DITA'

type Caso = {
  /** The values of `Authentication-Results`, as they stand in the message: the topmost first. */
  carimbos: readonly string[]
  /** How our server names itself in them (authserv-id); empty where it writes none. */
  servidor: string
  de: string
}

/** One stamp: its results, and whether what the sender left open in it may pretend to be one of them. */
type Carimbo = { ditos: string[]; fechado: boolean }

/**
 * ALC-02 Anybody may write such a header; ours is put above whatever came, so that only the topmost of our server's that speaks of
 * DMARC is believed. One that passed for another domain than the sender's proves nothing of this sender. Where the domain publishes
 * no policy, a signature (DKIM) or an origin (SPF) of its own domain proves as much, said by the topmost stamp alone.
 */
export function autenticacaoDoRemetente({ carimbos, servidor, de }: Caso): Autenticacao {
  const nosso = servidor.trim().toLowerCase()
  if (nosso === '') return 'NAO_DITA'
  const nossos = carimbos.flatMap((carimbo) => {
    const { ditos, fechado } = partes(carimbo)
    return ditos[0]?.split(/\s/)[0] === nosso ? [{ ditos: ditos.slice(1), fechado }] : []
  })
  const dominio = dominioDe(de)
  const doDmarc = nossos.find(({ ditos }) => ditos.some(ehDmarc))
  const pelaPolitica = doDmarc ? peloDmarc(doDmarc, dominio) : 'NAO_DITA'
  return pelaPolitica === 'NAO_DITA' && nossos[0] ? peloDominio(nossos[0], dominio) : pelaPolitica
}

const dominioDe = (endereco: string) => endereco.slice(endereco.lastIndexOf('@') + 1)
const ehDmarc = (dito: string) => /^dmarc\s*=/.test(dito)

function peloDmarc({ ditos, fechado }: Carimbo, dominio: string): Autenticacao {
  const dita = ditos
    .filter(ehDmarc)
    .map((dito) => resultado(dito, dominio))
    .reduce(pior)
  return dita === 'PASSOU' && !fechado ? 'NAO_DITA' : dita
}

const pior = (a: Autenticacao, b: Autenticacao): Autenticacao =>
  (['FALHOU', 'NAO_DITA', 'PASSOU'] as const).find((um) => um === a || um === b) ?? a

function resultado(dito: string, doRemetente: string): Autenticacao {
  const valor = /^dmarc\s*=\s*([a-z]+)/.exec(dito)?.[1]
  if (valor !== 'pass') return valor === 'fail' ? 'FALHOU' : 'NAO_DITA'
  const dominio = /\sheader\.from\s*=\s*(?:[^\s@]*@)?([^\s@]+)/.exec(dito)?.[1]
  if (dominio === undefined) return 'NAO_DITA'
  return dominio === doRemetente ? 'PASSOU' : 'FALHOU'
}

const PROVAS = [
  [/^dkim\s*=\s*pass\b/, /\sheader\.(?:d|i)\s*=\s*(?:[^\s@]*@)?([^\s@]+)/],
  [/^spf\s*=\s*pass\b/, /\ssmtp\.mailfrom\s*=\s*(?:[^\s@]*@)?([^\s@]+)/],
] as const

function peloDominio({ ditos, fechado }: Carimbo, dominio: string): Autenticacao {
  const prova = ditos.some((dito) =>
    PROVAS.some(([passou, deQuem]) => passou.test(dito) && alinha(deQuem.exec(dito)?.[1] ?? '', dominio)),
  )
  return prova && fechado ? 'PASSOU' : 'NAO_DITA'
}

/** The same domain, or one within the other, as DMARC itself takes them. */
const alinha = (um: string, outro: string) =>
  um === outro || (um.includes('.') && (outro.endsWith(`.${um}`) || um.endsWith(`.${outro}`)))

/** Between semicolons, without what the sender may have put into comments and quotes; one left open hides nothing. */
function partes(carimbo: string): Carimbo {
  let fundo = 0
  let citando = false
  let fora = ''
  for (let i = 0; i < carimbo.length; i++) {
    const letra = carimbo.charAt(i)
    if (letra === '\\') i++
    else if (letra === '"' && fundo === 0) citando = !citando
    else if (citando) continue
    else if (letra === '(') fundo++
    else if (letra === ')') fundo = Math.max(0, fundo - 1)
    else if (fundo === 0) fora += letra
  }
  const fechado = fundo === 0 && !citando
  const ditos = (fechado ? fora : carimbo)
    .toLowerCase()
    .split(';')
    .map((parte) => parte.trim())
  return { ditos, fechado }
}
