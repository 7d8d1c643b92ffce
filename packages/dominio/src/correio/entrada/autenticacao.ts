/** What the server that received a message says of its sender (DMARC). */
export type Autenticacao = 'PASSOU' | 'FALHOU' | 'NAO_DITA'

type Caso = {
  /** The values of `Authentication-Results`, as they stand in the message: the topmost first. */
  carimbos: readonly string[]
  /** How our server names itself in them (authserv-id); empty where it writes none. */
  servidor: string
  de: string
}

/**
 * ALC-02 Anybody may write such a header; ours is put above whatever came, so that only the topmost of our server's that speaks of
 * DMARC is believed. One that passed for another domain than the sender's proves nothing of this sender.
 */
export function autenticacaoDoRemetente({ carimbos, servidor, de }: Caso): Autenticacao {
  const nosso = servidor.trim().toLowerCase()
  if (nosso === '') return 'NAO_DITA'
  for (const carimbo of carimbos) {
    const [quem = '', ...ditos] = partes(carimbo)
    if (quem.split(/\s/)[0] !== nosso) continue
    const doDmarc = ditos.filter((dito) => /^dmarc\s*=/.test(dito))
    if (doDmarc.length > 0) return doDmarc.map((dito) => resultado(dito, de)).reduce(pior)
  }
  return 'NAO_DITA'
}

const pior = (a: Autenticacao, b: Autenticacao): Autenticacao =>
  (['FALHOU', 'NAO_DITA', 'PASSOU'] as const).find((um) => um === a || um === b) ?? a

function resultado(dito: string, de: string): Autenticacao {
  const valor = /^dmarc\s*=\s*([a-z]+)/.exec(dito)?.[1]
  if (valor !== 'pass') return valor === 'fail' ? 'FALHOU' : 'NAO_DITA'
  const dominio = /\sheader\.from\s*=\s*(?:[^\s@]*@)?([^\s@]+)/.exec(dito)?.[1]
  return dominio === undefined || dominio === de.slice(de.lastIndexOf('@') + 1) ? 'PASSOU' : 'FALHOU'
}

/** Between semicolons, without what the sender may have put into comments and quotes; one left open hides nothing. */
function partes(carimbo: string): string[] {
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
  return (fechado ? fora : carimbo)
    .toLowerCase()
    .split(';')
    .map((parte) => parte.trim())
}
