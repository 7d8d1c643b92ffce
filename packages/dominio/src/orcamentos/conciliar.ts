import type { CabecalhoDoOrcamento, LinhaDigitada } from './edicao.ts'

/** What people change in a quote. */
export type Conteudo = { cabecalho: CabecalhoDoOrcamento; itens: readonly LinhaDigitada[] }

type Campo = keyof CabecalhoDoOrcamento
export type Conflito =
  | { id: string; tipo: 'campo'; campo: Campo }
  /** Null is a line that one of both took out. */
  | { id: string; tipo: 'linha'; chave: string; meu: LinhaDigitada | null; deles: LinhaDigitada | null }

export type Escolhas = Readonly<Record<string, 'MEU' | 'DELES'>>

const ehObjeto = (valor: unknown): valor is Record<string, unknown> =>
  typeof valor === 'object' && valor !== null

/** By what they hold, in whatever order it came. */
export function iguais(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (!ehObjeto(a) || !ehObjeto(b)) return false
  const chaves = Object.keys(a)
  return chaves.length === Object.keys(b).length && chaves.every((chave) => iguais(a[chave], b[chave]))
}

/** A freight that was chosen is the one that was saved, without what it was chosen by. */
function mesmoCampo(campo: Campo, a: unknown, b: unknown): boolean {
  const dito = (valor: unknown) => {
    if (campo !== 'frete' || !ehObjeto(valor)) return valor
    const { referencia: _, ...frete } = valor
    return frete
  }
  return iguais(dito(a), dito(b))
}

export type Mudancas = {
  cabecalho: Partial<CabecalhoDoOrcamento>
  itens: LinhaDigitada[]
  removidos: string[]
}

const porChave = (itens: readonly LinhaDigitada[]) => new Map(itens.map((linha) => [linha.chave, linha]))
const camposDe = ({ cabecalho }: Conteudo) => Object.keys(cabecalho) as Campo[]

/** VEN-02 What changed from one to the other: only that travels. */
export function mudancasEntre(antes: Conteudo, depois: Conteudo): Mudancas {
  const antigas = porChave(antes.itens)
  const ficaram = new Set(depois.itens.map(({ chave }) => chave))
  return {
    cabecalho: Object.fromEntries(
      camposDe(depois)
        .filter((campo) => !mesmoCampo(campo, antes.cabecalho[campo], depois.cabecalho[campo]))
        .map((campo) => [campo, depois.cabecalho[campo]]),
    ),
    itens: depois.itens.filter((linha) => !iguais(antigas.get(linha.chave), linha)),
    removidos: antes.itens.map(({ chave }) => chave).filter((chave) => !ficaram.has(chave)),
  }
}

export const nadaMudou = ({ cabecalho, itens, removidos }: Mudancas): boolean =>
  itens.length === 0 && removidos.length === 0 && Object.keys(cabecalho).length === 0

/** `antes` with those changes made. */
export function aplicarMudancas(antes: Conteudo, { cabecalho, itens, removidos }: Mudancas): Conteudo {
  const saem = new Set(removidos)
  const novas = porChave(itens)
  const conhecidas = porChave(antes.itens)
  return {
    cabecalho: { ...antes.cabecalho, ...cabecalho },
    itens: [
      ...antes.itens.filter(({ chave }) => !saem.has(chave)).map((linha) => novas.get(linha.chave) ?? linha),
      ...itens.filter(({ chave }) => !conhecidas.has(chave)),
    ],
  }
}

type Lado = 'MEU' | 'DELES' | 'CONFLITO'

function quemVale(base: unknown, meu: unknown, deles: unknown, igual = iguais): Lado {
  if (igual(meu, base) || igual(meu, deles)) return 'DELES'
  return igual(deles, base) ? 'MEU' : 'CONFLITO'
}

/**
 * VEN-02 Two people changed the same quote. What only one of them touched is taken; where both did, and not alike, somebody has to
 * say: until then it stands as I left it, and is told in `conflitos`. A line is one thing: its price and its quantity go together.
 */
export function conciliar(
  base: Conteudo,
  meu: Conteudo,
  deles: Conteudo,
  escolhas: Escolhas = {},
): { conteudo: Conteudo; conflitos: Conflito[] } {
  const conflitos: Conflito[] = []
  const meuLado = (lado: Lado, conflito: Conflito): boolean => {
    if (lado !== 'CONFLITO') return lado === 'MEU'
    const escolha = escolhas[conflito.id]
    if (!escolha) conflitos.push(conflito)
    return escolha !== 'DELES'
  }

  const cabecalho = { ...deles.cabecalho }
  for (const campo of camposDe(deles)) {
    const igual = (a: unknown, b: unknown) => mesmoCampo(campo, a, b)
    const lado = quemVale(base.cabecalho[campo], meu.cabecalho[campo], deles.cabecalho[campo], igual)
    if (meuLado(lado, { id: `campo:${campo}`, tipo: 'campo', campo }))
      Object.assign(cabecalho, { [campo]: meu.cabecalho[campo] })
  }

  const [daBase, minhas, delas] = [porChave(base.itens), porChave(meu.itens), porChave(deles.itens)]
  // Theirs in their order, then what only I have in mine.
  const itens = [...new Set([...delas.keys(), ...minhas.keys()])].flatMap((chave) => {
    const [minha = null, dela = null] = [minhas.get(chave), delas.get(chave)]
    const lado = quemVale(daBase.get(chave) ?? null, minha, dela)
    const vale = meuLado(lado, { id: `linha:${chave}`, tipo: 'linha', chave, meu: minha, deles: dela })
      ? minha
      : dela
    return vale ? [vale] : []
  })
  return { conteudo: { cabecalho, itens }, conflitos }
}

/**
 * What was sent and never answered may have arrived: where theirs is exactly that, it was mine, and nobody else's. Answers the base to
 * conciliate with.
 */
export function baseComEnviado(base: Conteudo, enviado: Mudancas, deles: Conteudo): Conteudo {
  const delas = porChave(deles.itens)
  const chegou = {
    cabecalho: Object.fromEntries(
      Object.entries(enviado.cabecalho).filter(([campo, valor]) =>
        mesmoCampo(campo as Campo, deles.cabecalho[campo as Campo], valor),
      ),
    ),
    itens: enviado.itens.filter((linha) => iguais(delas.get(linha.chave), linha)),
    removidos: enviado.removidos.filter((chave) => !delas.has(chave)),
  }
  return aplicarMudancas(base, chegou)
}
