import { NIVEIS_DE_MOTIVO } from '../../constantes.ts'
import { MENSAGENS } from '../../mensagens.ts'
import type { MotivoDeAbertura } from '../catalogo/contratos.ts'

export type Nivel = { obrigatorio: boolean; itens: readonly MotivoDeAbertura[] }

/** One level of the tree with what was chosen in it. */
export type NivelAberto = Nivel & { escolhido: MotivoDeAbertura | null }

export type MotivoEscolhido = { id: number; obs?: string | undefined }

/** NOV-04 The levels that the choices so far open, at most five; a choice that is not in its level counts as none. */
export function niveisAbertos(raiz: Nivel, escolhas: readonly (MotivoEscolhido | null)[]): NivelAberto[] {
  const abertos: NivelAberto[] = []
  let nivel: Nivel = raiz
  while (nivel.itens.length > 0 && abertos.length < NIVEIS_DE_MOTIVO) {
    const escolha = escolhas[abertos.length]
    const escolhido = nivel.itens.find(({ id }) => id === escolha?.id) ?? null
    abertos.push({ ...nivel, escolhido })
    if (!escolhido) break
    nivel = escolhido.subnivel
  }
  return abertos
}

/** NOV-04 What is chosen by itself in a level: its only option when one must be chosen, or its default. */
export function escolhaAutomatica({ obrigatorio, itens }: Nivel): MotivoDeAbertura | null {
  if (obrigatorio && itens.length === 1) return itens[0] ?? null
  return itens.find(({ padrao }) => padrao) ?? null
}

/** NOV-05 Each required level must have its choice, and each choice that demands it its observation. */
export function problemasDosMotivos(
  raiz: Nivel,
  escolhas: readonly (MotivoEscolhido | null)[],
): Record<string, string> {
  const problemas: Record<string, string> = {}
  const abertos = niveisAbertos(raiz, escolhas)
  for (const [i, { obrigatorio, escolhido }] of abertos.entries()) {
    const campo = `motivo${i + 1}`
    if (!escolhido && (obrigatorio || escolhas[i]))
      problemas[campo] = escolhas[i] ? MENSAGENS.invalido : MENSAGENS.obrigatorio
    if (escolhido?.informa && !escolhas[i]?.obs?.trim())
      problemas[`${campo}.obs`] = MENSAGENS.observacaoObrigatoria
  }
  // Something chosen below a level that is not open was chosen in another tree.
  const soltos = escolhas.flatMap((escolha, i) => (escolha && i >= abertos.length ? [`motivo${i + 1}`] : []))
  for (const campo of soltos) problemas[campo] = MENSAGENS.invalido
  return problemas
}
