type EtapaDeSempre = { id: number; nome: string; publicacao: number; continuaId: number | null }

/** The step of that publication which goes on from this one, over however many between them, or is called the same; null where none does. */
export function etapaQueContinua(
  etapas: readonly EtapaDeSempre[],
  id: number,
  publicacao: number,
): number | null {
  const porId = new Map(etapas.map((etapa) => [etapa.id, etapa]))
  const daVersao = etapas.filter((etapa) => etapa.publicacao === publicacao)
  const continua = daVersao.find((etapa) => {
    let atual: EtapaDeSempre | undefined = etapa
    const vistas = new Set<number>()
    while (atual && !vistas.has(atual.id)) {
      if (atual.id === id) return true
      vistas.add(atual.id)
      atual = atual.continuaId === null ? undefined : porId.get(atual.continuaId)
    }
    return false
  })
  const nome = porId.get(id)?.nome
  return (continua ?? daVersao.find((etapa) => etapa.nome === nome))?.id ?? null
}
