import { type MotivoDoTipo, NIVEIS_DE_MOTIVOS } from '@balcao/dominio/tipos-de-tickets/conteudo'
import { nivelDoMotivo } from '@balcao/dominio/tipos-de-tickets/regras'

// NOV-04 The tree of reasons as a flat list in reading order, moved about by whoever writes it.

type Motivos = readonly MotivoDoTipo[]
export type Passo = 'subir' | 'descer' | 'entrar' | 'sair'

export const filhosDe = (motivos: Motivos, pai: string | null): MotivoDoTipo[] =>
  motivos.filter((motivo) => motivo.pai === pai)

/** Each with those below it right behind, as it reads. */
const emOrdem = (motivos: Motivos, pai: string | null = null): MotivoDoTipo[] =>
  filhosDe(motivos, pai).flatMap((motivo) => [motivo, ...emOrdem(motivos, motivo.chave)])

const trocar = (motivos: Motivos, um: string, outro: string): MotivoDoTipo[] =>
  motivos.map((motivo) => {
    const par = motivo.chave === um ? outro : motivo.chave === outro ? um : null
    return (par === null ? null : motivos.find(({ chave }) => chave === par)) ?? motivo
  })

const alturaDe = (motivos: Motivos, chave: string): number =>
  1 + Math.max(0, ...filhosDe(motivos, chave).map((filho) => alturaDe(motivos, filho.chave)))

/** One step of a reason, those below it with it; the same list where there is nowhere to go. */
export function andar(motivos: Motivos, chave: string, passo: Passo): MotivoDoTipo[] {
  const motivo = motivos.find((cada) => cada.chave === chave)
  if (!motivo) return [...motivos]
  const irmaos = filhosDe(motivos, motivo.pai)
  const lugar = irmaos.indexOf(motivo)
  const anterior = irmaos[lugar - 1]
  if (passo === 'subir' || passo === 'descer') {
    const vizinho = passo === 'subir' ? anterior : irmaos[lugar + 1]
    return emOrdem(vizinho ? trocar(motivos, chave, vizinho.chave) : motivos)
  }
  const outros = motivos.filter((cada) => cada !== motivo)
  if (passo === 'entrar') {
    const fundo = nivelDoMotivo(motivos, chave) + alturaDe(motivos, chave)
    if (!anterior || fundo > NIVEIS_DE_MOTIVOS) return [...motivos]
    return emOrdem([...outros, { ...motivo, pai: anterior.chave }])
  }
  const pai = motivos.find((cada) => cada.chave === motivo.pai)
  if (!pai) return [...motivos]
  const depoisDoPai = outros.indexOf(pai) + 1
  return emOrdem(outros.toSpliced(depoisDoPai, 0, { ...motivo, pai: pai.pai }))
}

/** It, and all that hangs from it. */
export function semMotivo(motivos: Motivos, chave: string): MotivoDoTipo[] {
  const fora = new Set([chave])
  for (const sai of fora) for (const filho of filhosDe(motivos, sai)) fora.add(filho.chave)
  return motivos.filter((motivo) => !fora.has(motivo.chave))
}

/** A new one, behind this one or at the end of those below it. */
export function comMotivo(
  motivos: Motivos,
  novo: string,
  { pai, depoisDe }: { pai: string | null; depoisDe?: string },
): MotivoDoTipo[] {
  const motivo = {
    chave: novo,
    pai,
    descricao: '',
    padrao: false,
    informa: false,
    subnivelObrigatorio: false,
  }
  const lugar = motivos.findIndex(({ chave }) => chave === depoisDe)
  return emOrdem(lugar < 0 ? [...motivos, motivo] : motivos.toSpliced(lugar + 1, 0, motivo))
}
